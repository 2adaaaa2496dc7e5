import { schema } from '@keydence/db';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { startRefreshJob } from '../../testing/refresh-list.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runRefresh } from '../refreshes/run-refresh.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const source = limitSource(createSampleSource({ now }), 20);
const domainUrl = sampleDomains[0]?.domainName ?? '';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample: source }, now });
});
afterAll(() => services.database.close());

async function createDomain() {
  const person = await signIn(services);
  const { id: workspaceId, domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  return { ...person, workspaceId, domainId: domains[0]?.id ?? '' };
}

async function createReadyDomain() {
  const domain = await createDomain();
  await runSetup(services, { domainId: domain.domainId, run: 1 });
  return domain;
}

/** Row counts by table for all data of a domain or its lists. */
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
    const name = getTableName(table);
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    const isOfDomain = name === 'tracked_domains' || columns.includes('domain_id');
    if (!isOfDomain && !columns.includes('list_id')) continue;
    counts[name] = await services.database.db.$count(table);
  }
  return counts;
}

const gone = { code: 'not_found', message: 'Not found' };

describe('removing a domain', () => {
  it('deletes all its collected data, and none of another domain', async () => {
    const kept = await createReadyDomain();
    const before = await countRows();
    const { pagination } = await kept.api.keywords.list({ domainId: kept.domainId });
    expect(before.tracked_keywords).toBeGreaterThan(0);
    const { api, workspaceId, domainId } = await createReadyDomain();
    await api.reportShares.create({ domainId });
    const { data } = await api.keywords.list({ domainId });
    await api.keywords.update({ keywordId: data[0]?.id ?? '', note: 'Mine', tags: ['shop'] });
    await api.keywords.delete({ keywordId: data[1]?.id ?? '' });
    await api.refreshes.start({ domainId, kind: 'rankings' });
    await api.trackedDomains.delete({ domainId });
    expect(await countRows()).toEqual(before);
    expect((await api.workspaces.get({ workspaceId })).domains).toEqual([]);
    expect(await failureOf(api.trackedDomains.getStatus({ domainId }))).toMatchObject(gone);
    expect(await failureOf(api.trackedDomains.delete({ domainId }))).toMatchObject(gone);
    expect(await kept.api.keywords.list({ domainId: kept.domainId })).toMatchObject({ pagination });
  });

  it('is allowed for every member, and the domain can be added again', async () => {
    const { workspaceId, domainId } = await createReadyDomain();
    const member = await joinWorkspace(services, workspaceId);
    await member.api.trackedDomains.delete({ domainId });
    const again = await member.api.trackedDomains.create({ workspaceId, domainUrl, locationCode: 2840 });
    expect(again).toMatchObject({ domainName: domainUrl, state: 'setting_up' });
    expect(again.id).not.toBe(domainId);
  });

  it('ends the streams of its watchers', async () => {
    const { api, domainId } = await createDomain();
    const stream = (await api.trackedDomains.watchSetup({ domainId }))[Symbol.asyncIterator]();
    expect((await stream.next()).done).toBe(false);
    const rest = failureOf(stream.next());
    await api.trackedDomains.delete({ domainId });
    expect(await rest).toMatchObject(gone);
  });
});

describe('work that runs while its domain is removed', () => {
  const calls = ['siteTopics', 'rankedKeywords', 'competitors'] as const;

  it.each(calls)('stops a setup that is waiting for its source’s %s, without an error', async (method) => {
    const before = await countRows();
    const { api, domainId } = await createDomain();
    const worker = {
      ...services,
      sources: {
        sample: new Proxy(source, {
          get(target, key, receiver) {
            const value: unknown = Reflect.get(target, key, receiver);
            if (key !== method || typeof value !== 'function') return value;
            return async (...args: unknown[]) => {
              const answer: unknown = await Reflect.apply(value, target, args);
              await api.trackedDomains.delete({ domainId });
              return answer;
            };
          },
        }),
      },
    };
    await runSetup(worker, { domainId, run: 1 });
    expect(await countRows()).toEqual(before);
  });

  it('stops a refresh that is waiting for its source, without an error', async () => {
    const before = await countRows();
    const { api, domainId } = await createReadyDomain();
    const job = await startRefreshJob(services, api, { domainId, kind: 'keywords' });
    let hasAsked = false;
    const worker = {
      ...services,
      sources: {
        sample: {
          ...source,
          rankedKeywords: async (...args: Parameters<typeof source.rankedKeywords>) => {
            const answer = await source.rankedKeywords(...args);
            if (!hasAsked) await api.trackedDomains.delete({ domainId });
            hasAsked = true;
            return answer;
          },
        },
      },
    };
    await runRefresh(worker, job);
    expect(hasAsked).toBe(true);
    expect(await countRows()).toEqual(before);
    await runRefresh(services, job);
  });

  it('makes earlier queued jobs do nothing', async () => {
    const { api, domainId } = await createDomain();
    await api.trackedDomains.delete({ domainId });
    await runSetup(services, { domainId, run: 1 });
    expect(services.loggedErrors).toEqual([]);
  });
});

describe('deleting a workspace', () => {
  it('is allowed for owners, and deletes its domains, views, members and invitations', async () => {
    const before = await countRows();
    const { api, workspaceId, domainId } = await createReadyDomain();
    const member = await joinWorkspace(services, workspaceId);
    await api.invitations.create({ workspaceId, email: 'bob@people.example' });
    await api.keywordViews.create({ workspaceId, name: 'Mine', query: {} });
    expect(await failureOf(member.api.workspaces.delete({ workspaceId }))).toMatchObject({
      code: 'forbidden',
      message: 'Only owners can delete a workspace. Ask an owner of this workspace.',
    });
    await api.workspaces.delete({ workspaceId });
    expect(await countRows()).toEqual(before);
    for (const one of [api, member.api]) {
      expect(await one.workspaces.list()).toEqual([]);
      expect(await failureOf(one.workspaces.get({ workspaceId }))).toMatchObject(gone);
      expect(await failureOf(one.trackedDomains.getStatus({ domainId }))).toMatchObject(gone);
    }
  });
});

it('aborts an import in progress, and does not wait for its end', async () => {
  const { api, domainId } = await createReadyDomain();
  const { sql } = services.database;
  const importId = uuidv7();
  await sql`
    insert into import_runs (id, domain_id, location_code, language_code, file_name, content_hash, state, preview, done, total)
    values (${importId}, ${domainId}, 2840, 'en', 'Queries.csv', '', 'running', '{}', 3000, 200000)`;
  const removed = await sql.begin(async (writer) => {
    await writer`select from domain_setups where domain_id = ${domainId} for share`;
    const removal = api.trackedDomains.delete({ domainId });
    await vi.waitFor(async () => {
      const [run] = await sql`select state from import_runs where id = ${importId}`;
      expect(run?.state).toBe('cancelled');
    }, 5_000);
    return { removal };
  });
  await removed.removal;
  expect(await failureOf(api.trackedDomains.getStatus({ domainId }))).toMatchObject(gone);
});
