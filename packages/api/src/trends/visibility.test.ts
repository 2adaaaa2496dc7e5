import { clickThroughRate } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { readRankingFacts } from '../reports/read-ranking-facts.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-22T12:00:00Z');
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let listId: number;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const [list] = await services.database.sql<{ id: number }[]>`
    select id from keyword_lists where domain_id = ${domainId}`;
  listId = list?.id ?? 0;
});
afterAll(() => services.database.close());

/** Bytes of the history from here on: a failed check, and no check. */
const failed = 254;

/** Replaces the list's history and current ranks with bytes by keyword and day; other keywords have none. */
async function writeHistory(history: Readonly<Record<string, readonly [day: string, byte: number][]>>) {
  const { sql } = services.database;
  await sql`delete from ranking_months where list_id = ${listId}`;
  for (const [keywordId, days] of Object.entries(history)) {
    for (const [day, byte] of days) {
      await sql`insert into ranking_months as m (list_id, keyword_id, month, ranks)
        values (${listId}, ${keywordId}, ${`${day.slice(0, 7)}-01`}, set_byte(decode(repeat('ff', 31), 'hex'), ${
          Number(day.slice(8)) - 1
        }, ${byte}))
        on conflict (list_id, keyword_id, month) do update
          set ranks = set_byte(m.ranks, ${Number(day.slice(8)) - 1}, ${byte})`;
    }
  }
  await sql`update keyword_rankings set last_ranking_check = null, rank_group = null, rank_absolute = null, rank_depth = null
    where list_id = ${listId}`;
  for (const [keywordId, days] of Object.entries(history)) {
    const [day, byte] = days.findLast((one) => one[1] < failed) ?? [];
    if (day === undefined || byte === undefined) continue;
    const rank = byte >= 1 && byte <= 100 ? byte : null;
    await sql`update keyword_rankings set last_ranking_check = ${`${day}T06:00:00Z`}, rank_group = ${rank},
      rank_absolute = ${rank}, rank_depth = ${byte > 100 ? byte - 100 : null}
      where list_id = ${listId} and id = ${keywordId}`;
  }
  await sql`update keyword_lists set version = version + 1 where id = ${listId}`;
}

async function setVolumes(volumes: Readonly<Record<string, number | null>>) {
  const { sql } = services.database;
  for (const [id, volume] of Object.entries(volumes)) {
    await sql`update tracked_keywords set search_volume = ${volume} where list_id = ${listId} and id = ${id}`;
    await sql`update keyword_rankings set search_volume = ${volume} where list_id = ${listId} and id = ${id}`;
  }
}

it('matches the definition of visibility for each check', async () => {
  await setVolumes({ 1: 1_000, 2: 500, 3: null });
  await writeHistory({
    1: [
      ['2026-11-08', 4],
      ['2026-11-22', 1],
    ],
    2: [
      ['2026-11-08', 0],
      ['2026-11-22', 12],
    ],
    3: [['2026-11-22', 2]],
  });
  const { checks, shipped, dataSource } = await person.api.trends.visibility({ domainId });
  const share = (clicks: number) => clicks / (1_500 * clickThroughRate(1));
  expect(checks).toEqual([
    {
      day: '2026-11-08',
      visibility: expect.closeTo(share(1_000 * clickThroughRate(4)), 10),
      positions: { top3: 0, top10: 1, top20: 0, top50: 0, beyond50: 0 },
      checked: 2,
    },
    {
      day: '2026-11-22',
      visibility: expect.closeTo(share(1_000 * clickThroughRate(1) + 500 * clickThroughRate(12)), 10),
      positions: { top3: 2, top10: 0, top20: 1, top50: 0, beyond50: 0 },
      checked: 3,
    },
  ]);
  expect(shipped).toEqual([]);
  expect(dataSource).toBe('sample');
  // The report counts the same keywords: those whose rank is known.
  const { visibility, rankingDistribution } = await readRankingFacts(services.database.db, listId);
  expect(visibility).toBe(checks.at(-1)?.visibility);
  expect(rankingDistribution.distributionByPosition).toEqual(checks.at(-1)?.positions);
});

it('keeps the last rank of a keyword after failed checks, as the keyword list does', async () => {
  await writeHistory({
    1: [
      ['2026-10-01', 3],
      ['2026-11-08', 4],
      ['2026-11-22', 5],
    ],
    2: [
      ['2026-10-01', 7],
      ['2026-11-08', 254],
      ['2026-11-22', 255],
    ],
    3: [
      ['2026-11-08', 30],
      ['2026-11-22', 120],
    ],
  });
  const { checks } = await person.api.trends.visibility({ domainId });
  expect(checks.map(({ day, checked, positions }) => ({ day, checked, positions }))).toEqual([
    { day: '2026-10-01', checked: 2, positions: { top3: 1, top10: 1, top20: 0, top50: 0, beyond50: 0 } },
    { day: '2026-11-08', checked: 3, positions: { top3: 0, top10: 2, top20: 0, top50: 1, beyond50: 0 } },
    { day: '2026-11-22', checked: 2, positions: { top3: 0, top10: 2, top20: 0, top50: 0, beyond50: 0 } },
  ]);
});

it('has every rank of a file with a day for each row, and compares it with no day that knows few of them', async () => {
  await writeHistory({
    1: [['2026-09-02', 3]],
    2: [['2026-11-17', 7]],
    3: [['2026-11-19', 30]],
  });
  const { checks } = await person.api.trends.visibility({ domainId });
  expect(checks).toMatchObject([
    { day: '2026-11-19', checked: 3, positions: { top3: 1, top10: 1, top20: 0, top50: 1, beyond50: 0 } },
  ]);
});

it('returns no checks without a history, and no visibility without a volume', async () => {
  await writeHistory({});
  expect((await person.api.trends.visibility({ domainId })).checks).toEqual([]);
  await setVolumes({ 1: null });
  await writeHistory({ 1: [['2026-11-22', 1]] });
  const { checks } = await person.api.trends.visibility({ domainId });
  expect(checks).toMatchObject([{ visibility: null, checked: 1 }]);
});

it('compares competitors on the tracked keywords, by their newest ranks', async () => {
  await writeHistory({ 1: [['2026-11-22', 1]] });
  const { competitors } = await person.api.trends.visibility({ domainId });
  expect(competitors.length).toBeGreaterThan(0);
  for (const { visibility, day } of competitors) {
    expect(visibility).toBeGreaterThan(0);
    expect(visibility).toBeLessThanOrEqual(1);
    expect(day).toBe('2026-11-22');
  }
});

it('is hidden from other workspaces', async () => {
  const stranger = await signIn(services);
  expect(await failureOf(stranger.api.trends.visibility({ domainId }))).toMatchObject({ code: 'not_found' });
});
