import { isKeywordOpportunity } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { scoreKeywords } from './score-keywords.ts';
import { storeKeywords } from './store-keywords.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const checkedAt = new Date('2026-11-28T12:00:00Z');
/** More than one part per write. */
const size = 11_000;

let services: TestServices;
let listId: number;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 60);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  const person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { sql } = services.database;
  const [list] = await sql<{ id: number; next: number }[]>`
    select id, next_keyword_id::int as next from keyword_lists where domain_id = ${domainId}`;
  listId = list?.id ?? 0;
  const next = list?.next ?? 1;
  await sql`
    insert into tracked_keywords (list_id, id, intent, keyword_text)
    select ${listId}, n, 0, 'filler ' || n from generate_series(${next}::int, ${size}::int) n`;
  await sql`
    insert into keyword_rankings (list_id, id, intent, rank_group, rank_absolute, ranking_url)
    select list_id, id, intent, 5, 7, 'https://a.example/' from tracked_keywords
    where list_id = ${listId} and id >= ${next}`;
  await sql`update keyword_lists set next_keyword_id = ${size + 1} where id = ${listId}`;
});
afterAll(() => services.database.close());

/** The source's keywords, each one rank lower. */
async function collectLowered() {
  const [list] = await services.database.sql<{ name: string; locationCode: number; languageCode: string }[]>`
    select d.domain_name as name, l.location_code as "locationCode", l.language_code as "languageCode"
    from keyword_lists l join tracked_domains d on d.id = l.domain_id where l.id = ${listId}`;
  const { name = '', ...market } = list ?? { locationCode: 0, languageCode: '' };
  const { items } = await createSampleSource({ now }).rankedKeywords(name, market, { limit: 60, offset: 0 });
  return items.map(({ keyword, ranking }) => ({
    keyword,
    ranking: { ...ranking, rankGroup: ranking.rankGroup + 1, rankAbsolute: ranking.rankAbsolute + 1 },
  }));
}

describe('a known keyword', () => {
  it('gets its rank and score in one write, and its facts are not written if unchanged', async () => {
    const { db, sql } = services.database;
    const readFacts = () => sql`
      select id, ctid::text as place from tracked_keywords where list_id = ${listId} order by id`;
    const readScores = () => sql<{ id: string; score: number; rank: number }[]>`
      select id, opportunity_score as score, rank_group as rank from keyword_rankings
      where list_id = ${listId} and rank_group is not null and ranking_url <> 'https://a.example/' order by id`;
    const [factsBefore, ranksBefore] = [await readFacts(), await readScores()];
    const ranked = await collectLowered();
    const stranger = { ...ranked[0], keyword: { ...ranked[0]?.keyword, keywordText: 'of nobody' } };
    const collection = { ideas: [], isComplete: false, checkedAt, onlyTracked: true };
    const counts = await db.transaction((tx) =>
      storeKeywords(tx, listId, { ...collection, ranked: [...ranked, stranger as (typeof ranked)[number]] }),
    );
    expect(await readFacts()).toEqual(factsBefore);
    const stored = await readScores();
    const opportunities = stored.filter(({ score }) => isKeywordOpportunity(score)).length;
    expect(counts).toEqual({ added: 0, updated: ranked.length, opportunities });
    expect(stored.map(({ rank }) => rank)).toEqual(ranksBefore.map(({ rank }) => rank + 1));
    expect(stored.map(({ score }) => score)).not.toEqual(ranksBefore.map(({ score }) => score));
    await db.transaction((tx) => scoreKeywords(tx, listId));
    expect(await readScores()).toEqual(stored);
  });
});

describe('the facts of a result page', () => {
  const titles = ['"quoted" \\ {a, b}', 'NULL', '', 'line\nbreak\t\\"', 'Tée 茶 🍵'];

  it.each([
    ['a known keyword', 0],
    ['a new one', 1],
  ])('are stored exactly for %s', async (_, isNew) => {
    const { db, sql } = services.database;
    // Before the collection ends, since each response has its own time.
    const readAt = new Date('2026-11-28T11:59:59.837Z');
    const [first] = await collectLowered();
    if (!first) throw new Error('the source has nothing');
    const monthlySearches = [
      { month: '2026-10', searches: 70 },
      { month: '2026-09', searches: 30 },
    ];
    const ranked = titles.map((title, place) => ({
      keyword: {
        ...first.keyword,
        keywordText: isNew ? `"new" \\ ${place}` : `filler ${10_000 + place}`,
        monthlySearches,
      },
      ranking: { ...first.ranking, title, description: place === 0 ? null : title, checkedAt: readAt },
    }));
    const texts = ranked.map(({ keyword }) => keyword.keywordText);
    await db.transaction((tx) =>
      storeKeywords(tx, listId, { ranked, ideas: [], isComplete: false, checkedAt }),
    );
    const stored = await sql`
      select r.ranking_title as title, r.ranking_description as description, v.newest_month::text as month, v.searches,
        r.last_ranking_check = ${readAt.toISOString()}::timestamptz as "isChecked"
      from tracked_keywords k
      join keyword_rankings r on r.list_id = k.list_id and r.id = k.id
      join keyword_volumes v on v.list_id = k.list_id and v.id = k.id
      where k.list_id = ${listId} and k.keyword_text in ${sql(texts)} order by k.id`;
    const months = { month: '2026-10-01', searches: [70, 30], isChecked: true };
    expect(stored).toEqual(
      titles.map((title, place) => ({ title, description: place === 0 ? null : title, ...months })),
    );
  });
});

describe('a complete collection', () => {
  it('removes the rank of all keywords that it has not found, in any number of parts, and records the check', async () => {
    const { db, sql } = services.database;
    const collection = { ranked: [], ideas: [], isComplete: true, checkedAt };
    await db.transaction((tx) => storeKeywords(tx, listId, collection));
    const [row] = await sql<{ all: number; ranked: number; checked: number; recorded: number }[]>`
      select count(*)::int as all, count(r.rank_absolute)::int as ranked,
        count(*) filter (where r.last_ranking_check = ${checkedAt.toISOString()}::timestamptz)::int as checked,
        count(*) filter (where get_byte(m.ranks, 27) = 0)::int as recorded
      from keyword_rankings r
      left join ranking_months m on m.list_id = ${listId} and m.keyword_id = r.id and m.month = '2026-11-01'
      where r.list_id = ${listId}`;
    expect(row).toEqual({ all: row?.all, ranked: 0, checked: row?.all, recorded: row?.all });
    expect(row?.all).toBeGreaterThan(size - 100);
  });
});
