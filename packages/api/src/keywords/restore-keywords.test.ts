import { keywordTables, schema } from '@keydence/db';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { refreshList } from '../../testing/refresh-list.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { decodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { runSetup } from '../setup/run-setup.ts';

const dayMs = 86_400_000;
let time = new Date('2026-11-21T12:00:00Z');
const now = () => time;
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 30);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  domainId = await addDomain(person);
});
afterAll(() => services.database.close());

async function addDomain({ api }: typeof person): Promise<string> {
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl });
  const id = domains[0]?.id ?? '';
  await runSetup(services, { domainId: id, run: 1 });
  return id;
}

const list = () => person.api.keywords.list({ domainId, limit: 100, sortBy: 'search_volume' });
const idsOf = (keywords: readonly { id: string }[]) => keywords.map(({ id }) => id).sort();
const firstIds = async (count: number) =>
  (await list()).data
    .filter(({ rankAbsolute }) => rankAbsolute !== null)
    .slice(0, count)
    .map(({ id }) => id);
const deleteMany = (keywordIds: string[]) => person.api.keywords.deleteMany({ domainId, keywordIds });
const restore = (keywordIds: string[]) => person.api.keywords.restore({ domainId, keywordIds });

/**
 * Every stored row of the domain's keywords, to the byte, and the exact counts that triggers
 * maintain.
 */
async function readEverything() {
  const { sql } = services.database;
  const { listId } = decodeKeywordId((await firstIds(1))[0] ?? '');
  const tables = await Promise.all(
    keywordTables.map(
      ({ name, keywordId }) => sql`
        select md5(string_agg(t::text, ',' order by t.${sql(keywordId)}, t::text)) as rows, count(*)::int as n
        from ${sql(name)} t where list_id = ${listId}`,
    ),
  );
  const [lists] = await sql`select keyword_count from keyword_lists where id = ${listId}`;
  return { tables, lists };
}

/** Stores a keyword's figures as an imported export does. */
async function measure(keywordId: string) {
  const { listId, id } = decodeKeywordId(keywordId);
  const row = { listId, keywordId: id, measuredOn: '2026-11-01', source: 'semrush' as const };
  const { db } = services.database;
  await db.insert(schema.keywordMeasures).values({ ...row, searchVolume: 90, averagePosition: 4.2 });
  await db.insert(schema.keywordResultPages).values({ listId, keywordId: id, questions: ['what is it?'] });
  await db
    .insert(schema.keywordClicks)
    .values({ listId, keywordId: id, endsOn: '2026-11-18', clicks: 3, impressions: 40 });
  await db
    .insert(schema.keywordInsights)
    .values({ listId, keywordId: id, intentSource: 'query', isPlaced: true });
  await db.insert(schema.keywordPages).values({ ...row, url: 'https://acme.com/', rank: 4 });
}

async function countKept(keywordId: string) {
  const { listId, id } = decodeKeywordId(keywordId);
  const [row] = await services.database.sql<{ isKept: boolean }[]>`
    select rows is not null as "isKept" from deleted_keywords where list_id = ${listId} and id = ${id}`;
  return row;
}

describe('keywords.restore', () => {
  it('restores every row, to the byte, with the same ids', async () => {
    const [attached = ''] = await firstIds(1);
    await person.api.keywords.update({ keywordId: attached, tags: ['rye', 'bread'], note: 'Ours to win' });
    await measure(attached);
    const before = await readEverything();
    expect(before.tables.every(([table]) => table?.n > 0)).toBe(true);
    const shown = await list();
    const ids = await firstIds(5);
    const history = await person.api.keywords.history({ keywordId: ids[0] ?? '' });
    expect(history).not.toEqual([]);

    expect(await deleteMany([...ids, ids[0] ?? ''])).toEqual({ count: 5, keywordIds: expect.any(Array) });
    expect(await readEverything()).not.toEqual(before);
    const answer = await restore(ids);
    expect(answer.count).toBe(5);
    expect(answer.keywordIds.sort()).toEqual([...ids].sort());
    expect(await readEverything()).toEqual(before);
    expect(await list()).toEqual(shown);
    expect(await person.api.keywords.history({ keywordId: ids[0] ?? '' })).toEqual(history);
  });

  it('restores a keyword from a single deletion', async () => {
    const before = await readEverything();
    const [keywordId = ''] = await firstIds(1);
    await person.api.keywords.delete({ keywordId });
    expect(await restore([keywordId])).toEqual({ count: 1, keywordIds: [keywordId] });
    expect(await readEverything()).toEqual(before);
  });

  it('restores once on two concurrent requests, and skips tracked keywords', async () => {
    const before = await readEverything();
    const ids = await firstIds(4);
    await deleteMany(ids);
    const answers = await Promise.all([restore(ids), restore(ids)]);
    expect(answers.map(({ count }) => count).sort()).toEqual([0, 4]);
    expect(await restore(ids)).toEqual({ count: 0, keywordIds: [] });
    expect(await readEverything()).toEqual(before);
  });

  it('deletes the rows after 30 days, but still knows that the keyword was deleted', async () => {
    const [early = '', late = ''] = await firstIds(2);
    await deleteMany([early]);
    time = new Date(time.getTime() + 1);
    await deleteMany([late]);
    time = new Date(time.getTime() + 30 * dayMs - 1);
    const deleted = () => person.api.keywords.listDeleted({ domainId });
    expect(idsOf((await deleted()).data)).toEqual([early, late].sort());
    time = new Date(time.getTime() + 1);
    expect((await deleted()).pagination.total).toBe(1);
    expect(await restore([early, late])).toEqual({ count: 1, keywordIds: [late] });
    expect(await countKept(early)).toEqual({ isKept: false });
    await refreshList(services, person.api, { domainId, kind: 'keywords' });
    expect(idsOf((await list()).data)).not.toContain(early);
  });
});

describe('keywords.deleteMany', () => {
  it('deletes each keyword once on two concurrent requests', async () => {
    const { total } = (await list()).pagination;
    const [a = '', b = '', c = ''] = await firstIds(3);
    const answers = await Promise.all([deleteMany([a, b]), deleteMany([b, c])]);
    const deleted = answers.flatMap(({ keywordIds }) => keywordIds);
    expect(deleted.sort()).toEqual([a, b, c].sort());
    expect((await list()).pagination.total).toBe(total - 3);
    await restore([a, b, c]);
  });

  it('bumps the version of the list once', async () => {
    const ids = await firstIds(3);
    const { listId } = decodeKeywordId(ids[0] ?? '');
    const version = async () => {
      const [row] = await services.database.sql`select version::int from keyword_lists where id = ${listId}`;
      return row?.version as number;
    };
    const before = await version();
    await deleteMany(ids);
    expect(await version()).toBe(before + 1);
    await restore(ids);
    expect(await version()).toBe(before + 2);
  });

  it('changes nothing if one id is foreign, malformed or of another list', async () => {
    const other = await signIn(services);
    const foreign = (await other.api.keywords.list({ domainId: await addDomain(other) })).data[0]?.id ?? '';
    const elsewhere =
      (await person.api.keywords.list({ domainId: await addDomain(person) })).data[0]?.id ?? '';
    const [own = ''] = await firstIds(1);
    const before = await readEverything();
    for (const wrong of [foreign, elsewhere, 'x', '', '0', '9'.repeat(18)]) {
      for (const call of [deleteMany, restore]) {
        expect(await failureOf(call([own, wrong]))).toMatchObject({
          code: 'not_found',
          message: 'Not found',
        });
        expect(await failureOf(call([wrong]))).toMatchObject({ code: 'not_found', message: 'Not found' });
      }
    }
    expect(await readEverything()).toEqual(before);
  });

  it.each([
    { keywordIds: [], message: 'At least one keyword is required' },
    {
      keywordIds: Array<string>(1_001).fill('1'),
      message: 'At most 1,000 keywords can be changed in one request.',
    },
  ])('refuses: $message', async ({ keywordIds, message }) => {
    for (const call of [deleteMany, restore]) {
      const error = await failureOf(call(keywordIds));
      expect(error.details.errors).toEqual([{ path: 'keywordIds', message }]);
    }
  });

  it('is refused until the domain is set up', async () => {
    const { sql } = services.database;
    const ids = await firstIds(1);
    await sql`update domain_setups set state = 'setting_up' where domain_id = ${domainId}`;
    for (const call of [deleteMany, restore]) {
      expect(await failureOf(call(ids))).toMatchObject({ code: 'domain_setup_in_progress' });
    }
    await sql`update domain_setups set state = 'ready' where domain_id = ${domainId}`;
    expect(idsOf((await list()).data)).toContain(ids[0]);
  });
});

describe('a deleted keyword', () => {
  it('is not added again by refreshes or a new setup', async () => {
    const ids = await firstIds(3);
    await deleteMany(ids);
    const left = idsOf((await list()).data);
    const { keywords } = await refreshList(services, person.api, { domainId, kind: 'keywords' });
    expect(keywords).toMatchObject({ added: 0 });
    await refreshList(services, person.api, { domainId, kind: 'rankings' });
    expect(idsOf((await list()).data)).toEqual(left);
    await services.database.sql`update domain_setups set state = 'failed' where domain_id = ${domainId}`;
    await person.api.trackedDomains.retrySetup({ domainId });
    await runSetup(services, services.sentJobs.at(-1) ?? { domainId, run: 0 });
    expect(idsOf((await list()).data)).toEqual(left);
    await restore(ids);
  });

  it('is restored with its history when its text is added, in the given order', async () => {
    const before = await readEverything();
    const { data } = await list();
    const [first, second] = data.filter(({ rankAbsolute }) => rankAbsolute !== null);
    const texts = [second?.keywordText ?? '', first?.keywordText.toUpperCase() ?? ''];
    await deleteMany([first?.id ?? '', second?.id ?? '']);
    const answer = await person.api.keywords.addMany({ domainId, keywords: texts });
    expect(answer).toEqual({ data: [second, first], created: 2, skipped: 0 });
    expect(await readEverything()).toEqual(before);
    expect(await countKept(first?.id ?? '')).toBeUndefined();
  });

  it('gets the intent that is given with its text', async () => {
    const [keyword] = (await list()).data;
    const keywordText = keyword?.keywordText ?? '';
    const intentType = keyword?.intentType === 'commercial' ? 'navigational' : 'commercial';
    await deleteMany([keyword?.id ?? '']);
    expect(await person.api.keywords.add({ domainId, keywordText, intentType })).toEqual({
      ...keyword,
      intentType,
    });
  });

  it('is a new keyword if its text is added after its rows were deleted', async () => {
    const [keyword] = (await list()).data.filter(({ rankAbsolute }) => rankAbsolute !== null);
    await deleteMany([keyword?.id ?? '']);
    time = new Date(time.getTime() + 31 * dayMs);
    const added = await person.api.keywords.add({ domainId, keywordText: keyword?.keywordText ?? '' });
    expect(added.id).not.toBe(keyword?.id);
    expect(added).toMatchObject({ rankAbsolute: null, needsRankingRefresh: true });
    await deleteMany([added.id]);
    expect((await restore([added.id])).count).toBe(1);
  });
});

describe('keywords.listDeleted', () => {
  it('returns the last deleted first, in pages, and nothing for a market without a list', async () => {
    const ids = await firstIds(3);
    for (const id of ids) {
      time = new Date(time.getTime() + 1_000);
      await deleteMany([id]);
    }
    const page = (number: number) => person.api.keywords.listDeleted({ domainId, page: number, limit: 2 });
    const [first, second] = [await page(1), await page(2)];
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([...ids].reverse());
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect(first.data[0]).toMatchObject({ deletedAt: time, searchVolume: expect.any(Number) });
    expect((await page(3)).data).toEqual([]);
    const elsewhere = await person.api.keywords.listDeleted({
      domainId,
      locationCode: 2276,
      languageCode: 'de',
    });
    expect(elsewhere.pagination.total).toBe(0);
    await restore(ids);
  });
});

describe('keywords.listMatching', () => {
  it('returns the ids of the keywords that the list shows under the same filters', async () => {
    const { data } = await list();
    const search = data[0]?.keywordText.slice(0, 4) ?? '';
    await person.api.keywords.update({ keywordId: data[0]?.id ?? '', tags: ['rye'] });
    for (const filter of [
      {},
      { minSearchVolume: 1_000, maxDifficulty: 60 },
      { search },
      { search: 'zzzz' },
    ]) {
      const shown = await person.api.keywords.list({ domainId, limit: 100, ...filter });
      const { keywordIds } = await person.api.keywords.listMatching({ domainId, ...filter });
      expect([...keywordIds].sort()).toEqual(idsOf(shown.data));
    }
  });
});
