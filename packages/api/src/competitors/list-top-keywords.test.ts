import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const known = 120;

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let competitorId: string;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), known);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { data } = await person.api.competitors.list({ domainId });
  competitorId = data[0]?.id ?? '';
});
afterAll(() => services.database.close());

type Input = Omit<Parameters<typeof person.api.competitors.topKeywords>[0], 'competitorId'>;
const list = (input: Input = {}) => person.api.competitors.topKeywords({ competitorId, ...input });

const all = async () => {
  const pages = await Promise.all([0, 50, 100].map((offset) => list({ offset })));
  return pages.flatMap(({ data }) => data);
};

describe('competitors.topKeywords', () => {
  it('pages through every keyword by search volume, 50 per page by default and up to 100', async () => {
    expect((await list({ limit: 100 })).data).toHaveLength(100);
    const first = await list();
    expect(first.data).toHaveLength(50);
    expect(first.pagination).toEqual({ totalCount: known, hasMore: true });
    const keywords = await all();
    expect(new Set(keywords.map(({ keywordId }) => keywordId)).size).toBe(known);
    const volumes = keywords.map(({ searchVolume }) => searchVolume ?? -1);
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
    expect((await list({ offset: 100 })).pagination.hasMore).toBe(false);
    expect(await list({ offset: 500 })).toMatchObject({
      data: [],
      pagination: { totalCount: known, hasMore: false },
    });
  });

  it('summarizes all keywords that match the filters', async () => {
    const volumes = (await all()).map(({ searchVolume }) => searchVolume).filter((one) => one !== null);
    const { summary } = await list({ limit: 1 });
    const average = volumes.reduce((sum, each) => sum + each, 0) / volumes.length;
    expect(summary).toMatchObject({ totalKeywords: known, avgSearchVolume: Math.round(average) });
    expect(summary.avgCpc).toBeGreaterThan(0);
    expect(summary.avgDifficulty).toBeGreaterThan(0);
    expect((await list({ search: 'no such keyword' })).summary).toEqual({
      totalKeywords: 0,
      avgSearchVolume: null,
      avgCpc: null,
      avgDifficulty: null,
    });
  });

  it('computes the summary of all keywords once, on collection', async () => {
    const { sql } = services.database;
    const { summary } = await list({ limit: 1 });
    const kept = await sql`select keyword_summary as kept from competitors where id = ${competitorId}`;
    expect(kept).toEqual([{ kept: summary }]);
    await sql`update competitors set keyword_summary = null`;
    expect((await list({ limit: 1 })).summary).toEqual(summary);
    const other = { ...summary, avgCpc: 7.5 };
    await sql`update competitors set keyword_summary = ${JSON.stringify(other)}::text::jsonb`;
    expect((await list({ limit: 1 })).summary).toEqual(other);
    expect((await list({ minVolume: 0, limit: 1 })).summary.avgCpc).toBe(summary.avgCpc);
  });

  it('filters', async () => {
    const keywords = await all();
    const [some] = keywords;
    const check = async (input: Input, test: (keyword: (typeof keywords)[number]) => boolean) => {
      const { data, pagination } = await list(input);
      const wanted = keywords.filter(test);
      expect(wanted.length).toBeLessThan(known);
      expect(pagination.totalCount).toBe(wanted.length);
      expect(data.every(test)).toBe(true);
    };
    const word = some?.keyword.split(' ')[0] ?? '';
    await check({ search: ` ${word.toUpperCase()}` }, ({ keyword }) => keyword.includes(word));
    await check({ search: '%' }, () => false);
    await check({ intent: 'commercial' }, ({ intentType }) => intentType === 'commercial');
    for (const competition of ['low', 'medium', 'high'] as const) {
      await check({ competition }, (one) => one.competitionLevel === competition.toUpperCase());
    }
    const minVolume = keywords[30]?.searchVolume ?? 0;
    await check({ minVolume }, ({ searchVolume }) => searchVolume !== null && searchVolume >= minVolume);
    const maxCpc = some?.cpc ?? 0;
    await check({ maxCpc }, ({ cpc }) => cpc !== null && cpc <= maxCpc);
    expect((await list({ intent: 'all', competition: 'all' })).pagination.totalCount).toBe(known);
  });

  it.each([
    ['cpc', ({ cpc }) => cpc],
    ['difficulty_score', ({ difficultyScore }) => difficultyScore],
    ['trend_monthly', ({ searchVolumeTrends }) => searchVolumeTrends.oneMonth.change],
    ['trend_quarterly', ({ searchVolumeTrends }) => searchVolumeTrends.threeMonths.change],
    ['trend_yearly', ({ searchVolumeTrends }) => searchVolumeTrends.twelveMonths.change],
  ] satisfies [Input['sortBy'], (one: Awaited<ReturnType<typeof all>>[number]) => number | null][])(
    'sorts by %s both ways, unknown last',
    async (sortBy, read) => {
      const up = (await list({ sortBy, sortOrder: 'asc' })).data.map(read);
      expect(up).toEqual(up.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity)));
      const down = (await list({ sortBy, sortOrder: 'desc' })).data.map(read);
      expect(down).toEqual(down.toSorted((a, b) => (b ?? -Infinity) - (a ?? -Infinity)));
    },
  );

  it('has every fact that the source returned', async () => {
    const { data } = await list();
    expect(data.some(({ avgRank, avgBacklinks }) => avgRank !== null && avgBacklinks !== null)).toBe(true);
    expect(data[0]).toMatchObject({ lastRankingCheck: expect.any(Date), rankingType: expect.any(Number) });
  });

  it('marks the keywords that the domain tracks, with its rank', async () => {
    const keywords = await all();
    const untracked = keywords.find(({ ownKeywordId }) => ownKeywordId === null);
    expect(untracked?.ownRankAbsolute).toBeNull();
    const shared = keywords.filter(({ ownKeywordId }) => ownKeywordId !== null);
    expect(shared.some(({ ownRankAbsolute }) => ownRankAbsolute !== null)).toBe(true);
    const { data: mine } = await person.api.keywords.list({ domainId, limit: 100 });
    const ranks = new Map(mine.map(({ id, rankAbsolute }) => [id, rankAbsolute]));
    const listed = shared.filter(({ ownKeywordId }) => ranks.has(ownKeywordId ?? ''));
    expect(listed.length).toBeGreaterThan(0);
    for (const one of listed) expect(one.ownRankAbsolute).toBe(ranks.get(one.ownKeywordId ?? ''));
    const added = await person.api.keywords.add({ domainId, keywordText: untracked?.keyword ?? '' });
    const again = (await all()).find(({ keyword }) => keyword === untracked?.keyword);
    expect(again).toMatchObject({ ownKeywordId: added.id, ownRankAbsolute: null });
    await person.api.keywords.delete({ keywordId: added.id });
    const gone = (await all()).find(({ keyword }) => keyword === untracked?.keyword);
    expect(gone?.ownKeywordId).toBeNull();
  });

  it('is empty for another market, and hides the data from others', async () => {
    expect((await list({ domainId, locationCode: 2840 })).pagination.totalCount).toBe(known);
    expect((await list({ locationCode: 2826 })).data).toEqual([]);
    const stranger = await signIn(services);
    const calls = [
      list({ domainId: '01890000-0000-7000-8000-00000000dead' }),
      stranger.api.competitors.topKeywords({ competitorId }),
      stranger.api.competitors.topKeywords({ competitorId: 'x' }),
    ];
    for (const failure of await Promise.all(calls.map(failureOf))) {
      expect(failure).toMatchObject({ code: 'not_found', message: 'Not found' });
    }
  });
});
