import { schema } from '@keydence/db';
import type { SetupStatus } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { setupChannel } from '../runs/move-setup.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({
    sampleDomains: [{ domainName: 'shop.example', title: '', description: '', locationCodes: [2840] }],
  });
});
afterAll(() => services.database.close());

async function createDomain() {
  const person = await signIn(services);
  const { id: workspaceId } = await person.api.workspaces.create({ name: 'Acme' });
  const input = { workspaceId, domainUrl: 'acme.com', locationCode: 2840 };
  return { ...person, workspaceId, domain: await person.api.trackedDomains.create(input) };
}

async function setState(domainId: string, change: Partial<typeof schema.domainSetups.$inferInsert>) {
  const { db, sql } = services.database;
  await db.update(schema.domainSetups).set(change).where(eq(schema.domainSetups.domainId, domainId));
  await sql.notify(setupChannel, domainId);
}

describe('trackedDomains', () => {
  it('refuses a domain that the workspace already tracks', async () => {
    const { api, workspaceId } = await createDomain();
    const error = await failureOf(
      api.trackedDomains.create({ workspaceId, domainUrl: 'http://ACME.com', locationCode: 2276 }),
    );
    expect(error.code).toBe('conflict');
  });

  it('adds an unreachable or reserved domain on request without a probe, but not one with a wrong form', async () => {
    const { api, workspaceId } = await createDomain();
    const create = (domainUrl: string, acceptUnreachable?: boolean) =>
      api.trackedDomains.create({ workspaceId, domainUrl, locationCode: 2276, acceptUnreachable });
    expect((await failureOf(create('unreachable.com'))).code).toBe('domain_unreachable');
    const dialled = services.probed.length;
    expect(await create('https://unreachable.com', true)).toMatchObject({ domainName: 'unreachable.com' });
    expect((await failureOf(create('intranet.invalid'))).code).toBe('domain_unreachable');
    expect(await create('intranet.invalid', true)).toMatchObject({ domainName: 'intranet.invalid' });
    expect(services.probed).toHaveLength(dialled);
    expect((await failureOf(create('no domain', true))).code).toBe('validation_failed');
  });

  it.each([
    ['acme.com', true, 'Domain exists'],
    ['https://shop.example/', true, 'Domain exists'],
    ['other.example', false, 'Domain does not exist or is not reachable'],
    ['printer.local', false, 'Domain does not exist or is not reachable'],
    ['unreachable.com', false, 'Domain does not exist or is not reachable'],
    ['broken.com', false, 'Unable to verify domain existence'],
    ['', false, 'Domain is required'],
    ['127.0.0.1', false, 'Not in correct domain format (e.g., example.com)'],
  ])('validates %j', async (domain, valid, message) => {
    const { api } = await signIn(services);
    expect(await api.trackedDomains.validate({ domain })).toMatchObject({ valid, message });
  });

  it('does not probe a sample site or a reserved name', async () => {
    const { api } = await signIn(services);
    const dialled = services.probed.length;
    for (const domain of ['shop.example', 'other.example', 'printer.local']) {
      await api.trackedDomains.validate({ domain });
    }
    expect(services.probed).toHaveLength(dialled);
  });

  it('counts every name lookup against the caller’s limits, except sample sites', async () => {
    const { api, userId } = await signIn(services);
    await api.trackedDomains.validate({ domain: 'shop.example' });
    await api.trackedDomains.validate({ domain: 'not a domain' });
    expect(services.counted.filter((entry) => entry.endsWith(userId))).toEqual([]);
    await api.trackedDomains.validate({ domain: 'acme.com' });
    await api.trackedDomains.validate({ domain: 'printer.local' });
    const both = [`probe_minute ${userId}`, `probe_day ${userId}`];
    expect(services.counted.filter((entry) => entry.endsWith(userId))).toEqual([...both, ...both]);
  });

  it('hides a domain from strangers and from other workspaces', async () => {
    const { api, domain } = await createDomain();
    const stranger = await createDomain();
    const { id: otherWorkspaceId } = await api.workspaces.create({ name: 'Second' });
    const market = { locationCode: 2276, languageCode: 'de' };
    const failures = await Promise.all([
      failureOf(stranger.api.trackedDomains.getStatus({ domainId: domain.id })),
      failureOf(api.trackedDomains.getStatus({ domainId: 'nope' })),
      failureOf(
        api.trackedDomains.changeLocation({ domainId: domain.id, workspaceId: otherWorkspaceId, ...market }),
      ),
      failureOf(
        stranger.api.trackedDomains.changeLocation({
          domainId: domain.id,
          workspaceId: stranger.workspaceId,
          ...market,
        }),
      ),
    ]);
    for (const { code, message, details } of failures) {
      expect({ code, message, details }).toEqual({ code: 'not_found', message: 'Not found', details: {} });
    }
  });

  it('restarts the setup in a new market, but not in the current one', async () => {
    const { api, domain, workspaceId } = await createDomain();
    const ids = { domainId: domain.id, workspaceId };
    const sent = services.sentJobs.length;
    const us = { ...ids, locationCode: 2840, languageCode: 'en' };
    expect(await api.trackedDomains.changeLocation(us)).toEqual(domain);
    expect(services.sentJobs).toHaveLength(sent);
    const moved = await api.trackedDomains.changeLocation({ ...ids, locationCode: 2250, languageCode: 'fr' });
    expect(moved).toMatchObject({ locationName: 'France', languageCode: 'fr', state: 'setting_up' });
    expect(services.sentJobs.slice(sent)).toEqual([{ domainId: domain.id, run: 2 }]);
    for (const wrong of [{ locationCode: 1 }, { languageCode: 'xx' }]) {
      const error = await failureOf(api.trackedDomains.changeLocation({ ...us, ...wrong }));
      expect(error.code).toBe('validation_failed');
    }
  });

  it('retries a failed setup once, at the failed step', async () => {
    const { api, domain } = await createDomain();
    const domainId = domain.id;
    const sent = services.sentJobs.length;
    expect((await api.trackedDomains.retrySetup({ domainId })).state).toBe('setting_up');
    expect(services.sentJobs).toHaveLength(sent);
    await setState(domainId, { state: 'failed', stepsDone: 3, step: null, message: 'no' });
    const retried = await Promise.all([
      api.trackedDomains.retrySetup({ domainId }),
      api.trackedDomains.retrySetup({ domainId }),
    ]);
    expect(retried[0]).toMatchObject({ state: 'setting_up', step: 'competitor_keywords', stepsDone: 3 });
    expect(services.sentJobs.slice(sent)).toEqual([{ domainId, run: 2 }]);
  });

  it('streams each change and ends with the setup', async () => {
    const { api, domain } = await createDomain();
    const seen: SetupStatus[] = [];
    for await (const status of await api.trackedDomains.watchSetup({ domainId: domain.id })) {
      seen.push(status);
      if (seen.length === 1) await setState(domain.id, { step: 'gaps', stepsDone: 4, message: 'Gaps' });
      if (seen.length === 2) await setState(domain.id, { state: 'ready', step: null, stepsDone: 8 });
    }
    expect(seen.map(({ state, stepsDone }) => [state, stepsDone])).toEqual([
      ['setting_up', 0],
      ['setting_up', 4],
      ['ready', 8],
    ]);
  });

  it('stops streaming when the client disconnects', async () => {
    const { api, domain } = await createDomain();
    const stream = await api.trackedDomains.watchSetup({ domainId: domain.id });
    const iterator = stream[Symbol.asyncIterator]();
    expect((await iterator.next()).done).toBe(false);
    expect((await iterator.return?.(undefined))?.done).toBe(true);
  });

  it('responds with 425 to reads during the setup', async () => {
    const { api, domain, workspaceId } = await createDomain();
    const domainId = domain.id;
    const failures = await Promise.all(
      [
        api.keywords.list({ domainId }),
        api.competitors.list({ domainId }),
        api.reports.get({ domainId }),
        api.overview.get({ workspaceId, domainId }),
      ].map(failureOf),
    );
    for (const { code, message, details } of failures) {
      expect({ code, message, details }).toEqual({
        code: 'domain_setup_in_progress',
        message: 'Domain setup in progress',
        details: { retryAfterSeconds: 5 },
      });
    }
  });
});
