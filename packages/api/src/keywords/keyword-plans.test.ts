import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase, isCluster } from '@keydence/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeywordFilter } from '../keyword-lists/build-keyword-filter.ts';
import { buildKeywordPage, buildKeywordRows, type Statement } from '../keyword-lists/build-keyword-page.ts';
import type { KeywordPage, WalkedSortKey } from '../keyword-lists/build-keyword-walk.ts';
import { buildCount } from '../keyword-lists/count-keywords.ts';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Alias?: string;
  Plans?: PlanNode[];
}

const filters: KeywordFilter[] = [
  {},
  { minSearchVolume: 500 },
  { intentType: 'commercial', maxDifficulty: 30 },
  { intentType: 'commercial', minSearchVolume: 100, maxDifficulty: 30 },
];
const indexOf = {
  search_volume: 'tk_volume',
  difficulty_score: 'tk_difficulty',
  trend_monthly: 'tk_trend_m',
  trend_quarterly: 'tk_trend_q',
  trend_yearly: 'tk_trend_y',
  opportunity_score: 'kr_opportunity',
  gain: 'kr_gain',
  rank_absolute: 'kr_rank',
  last_ranking_check: 'kr_check',
};
/** First, in the middle and last: reading skipped rows, ids first, from the end. */
const places = [
  { offset: 0, limit: 20, total: 1_000_000 },
  { offset: 400_000, limit: 20, total: 1_000_000 },
  { offset: 999_980, limit: 20, total: 1_000_000 },
];
const pages: KeywordPage[] = (Object.keys(indexOf) as WalkedSortKey[]).flatMap((sortBy) =>
  (['asc', 'desc'] as const).flatMap((sortOrder) =>
    filters.flatMap((filter) =>
      places.map((place) => ({ listId: 1, filter, sortBy, sortOrder, ...place, size: 1_000_000 })),
    ),
  ),
);

let database: DatabaseHandle;
const listIds: number[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Lists of separate domains, with `size` keywords each. */
async function addLists(count: number, size: number): Promise<void> {
  const { sql } = database;
  await sql`insert into workspaces (id, name) values ('01890000-0000-7000-8000-000000000002', 'Acme') on conflict do nothing`;
  const lists = await sql<{ id: number }[]>`
    with domain as (
      insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
      select gen_random_uuid(), '01890000-0000-7000-8000-000000000002', gen_random_uuid() || '.example', 2840, 'en'
      from generate_series(1, ${count}) returning id)
    insert into keyword_lists (domain_id, location_code, language_code) select id, 2840, 'en' from domain returning id`;
  const ids = lists.map(({ id }) => id);
  listIds.push(...ids);
  await sql`
    insert into tracked_keywords (list_id, id, search_volume, difficulty_score, intent, keyword_text)
    select list_id, n, nullif(n % 50, 0) * 100, nullif(n % 101, 0), n % 5, 'keyword ' || n
    from unnest(${ids}::int[]) list_id, generate_series(1, ${size}) n`;
  await sql`
    insert into keyword_rankings (list_id, id, search_volume, difficulty_score, intent, rank_absolute)
    select list_id, id, search_volume, difficulty_score, intent, nullif(id % 100, 0)
    from tracked_keywords where list_id = any(${ids})`;
  await sql`
    insert into keyword_volumes (list_id, id, newest_month, searches)
    select list_id, id, '2026-10-01', array[1, 2] from tracked_keywords where list_id = any(${ids})`;
}

/** Every node of the plan that the pool's connections cache for the statement. */
async function explain({ text, values }: Statement): Promise<PlanNode[]> {
  const connection = await database.indexSql.reserve();
  try {
    await connection.unsafe(`prepare asked as ${text}`);
    const list = values.map((value) => (Array.isArray(value) ? `'{${value.join(',')}}'` : `'${value}'`));
    const [row] = await connection.unsafe(`explain (format json) execute asked (${list.join(', ')})`);
    await connection.unsafe('deallocate asked');
    return flatten(row?.['QUERY PLAN'][0].Plan);
  } finally {
    connection.release();
  }
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

/** Index scans within the list, rows by key, and no sort except of the page itself. */
function expectIndexWalks([top, ...nodes]: PlanNode[], walked: string[]): void {
  const all = top?.['Node Type'] === 'Sort' ? nodes : [top as PlanNode, ...nodes];
  const kinds = all.map((node) => node['Node Type']);
  expect(kinds.filter((kind) => /Seq|Bitmap|Sort|Hash|Merge|Materialize/.test(kind))).toEqual([]);
  const scans = all.filter((node) => node['Index Name'] !== undefined);
  for (const scan of scans) expect(scan['Index Cond']).toContain('(list_id = $1)');
  const ofWalk = scans.filter(({ Alias }) => /^d(_\d)?$/.test(Alias ?? ''));
  expect([...new Set(ofWalk.map((scan) => scan['Index Name']))]).toEqual(walked);
  const byKey = scans.filter(({ 'Index Name': name }) => name?.endsWith('_list_id_id_pk'));
  for (const scan of byKey) expect(scan['Index Cond']).toContain('(id = ');
}

/** The planner's assumptions when a connection makes its plan, each on top of the previous ones. */
const beliefs: { belief: string; prepare: () => Promise<unknown> }[] = [
  { belief: 'for tables without statistics', prepare: async () => {} },
  { belief: 'for tables with one tiny list', prepare: () => addLists(1, 3).then(analyze) },
  { belief: 'for a list that has grown since', prepare: () => addLists(1, 1_000) },
  { belief: 'for one list that is nearly the whole table', prepare: analyze },
  { belief: 'for a list that is a small share of the table', prepare: () => addLists(200, 40).then(analyze) },
  { belief: 'for freshly vacuumed tables', prepare: () => database.sql.unsafe('vacuum analyze') },
];

async function analyze(): Promise<void> {
  await database.sql.unsafe('analyze');
}

// Of one node: the coordinator of a cluster plans a statement at each run.
describe.skipIf(isCluster())('a plan for every list', () => {
  it.each(beliefs)('uses only index scans, $belief', async ({ prepare }) => {
    await prepare();
    const listId = listIds[1] ?? 1;
    for (const page of pages) {
      const nodes = await explain(buildKeywordPage({ ...page, listId }));
      expectIndexWalks(nodes, [indexOf[page.sortBy]]);
    }
    expectIndexWalks(await explain(buildKeywordRows(listId, [1, 2, 3])), []);
    for (const filter of filters.slice(1)) {
      for (const keywordCount of [100, 1_000_000]) {
        const nodes = await explain(buildCount({ id: listId, keywordCount }, filter));
        expect(nodes.map((node) => node['Node Type'])).toEqual(['Aggregate', 'Index Only Scan']);
        expect(nodes[1]?.['Index Cond']).toContain('(list_id = $1)');
      }
    }
    const rest = await explain(buildCount({ id: listId, keywordCount: 1_000_000 }, { minSearchVolume: 10 }));
    const walks = rest.filter((node) => node['Index Name'] === 'kfc_filter');
    expect(walks.map((walk) => walk['Node Type'])).toEqual(['Index Only Scan', 'Index Only Scan']);
    for (const walk of walks) expect(walk['Index Cond']).toMatch(/list_id = .* AND \(search_volume/);
  });
});
