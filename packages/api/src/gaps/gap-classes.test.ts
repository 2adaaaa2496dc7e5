import { type GapClass, gapClasses, gapClassOf, isGapKeyword, isSharedKeyword } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const keywordCount = 120;

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;
let competitorIds: string[];

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  workspaceId = workspace.id;
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  competitorIds = (await person.api.gaps.list({ domainId })).competitors.map(({ id }) => id).slice(0, 3);
});
afterAll(() => services.database.close());

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Keyword {
  text: string;
  ownRank: number | null;
  ranks: (number | null)[];
  searchVolume: number | null;
  difficulty: number | null;
}

/** Ranks close together, at the boundaries, past the top 100, or missing. */
function makeKeywords(random: () => number): Keyword[] {
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T;
  const rank = () => pick([null, null, 1, 2, 3, 19, 20, 21, 22, 23, 39, 40, 41, 99, 100, 101]);
  return Array.from({ length: keywordCount }, (_, index) => ({
    text: `word ${index} ${pick(['red', 'blue'])}`,
    ownRank: rank(),
    ranks: competitorIds.map(rank),
    searchVolume: pick([null, 0, 9, 10, 500]),
    difficulty: pick([null, 0, 30, 60]),
  }));
}

async function store(keywords: readonly Keyword[]): Promise<void> {
  const { sql } = services.database;
  const own = keywords.flatMap(({ text, ownRank }, index) =>
    index % 7 === 0 ? [] : [{ id: index + 1, text, ownRank }],
  );
  const theirs = keywords.flatMap(({ text, ranks, searchVolume, difficulty }) =>
    ranks.map((rank, column) => ({
      text,
      rank,
      site: competitorIds[column],
      volume: searchVolume,
      difficulty,
    })),
  );
  await sql.begin(async (tx) => {
    await tx`delete from competitor_keywords`;
    await tx`delete from keyword_rankings`;
    await tx`delete from tracked_keywords`;
    await tx`
      insert into tracked_keywords (list_id, id, keyword_text, intent)
      select l.id, n.id, n.text, 0 from keyword_lists l, jsonb_to_recordset(${JSON.stringify(own)}::text::jsonb)
        as n (id bigint, text text) where l.domain_id = ${domainId}`;
    await tx`
      insert into keyword_rankings (list_id, id, intent, rank_group, rank_absolute)
      select l.id, n.id, 0, n."ownRank", n."ownRank" from keyword_lists l,
        jsonb_to_recordset(${JSON.stringify(own)}::text::jsonb) as n (id bigint, "ownRank" smallint)
      where l.domain_id = ${domainId}`;
    await tx`
      insert into competitor_keywords (list_id, competitor_id, keyword_text, search_volume, difficulty_score, intent,
        rank_absolute)
      select l.id, n.site, n.text, n.volume, n.difficulty, 0, n.rank from keyword_lists l,
        jsonb_to_recordset(${JSON.stringify(theirs)}::text::jsonb)
          as n (site uuid, text text, volume int, difficulty smallint, rank smallint)
      where l.domain_id = ${domainId}`;
    await tx`update keyword_lists set version = version + 1`;
  });
}

const place = (rank: number | null) => (rank === null || rank > 100 ? null : rank);
const bestOf = (ranks: readonly (number | null)[]) => {
  const places = ranks.map(place).filter((rank) => rank !== null);
  return places.length === 0 ? null : Math.min(...places);
};

it.each([1, 2, 3, 4, 5])(
  'gives every row one class, and the counts of the classes add up under every filter (seed %s)',
  async (seed) => {
    const random = createRandom(seed);
    const keywords = makeKeywords(random);
    await store(keywords);
    const isOwn = (index: number) => index % 7 !== 0;
    const standings = keywords.map((keyword, index) => ({
      ...keyword,
      ownRank: isOwn(index) ? place(keyword.ownRank) : null,
    }));
    for (const chosen of [1, 2, 3]) {
      for (const gapsOnly of [false, true]) {
        for (const sharedOnly of [false, true]) {
          for (const filter of [
            {},
            { minSearchVolume: 10 },
            { maxDifficulty: 30 },
            { search: 'red' },
            { minSites: chosen },
          ]) {
            const wanted = standings
              .map((row) => ({ ...row, ranks: row.ranks.slice(0, chosen) }))
              .filter(({ ownRank, ranks, searchVolume, difficulty, text }) => {
                const standing = { ownRank, ranks };
                return (
                  gapClassOf(standing) !== null &&
                  (!gapsOnly ||
                    isGapKeyword({ competitorRank: bestOf(ranks), ourRank: ownRank, searchVolume })) &&
                  (!sharedOnly || isSharedKeyword(standing)) &&
                  (!('minSearchVolume' in filter) || (searchVolume ?? -1) >= 10) &&
                  (!('maxDifficulty' in filter) || (difficulty ?? 101) <= 30) &&
                  (!('search' in filter) || text.includes('red')) &&
                  (!('minSites' in filter) || ranks.filter((rank) => place(rank) !== null).length >= chosen)
                );
              });
            const input = {
              domainId,
              competitorIds: competitorIds.slice(0, chosen),
              gapsOnly,
              sharedOnly,
              ...filter,
            };
            const { counts } = await person.api.gaps.list(input);
            const expected = Object.fromEntries(
              gapClasses.map((name): [GapClass, number] => [
                name,
                wanted.filter((row) => gapClassOf(row) === name).length,
              ]),
            );
            expect(counts).toEqual({ all: wanted.length, ...expected });
            expect(gapClasses.reduce((sum, name) => sum + counts[name], 0)).toBe(counts.all);
          }
        }
      }
    }
  },
);

it('links the figure of the dashboard to exactly as many rows, even after a keyword is deleted or ranks', async () => {
  const { sql } = services.database;
  await store(makeKeywords(createRandom(6)));
  const read = async () => {
    const { metrics } = await person.api.overview.get({ workspaceId, domainId });
    const { summary } = await person.api.competitors.list({ domainId });
    const { pagination, data } = await person.api.gaps.list({ domainId, gapsOnly: true, limit: 100 });
    expect(metrics.competitorGapsFound.value).toBe(pagination.total);
    expect(summary.contentGaps.current).toBe(pagination.total);
    return { total: pagination.total, tracked: data.find(({ ownKeywordId }) => ownKeywordId !== null) };
  };
  const { total, tracked } = await read();
  expect(total).toBeGreaterThan(1);
  await person.api.keywords.deleteMany({ domainId, keywordIds: [tracked?.ownKeywordId ?? ''] });
  const next = await read();
  expect(next.total).toBe(total - 1);
  await sql`
    update keyword_rankings r set rank_group = 1, rank_absolute = 1 from tracked_keywords k
    where k.list_id = r.list_id and k.id = r.id and k.keyword_text = ${next.tracked?.keyword ?? ''}`;
  await sql`update keyword_lists set version = version + 1`;
  expect((await read()).total).toBe(total - 2);
});
