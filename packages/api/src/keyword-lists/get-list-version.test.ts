import { createDatabase } from '@keydence/db';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { getListVersion } from './get-list-version.ts';
import { clearListVersionCache, openListVersionMemory } from './list-version-memory.ts';

let time = Date.parse('2026-11-21T12:00:00Z');
/** The clock is fixed, so that no entry expires by age. */
const now = () => new Date(time);
let services: TestServices;
beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
});
afterAll(() => services.database.close());

it('is one text until the list changes, and hidden from other users', async () => {
  const { api, ...caller } = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { id: workspaceId, domains } = await api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  const ctx = { services, requestId: 'test', caller };
  const textOf = async (market = {}) => (await getListVersion(ctx, { domainId, ...market }))?.text ?? null;
  expect(await textOf()).toBeNull();
  await runSetup(services, { domainId, run: 1 });
  await expect.poll(textOf).toMatch(/^\d+\.\d+\.sample$/);
  const version = await textOf();
  expect(await textOf({ locationCode: 2840, languageCode: 'en' })).toBe(version);
  expect(await textOf({ locationCode: 2276, languageCode: 'de' })).toBeNull();

  const market = { workspaceId, domainId, languageCode: 'fr', locationCode: 2250 };
  await api.trackedDomains.changeLocation(market);
  expect(await textOf()).toBeNull();

  const { api: _api, ...stranger } = await signIn(services);
  const asked = getListVersion({ services, requestId: 'test', caller: stranger }, { domainId });
  expect(await failureOf(asked)).toMatchObject({ code: 'not_found' });
});

it('is read once for all concurrent requests', async () => {
  const { api, ...caller } = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  clearListVersionCache(services);
  let reads = 0;
  const sql = new Proxy(services.database.sql, {
    apply: (target, self, args) => {
      reads += 1;
      return Reflect.apply(target, self, args);
    },
  });
  const counted = { ...services, database: { ...services.database, sql } };
  const ctx = { services: counted, requestId: 'test', caller };
  await Promise.all(Array.from({ length: 20 }, () => getListVersion(ctx, { domainId })));
  expect(reads).toBe(1);
});

/** A user with a list, and its version as seen by this process and another one. */
async function startTwo() {
  const { api, ...caller } = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const other = await createDatabase(services.database.url);
  const read = async (database = services.database, options = {}) => {
    const ctx = { services: { ...services, database }, requestId: 'test', caller };
    const version = await getListVersion(ctx, { domainId }, options);
    if (!version) throw new Error('The list has no version.');
    return version;
  };
  await expect.poll(async () => (await read()).isCurrent() && (await read(other)).isCurrent()).toBe(true);
  const { sql } = services.database;
  const bumpUnheard = () => sql`update keyword_lists set version = version + 1 where domain_id = ${domainId}`;
  return { api, domainId, other, read, bumpUnheard };
}

describe('a version that was read', () => {
  it('is not current after its reader has changed the list', async () => {
    const { api, domainId, other, read } = await startTwo();
    const here = await read();
    const there = await read(other);
    const [keyword] = (await api.keywords.list({ domainId })).data;
    await api.keywords.update({ keywordId: keyword?.id ?? '', tags: ['new'] });
    expect(here.isCurrent()).toBe(false);
    expect((await read()).text).not.toBe(here.text);
    await expect.poll(() => there.isCurrent()).toBe(false);
    expect((await read(other)).text).toBe((await read()).text);
    await other.close();
  });

  it('is reused for a second after an unannounced change, except for requests that bypass the cache', async () => {
    const { other, read, bumpUnheard } = await startTwo();
    const known = await read();
    const elsewhere = await read(other);
    await bumpUnheard();
    time += 999;
    expect((await read()).text).toBe(known.text);
    const fresh = await read(services.database, { isAnew: true });
    expect([fresh.text === known.text, known.isCurrent(), fresh.isCurrent()]).toEqual([false, false, true]);
    expect(elsewhere.isCurrent()).toBe(true);
    time += 1;
    expect(elsewhere.isCurrent()).toBe(false);
    expect((await read(other)).text).toBe(fresh.text);
    await other.close();
  });

  it('is evicted a second later, when another one is read', async () => {
    const first = await startTwo();
    const second = await startTwo();
    await first.read();
    time += 1_000;
    await second.read();
    const memory = await openListVersionMemory(services);
    expect([...memory].map(([domainId, { size }]) => [domainId, size])).toEqual([[second.domainId, 1]]);
    await Promise.all([first.other.close(), second.other.close()]);
  });

  it('is not current after the clock was set back', async () => {
    const { other, read } = await startTwo();
    const known = await read();
    time -= 1;
    expect(known.isCurrent()).toBe(false);
    time += 1;
    await other.close();
  });

  it('is cleared when the connection for notifications was lost', async () => {
    const { other, read, bumpUnheard } = await startTwo();
    const known = await read(other);
    await bumpUnheard();
    const { sql } = services.database;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`;
    await expect.poll(() => known.isCurrent()).toBe(false);
    expect((await read(other)).text).not.toBe(known.text);
    await other.close();
  });
});
