import { intentFromCode, type Queryable, serpFeaturesFromFlags } from '@keydence/db';
import { isCountedEnough, type MoveSearchFacts, type SearchIntent } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { gainColumns, gainJoins } from '../gains/build-gain-columns.ts';
import type { GainColumns } from '../gains/estimate-gain.ts';
import type { ListRates } from '../gains/find-site-rates.ts';

/** The list's data about a keyword that a move may use. */
export interface KnownSearch {
  id: number;
  text: string;
  rank: number | null;
  page: string | null;
  topic: { id: number; name: string } | null;
  /** True if members have hidden its topic. */
  isHidden: boolean;
  groupId: number | null;
  intent: SearchIntent | null;
  isBrand: boolean;
  facts: MoveSearchFacts['facts'];
  /** Search Console figures in the window of the list's click rates; null without Search Console. */
  count: { impressions: number; clicks: number; position: number | null } | null;
}

interface Row extends GainColumns, Record<string, unknown> {
  id: string;
  intent: number;
  ranking_url: string | null;
  topic_id: number | null;
  topic_name: string | null;
  is_hidden: boolean | null;
  group_id: string | null;
}

/** Keywords per statement. */
const batchSize = 20_000;

/** Keywords of the list by their ids. */
export async function readKnownSearches(
  db: Queryable,
  { listId, ids, list }: { listId: number; ids: readonly number[]; list: ListRates },
): Promise<Map<number, KnownSearch>> {
  const found = new Map<number, KnownSearch>();
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = await readRows(db, { listId, list }, sql`k.id = any(${`{${batch.join(',')}}`}::bigint[])`);
    for (const row of rows) found.set(Number(row.id), viewRow(row, list));
  }
  return found;
}

/** Maximum searches per run for a list without Search Console pages; those with the highest volume come first. */
const mostRanked = 50_000;
const places = { from: 4, to: 20 };
const leastImpressions = 100;

/** Keywords whose rank, or average position in the list's counts, can improve. */
export async function readRankedSearches(
  db: Queryable,
  { listId, list }: { listId: number; list: ListRates },
): Promise<KnownSearch[]> {
  const { window } = list;
  const rows = await readRows(
    db,
    { listId, list },
    sql`k.id in (
      (select id from keyword_rankings
        where list_id = ${listId} and rank_group between ${places.from} and ${places.to}
        order by search_volume desc nulls last, id limit ${mostRanked})
      union
      (select keyword_id from keyword_measures
        where list_id = ${listId} and source = ${window?.source ?? null}::text
          and measured_on = ${window?.to ?? null}::date and impressions >= ${leastImpressions}
        order by impressions desc, keyword_id limit ${mostRanked}))`,
  );
  return rows.map((row) => viewRow(row, list));
}

async function readRows(
  db: Queryable,
  { listId, list }: { listId: number; list: ListRates },
  isWanted: SQL,
): Promise<Row[]> {
  const rows = await db.execute<Row>(sql`
    select k.id, k.keyword_text, k.intent, ${gainColumns}, r.ranking_url, i.topic_id,
      coalesce(t.given_name, t.name) as topic_name, t.is_hidden, coalesce(i.group_id, i.keyword_id) as group_id
    from tracked_keywords k ${gainJoins(listId, list)}
    left join lateral (
      select * from keyword_insights where list_id = ${listId} and keyword_id = k.id offset 0) i on true
    left join topics t on t.list_id = ${listId} and t.id = i.topic_id
    where k.list_id = ${listId} and ${isWanted} order by k.id`);
  return [...rows];
}

function viewRow(row: Row, list: ListRates): KnownSearch {
  return {
    id: Number(row.id),
    text: row.keyword_text,
    rank: row.rank_group,
    page: row.rank_group === null ? null : row.ranking_url,
    topic:
      row.topic_id === null || row.topic_name === null ? null : { id: row.topic_id, name: row.topic_name },
    isHidden: row.is_hidden === true,
    groupId: row.group_id === null ? null : Number(row.group_id),
    intent: intentFromCode(row.intent),
    isBrand: list.isBrand(row.keyword_text),
    facts: {
      searchVolume: row.search_volume,
      isVolumeBucket: row.is_volume_bucket === true,
      difficulty: row.difficulty_score,
      serpFeatures: serpFeaturesFromFlags(row.serp_flags),
      history:
        row.newest_month === null ? null : { newestMonth: row.newest_month, searches: row.searches ?? [] },
    },
    count:
      row.impressions === null
        ? null
        : { impressions: row.impressions, clicks: row.clicks ?? 0, position: row.average_position },
  };
}

/** Facts of a search that is not a keyword of the list. */
export const unknownFacts: MoveSearchFacts['facts'] = {
  searchVolume: null,
  isVolumeBucket: false,
  difficulty: null,
  serpFeatures: [],
  history: null,
};

/** True if Search Console has counted a search enough to estimate it, or a tool gives its volume. */
export function isPriced(search: MoveSearchFacts): boolean {
  return !search.isBrand && (isCountedEnough(search) || (search.facts?.searchVolume ?? null) !== null);
}
