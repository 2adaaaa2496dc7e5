import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import {
  isRankMove,
  keywordList,
  keywordSortKeys,
  type ListKeywordsInput,
  listKeywordsInput,
  positionRanges,
  publishedRates,
  type RankFilter,
  rankFilters,
  rankMoveKinds,
} from '@keydence/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderGains } from '../gains/order-gains.ts';
import { decodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { findKeywordList } from '../keyword-lists/find-keyword-list.ts';
import { listKeywords } from './list-keywords.ts';

const ids = {
  user: '01890000-0000-7000-8000-000000000001',
  workspace: '01890000-0000-7000-8000-000000000002',
  domain: '01890000-0000-7000-8000-000000000003',
};
const market = { id: ids.domain, locationCode: 2840, languageCode: 'en', dataSource: 'sample' as const };
/** Above the size from which a list's filter counts are stored. */
const largeMarket = { locationCode: 2826, languageCode: 'en' };

let database: DatabaseHandle;
/** The order of the large list before its gains were stored. */
let unordered: string;
const now = () => new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`insert into workspaces (id, name) values (${ids.workspace}, 'Acme')`;
  await sql`insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
    values (${ids.domain}, ${ids.workspace}, 'acme.example', 2840, 'en')`;
  await fillList(2840, 3_000);
  await fillList(2826, 20_500);
  unordered = (await list({ ...largeMarket, sortBy: 'gain' })).sortedBy;
  await orderGains({ database, now });
}, 60_000);

afterAll(() => database.close());

/** Seeded by arithmetic: many ties and unknown values, as in real lists. */
async function fillList(locationCode: number, size: number): Promise<void> {
  const { sql } = database;
  const [list] = await sql<{ id: number }[]>`
    insert into keyword_lists (domain_id, location_code, language_code)
    values (${ids.domain}, ${locationCode}, 'en') returning id`;
  if (!list) throw new Error('no list');
  await sql`
    insert into tracked_keywords
      (list_id, id, search_volume, cpc_micros, difficulty_score, trend_monthly, trend_quarterly, trend_yearly, intent, keyword_text)
    select ${list.id}, n, case when n % 11 = 0 then null else (n * 7919 % 60) * 100 end,
      case when n % 5 = 0 then null else n * 1000 end,
      case when n % 7 = 0 then null else (n * 31 % 101) end,
      case when n % 3 = 0 then null else n * 13 % 90 - 45 end,
      case when n % 4 = 0 then null else n * 17 % 80 - 40 end,
      case when n % 9 = 0 then null else n * 19 % 200 - 100 end,
      n * 5 % 5, (array['coffee', 'tea', 'run 5k', '100% wool', 'a_b', 'hi'])[n % 6 + 1] || ' ' || md5(n::text)
    from generate_series(1, ${size}) n`;
  await sql`
    insert into keyword_rankings
      (list_id, id, search_volume, difficulty_score, intent, opportunity_score, rank_group, rank_absolute, last_ranking_check)
    select list_id, id, search_volume, difficulty_score, intent,
      case when id % 13 = 0 then null else id * 37 % 101 end,
      case when id % 2 = 0 then null else id * 41 % 100 + 1 end,
      case when id % 2 = 0 then null else id * 41 % 100 + 1 end,
      case when id % 4 = 0 then null else timestamptz '2026-11-01' + (id % 10) * interval '1 hour' end
    from tracked_keywords where list_id = ${list.id}`;
  await sql`
    insert into keyword_measures (list_id, keyword_id, measured_on, source, clicks, impressions, average_position)
    select list_id, id, '2026-11-18', 'search_console', id * 43 % 20, id * 47 % 900, 4
    from tracked_keywords where list_id = ${list.id} and id % 3 = 0`;
  await sql`
    insert into site_rates (list_id, source, measured_on, is_inflated, curve, candidates)
    values (${list.id}, 'search_console', '2026-11-18', false, ${JSON.stringify(publishedRates.curve)}::text::jsonb, '{}')`;
  const movedIds = Object.fromEntries(
    rankMoveKinds.map((kind, place) => [
      kind,
      Array.from({ length: size }, (_, at) => at + 1).filter((id) => id % 17 === place),
    ]),
  );
  await sql`
    insert into list_measures (list_id, day, measured_at, figures, gap_hashes, trend)
    values (${list.id}, '2026-11-20', now(), '{}', '{}', ${JSON.stringify({ movedIds })}::text::jsonb)`;
  await sql`
    insert into keyword_tags (list_id, keyword_id, tag)
    select list_id, id, tag from tracked_keywords, unnest(array['brand', 'rare']) tag
    where list_id = ${list.id} and id % case tag when 'brand' then 3 else 400 end = 0`;
}

async function list(input: Partial<ListKeywordsInput>) {
  const parsed = listKeywordsInput.parse({ domainId: ids.domain, ...input });
  const ownList = await findKeywordList(database, { domainId: market.id, ...market });
  return listKeywords(
    {
      services: { database, now },
      domain: { ...market, list: ownList },
    },
    parsed,
  );
}

function rankCondition(rank: RankFilter) {
  const { sql } = database;
  if (rank === 'not_checked') return sql`r.last_ranking_check is null`;
  if (rank === 'no_page') return sql`r.last_ranking_check is not null and r.rank_group is null`;
  if (isRankMove(rank)) return sql`r.id % 17 = ${rankMoveKinds.indexOf(rank)}`;
  const [first, last] = rank === 'quick_wins' ? [4, 20] : positionRanges[rank];
  return sql`r.rank_group between ${first} and ${last}`;
}

/** The simplest equivalent statement. */
async function listPlainly(input: ListKeywordsInput): Promise<{ ids: number[]; total: number }> {
  const { sql } = database;
  const key = input.sortBy ?? 'search_volume';
  const counts = sql`array[m.clicks, m.impressions]`;
  const inRanking = ['opportunity_score', 'rank_absolute', 'last_ranking_check'].includes(key);
  const column =
    key === 'clicks'
      ? counts
      : key === 'gain'
        ? sql`r.gain_mid`
        : sql`${sql(inRanking ? 'r' : 'k')}.${sql(key)}`;
  const direction = input.sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const codes = { commercial: 1, informational: 2, navigational: 3, transactional: 4 };
  const rows = await sql<{ id: string }[]>`
    select k.id from tracked_keywords k
    join keyword_rankings r using (list_id, id)
    join keyword_lists l on l.id = k.list_id
    left join keyword_measures m on m.list_id = k.list_id and m.keyword_id = k.id and m.measured_on = '2026-11-18'
    where l.domain_id = ${ids.domain} and l.location_code = ${input.locationCode ?? 2840}
      ${input.intentType ? sql`and k.intent = ${codes[input.intentType]}` : sql``}
      ${input.minSearchVolume === undefined ? sql`` : sql`and k.search_volume >= ${input.minSearchVolume}`}
      ${input.maxDifficulty === undefined ? sql`` : sql`and k.difficulty_score <= ${input.maxDifficulty}`}
      ${input.minOpportunity === undefined ? sql`` : sql`and r.opportunity_score >= ${input.minOpportunity}`}
      ${input.rankBucket === undefined ? sql`` : sql`and ${rankCondition(input.rankBucket)}`}
      ${input.tag ? sql`and exists (select from keyword_tags g where g.list_id = k.list_id and g.keyword_id = k.id and g.tag = ${input.tag})` : sql``}
      ${input.search ? sql`and position(${input.search.toLowerCase()} in k.keyword_text) > 0` : sql``}
    order by ${column} ${direction} nulls last, k.id ${direction}`;
  const offset = (input.page - 1) * input.limit;
  return { ids: rows.slice(offset, offset + input.limit).map(({ id }) => Number(id)), total: rows.length };
}

/** A small linear congruential generator, so that every run draws the same sets. */
function createDraw(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T;
}

function drawInputs(
  count: number,
  markets: { locationCode?: number; languageCode?: string },
): ListKeywordsInput[] {
  const draw = createDraw(count);
  return Array.from({ length: count }, () =>
    listKeywordsInput.parse({
      domainId: ids.domain,
      ...markets,
      page: draw([1, 1, 2, 3, 7, 20, 60, 75, 150, 151, 600]),
      limit: draw([1, 20, 20, 50, 100]),
      sortBy: draw([undefined, ...keywordSortKeys]),
      sortOrder: draw(['asc', 'desc']),
      intentType: draw([undefined, undefined, 'commercial', 'informational', 'transactional'] as const),
      minSearchVolume: draw([undefined, undefined, 0, 1_000, 5_000]),
      maxDifficulty: draw([undefined, undefined, 30, 60]),
      minOpportunity: draw([undefined, undefined, 51, 80]),
      tag: draw([undefined, undefined, undefined, 'brand', ' Rare', 'none']),
      search: draw([
        undefined,
        undefined,
        undefined,
        'coffee',
        'Tea',
        '5k',
        '100%',
        'a_b',
        'i',
        'zzz none',
        'c4c',
      ]),
    }),
  );
}

it.each([
  {},
  { page: 100 },
  { page: 101 },
  { sortBy: 'last_ranking_check' as const, sortOrder: 'asc' as const },
  { search: 'coffee' },
  { tag: 'rare' },
  { locationCode: 2276 },
])('returns exactly the fields of its schema: %o', async (input) => {
  const answer = await list(input);
  expect(keywordList.parse(answer)).toStrictEqual(answer);
});

describe('listKeywords', () => {
  it.each([
    { title: 'a list that is counted when read', count: 260, market: {} },
    { title: 'a large list with stored counts', count: 60, market: largeMarket },
  ])(
    'agrees with the simplest statement on $title',
    async ({ count, market: where }) => {
      for (const input of drawInputs(count, where)) {
        const [answer, plain] = await Promise.all([list(input), listPlainly(input)]);
        const found = {
          ids: answer.data.map(({ id }) => decodeKeywordId(id).id),
          total: answer.pagination.total,
        };
        expect(found, JSON.stringify(input)).toEqual(plain);
      }
    },
    120_000,
  );

  it.each(rankFilters)('finds the keywords of the rank range %s, and counts them', async (rankBucket) => {
    for (const where of [{}, largeMarket]) {
      for (const sortBy of ['search_volume', 'rank_absolute', 'opportunity_score'] as const) {
        const input = listKeywordsInput.parse({
          ...{ domainId: ids.domain, ...where, rankBucket, minOpportunity: 20 },
          ...{ sortBy, sortOrder: 'asc', limit: 30 },
        });
        const [answer, plain] = await Promise.all([list(input), listPlainly(input)]);
        expect(plain.total).toBeGreaterThan(0);
        expect(answer.pagination.total).toBe(plain.total);
        expect(answer.data.map(({ id }) => decodeKeywordId(id).id)).toEqual(plain.ids);
      }
    }
  });

  it.each(['asc', 'desc'] as const)('finds the few matches in a large list, %s', async (sortOrder) => {
    for (const page of [1, 2]) {
      const input = listKeywordsInput.parse({
        ...{ domainId: ids.domain, ...largeMarket, page, limit: 62 },
        ...{ minSearchVolume: 5_000, maxDifficulty: 4, sortBy: 'rank_absolute', sortOrder },
      });
      const [answer, plain] = await Promise.all([list(input), listPlainly(input)]);
      expect(plain.total).toBe(123);
      expect(answer.pagination.total).toBe(123);
      expect(answer.data.map(({ id }) => decodeKeywordId(id).id)).toEqual(plain.ids);
    }
  });

  it.each([0, 1, 100, 101])('counts a large list from a volume of %d on', async (minSearchVolume) => {
    const input = listKeywordsInput.parse({ domainId: ids.domain, ...largeMarket, minSearchVolume });
    const [answer, plain] = await Promise.all([list(input), listPlainly(input)]);
    expect(answer.pagination.total).toBe(plain.total);
  });

  it('sorts by search volume, largest first, by default', async () => {
    const { data, pagination, sortedBy } = await list({});
    expect(sortedBy).toBe('search_volume');
    expect(data).toHaveLength(20);
    expect(data.map(({ searchVolume }) => searchVolume)).toEqual(Array.from({ length: 20 }, () => 5_900));
    expect(pagination).toEqual({ page: 1, limit: 20, total: 3_000, pages: 150 });
  });

  it('sorts by the gain in the rows, page by page, unknown ones last', async () => {
    for (const [sortOrder, sign] of [
      ['desc', 1],
      ['asc', -1],
    ] as const) {
      const shown: (number | undefined)[] = [];
      for (let page = 1; page <= 30; page++) {
        const { data, sortedBy } = await list({ sortBy: 'gain', sortOrder, page, limit: 100 });
        expect(sortedBy).toBe('gain');
        shown.push(...data.map(({ gain }) => gain?.mid));
      }
      const known = shown.filter((mid) => mid !== undefined);
      expect(known.length).toBeGreaterThan(500);
      expect(shown.slice(0, known.length)).toEqual(known);
      expect(known).toEqual(known.toSorted((a, b) => sign * (b - a)));
    }
  });

  it('follows a change of a keyword, and of a large list once the worker has ordered it', async () => {
    const { sql } = database;
    const first = async () => (await list({ sortBy: 'gain' })).data[0]?.id;
    const before = await first();
    await sql`update tracked_keywords k set search_volume = 900000 from keyword_lists l
      where l.id = k.list_id and l.location_code = 2840 and k.id = 1500`;
    await sql`update keyword_lists set version = version + 1 where location_code = 2840`;
    const after = await first();
    expect(after).not.toBe(before);
    expect(decodeKeywordId(after ?? '').id).toBe(1500);
    await sql`update tracked_keywords k set search_volume = r.search_volume from keyword_rankings r, keyword_lists l
      where r.list_id = k.list_id and r.id = k.id and l.id = k.list_id and l.location_code = 2840 and k.id = 1500`;
    await sql`update keyword_lists set version = version + 1 where location_code = 2840`;
    expect(await first()).toBe(before);
    expect(unordered).toBe('search_volume');
    expect((await list({ ...largeMarket, sortBy: 'gain' })).sortedBy).toBe('gain');
  });

  it('returns no rows and the true total for a page past the end', async () => {
    expect(await list({ page: 10_000 })).toMatchObject({
      data: [],
      pagination: { page: 10_000, total: 3_000 },
    });
  });

  it('returns no rows for a market that was never set up', async () => {
    expect(await list({ locationCode: 2276, languageCode: 'de' })).toMatchObject({
      data: [],
      pagination: { total: 0, pages: 0 },
    });
  });

  it('distinguishes unknown from zero', async () => {
    const { data } = await list({ limit: 100, sortBy: 'search_volume', sortOrder: 'asc', page: 30 });
    const unknown = data.at(-1);
    expect(unknown?.searchVolume).toBeNull();
    const { data: smallest } = await list({ sortBy: 'search_volume', sortOrder: 'asc' });
    expect(smallest[0]?.searchVolume).toBe(0);
  });
});
