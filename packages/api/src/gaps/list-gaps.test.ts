import { gapClasses, gapClassOf, isBrandKeyword, isGapKeyword, isSharedKeyword } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;
let competitorIds: string[];

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 60);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  workspaceId = workspace.id;
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await services.database.sql`
    update competitor_keywords set last_updated = now() - interval '3 days'
    where competitor_id = (select min(competitor_id::text)::uuid from competitor_keywords)`;
  const { competitors } = await list();
  competitorIds = competitors.map(({ id }) => id);
});
afterAll(() => services.database.close());

type Input = Omit<Parameters<typeof person.api.gaps.list>[0], 'domainId'>;
type Row = Awaited<ReturnType<typeof list>>['data'][number];

const bestOf = (ranks: readonly (number | null)[]) => Math.min(...ranks.map((rank) => rank ?? 101));

const list = (input: Input = {}) => person.api.gaps.list({ domainId, limit: 100, ...input });

async function all(input: Input = {}): Promise<Row[]> {
  const first = await list(input);
  const further = Array.from({ length: first.pagination.pages - 1 }, (_, index) => index + 2);
  const pages = await Promise.all(further.map((page) => list({ ...input, page })));
  return [first, ...pages].flatMap(({ data }) => data);
}

describe('gaps.list', () => {
  it('returns every keyword of every competitor once, with the rank of every site', async () => {
    const rows = await all();
    const theirs = await Promise.all(
      competitorIds.map((competitorId) => person.api.competitors.topKeywords({ competitorId, limit: 100 })),
    );
    const expected = new Map<string, (number | null)[]>();
    const collected = new Map<string, Date>();
    for (const [column, { data }] of theirs.entries()) {
      for (const { keyword, rankGroup, lastUpdated } of data) {
        const known = collected.get(keyword);
        collected.set(keyword, known && known > lastUpdated ? known : lastUpdated);
        const ranks = expected.get(keyword) ?? competitorIds.map(() => null);
        ranks[column] = rankGroup;
        expected.set(keyword, ranks);
      }
    }
    expect(new Map(rows.map(({ keyword, ranks }) => [keyword, ranks]))).toEqual(expected);
    expect(rows).toHaveLength(expected.size);
    const mine = await Promise.all(
      [1, 2, 3, 4].map((page) => person.api.keywords.list({ domainId, page, limit: 100 })),
    );
    expect(mine.at(-1)?.data).toEqual([]);
    const own = new Map(mine.flatMap(({ data }) => data).map((keyword) => [keyword.keywordText, keyword]));
    expect(rows.some(({ keyword }) => own.has(keyword))).toBe(true);
    for (const { keyword, lastUpdated, ownRank, ownKeywordId, ownLastRankingCheck } of rows) {
      expect(lastUpdated).toEqual(collected.get(keyword));
      expect([ownKeywordId, ownRank, ownLastRankingCheck]).toEqual([
        own.get(keyword)?.id ?? null,
        own.get(keyword)?.rankGroup ?? null,
        own.get(keyword)?.lastRankingCheck ?? null,
      ]);
    }
  });

  it.each([[undefined], [1], [2]])(
    'counts and filters classes as the domain defines them, %s chosen',
    async (chosen) => {
      const input = { competitorIds: chosen === undefined ? [] : competitorIds.slice(0, chosen) };
      const rows = await all(input);
      const { counts } = await list(input);
      expect(counts.all).toBe(rows.length);
      for (const gapClass of gapClasses) {
        const wanted = rows.filter((row) => gapClassOf(row) === gapClass).map(({ keyword }) => keyword);
        expect(counts[gapClass]).toBe(wanted.length);
        const narrowed = await all({ ...input, gapClass });
        expect(narrowed.map(({ keyword }) => keyword).sort()).toEqual(wanted.sort());
        expect(narrowed.every((row) => row.gapClass === gapClass)).toBe(true);
      }
      expect(counts.untapped + counts.missing).toBeGreaterThan(0);
    },
  );

  it('filters, and counts the matching keywords', async () => {
    const rows = await all();
    const check = async (input: Input, test: (row: Row) => boolean) => {
      const wanted = rows.filter(test);
      expect(wanted.length).toBeLessThan(rows.length);
      const { data, counts, pagination } = await list(input);
      expect([counts.all, pagination.total]).toEqual([wanted.length, wanted.length]);
      expect(data.every(test)).toBe(true);
    };
    const word = rows[0]?.keyword.split(' ')[0] ?? '';
    await check({ search: ` ${word.toUpperCase()}` }, ({ keyword }) => keyword.includes(word));
    await check({ search: 'a%' }, ({ keyword }) => keyword.includes('a%'));
    await check({ search: 'e' }, ({ keyword }) => keyword.includes('e'));
    await check({ intentType: 'commercial' }, ({ intentType }) => intentType === 'commercial');
    const volume = rows[20]?.searchVolume ?? 0;
    await check({ minSearchVolume: volume }, ({ searchVolume }) => (searchVolume ?? -1) >= volume);
    await check({ maxDifficulty: 40 }, ({ difficultyScore }) => (difficultyScore ?? 101) <= 40);
    await check({ minSites: 2 }, ({ ranks }) => ranks.filter((rank) => rank !== null).length >= 2);
  });

  it('returns gaps and shared keywords separately on request', async () => {
    const rows = await all();
    const gaps = rows.filter(({ ownRank, ranks, searchVolume }) =>
      isGapKeyword({ competitorRank: bestOf(ranks), ourRank: ownRank, searchVolume }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect((await all({ gapsOnly: true })).map(({ keyword }) => keyword)).toEqual(
      gaps.map(({ keyword }) => keyword),
    );
    const { competitorGapsFound } = (await person.api.overview.get({ workspaceId, domainId })).metrics;
    expect(competitorGapsFound.value).toBe(gaps.length);
    expect((await all({ sharedOnly: true })).map(({ keyword }) => keyword)).toEqual(
      rows.filter(isSharedKeyword).map(({ keyword }) => keyword),
    );
  });

  it('puts other subjects last, regardless of their value', async () => {
    const [first = '', second = ''] = (await all({ gapsOnly: true })).map(({ keyword }) => keyword);
    const store = (keyword: string, relevanceClass: number, worth: number) => services.database.sql`
      insert into gap_insights (list_id, kw_hash, relevance, relevance_class, worth)
      select list_id, kw_hash, 0.5, ${relevanceClass}, ${worth} from competitor_keywords
      where keyword_text = ${keyword} limit 1`;
    await store(first, 3, 1_000);
    await store(second, 1, 1);
    for (const sortOrder of ['desc', 'asc'] as const) {
      const rows = await all({ gapsOnly: true, sortBy: 'worth', sortOrder });
      expect([rows[0]?.keyword, rows.at(-1)?.keyword]).toEqual([second, first]);
    }
    await services.database.sql`delete from gap_insights`;
  });

  it('excludes deleted keywords until they are restored', async () => {
    const rows = await all();
    const tracked = rows.find(({ ownKeywordId }) => ownKeywordId !== null);
    const keywordIds = [tracked?.ownKeywordId ?? ''];
    await person.api.keywords.deleteMany({ domainId, keywordIds });
    const { counts } = await list();
    expect(counts.all).toBe(rows.length - 1);
    expect((await all()).map(({ keyword }) => keyword)).not.toContain(tracked?.keyword);
    await person.api.keywords.restore({ domainId, keywordIds });
    expect((await list()).counts.all).toBe(rows.length);
  });

  it('hides keywords that name us or a competitor', async () => {
    const { brandTerms, competitors } = await list();
    expect(brandTerms).toContain(competitors[0]?.domainName);
    const rows = await all();
    const branded = rows.filter(
      ({ keyword, intentType }) => isBrandKeyword(keyword, brandTerms) || intentType === 'navigational',
    );
    const { data } = await list({ hideBrands: true, search: branded[0]?.keyword ?? 'zz' });
    expect(data.some(({ keyword }) => keyword === branded[0]?.keyword)).toBe(false);
    expect((await list({ hideBrands: true })).counts.all).toBe(rows.length - branded.length);
  });

  it.each([
    ['search_volume', ({ searchVolume }) => searchVolume],
    ['difficulty_score', ({ difficultyScore }) => difficultyScore],
    ['own_rank', ({ ownRank }) => ownRank],
    ['best_rank', ({ ranks }) => Math.min(...ranks.map((rank) => rank ?? 101))],
    ['sites', ({ ranks }) => ranks.filter((rank) => rank !== null).length],
  ] satisfies [Input['sortBy'], (row: Row) => number | null][])(
    'sorts by %s both ways, unknown last',
    async (sortBy, read) => {
      const up = (await list({ sortBy, sortOrder: 'asc' })).data.map(read);
      expect(up).toEqual(up.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity)));
      const down = (await list({ sortBy, sortOrder: 'desc' })).data.map(read);
      expect(down).toEqual(down.toSorted((a, b) => (b ?? -Infinity) - (a ?? -Infinity)));
    },
  );

  it('is empty past the end, with the counts of all', async () => {
    const { data, counts, pagination } = await list({ page: 1_000 });
    expect(data).toEqual([]);
    expect(counts.all).toBeGreaterThan(0);
    expect(pagination.total).toBe(counts.all);
  });

  it('excludes an inactive competitor, and is empty without any', async () => {
    const [first = '', ...others] = competitorIds;
    await person.api.competitors.update({ competitorId: first, isActive: false });
    expect((await list()).competitors.map(({ id }) => id)).toEqual(others);
    expect(await failureOf(list({ competitorIds: [first] }))).toMatchObject({ code: 'not_found' });
    for (const competitorId of others) await person.api.competitors.update({ competitorId, isActive: false });
    expect(await list()).toMatchObject({ data: [], competitors: [], counts: { all: 0 } });
    for (const competitorId of competitorIds) {
      await person.api.competitors.update({ competitorId, isActive: true });
    }
  });

  it('treats foreign competitors like unknown ones', async () => {
    const stranger = await signIn(services);
    const domainUrl = sampleDomains[0]?.domainName ?? '';
    const workspace = await stranger.api.workspaces.create({ name: 'Other', domainUrl });
    const foreign = workspace.domains[0]?.id ?? '';
    await runSetup(services, { domainId: foreign, run: 1 });
    const { competitors } = await stranger.api.gaps.list({ domainId: foreign });
    const calls = [competitors[0]?.id ?? '', '01890000-0000-7000-8000-00000000dead', 'x', "' or true --"];
    for (const id of calls) {
      expect(await failureOf(list({ competitorIds: [id] }))).toMatchObject({
        code: 'not_found',
        message: 'Not found',
      });
    }
  });
});
