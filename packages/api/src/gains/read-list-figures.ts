import type { DatabaseHandle, Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { selectGaps } from './build-gap-count.ts';
import { isOpenMove } from './build-open-moves.ts';

/** Figures of a list that the dashboard and the competitor summary share. */
export interface ListFigures {
  /** Keywords with an opportunity score greater than 50. */
  keywordOpportunities: number;
  /** Proposed or accepted moves; null for a snapshot from before they were counted. */
  openMoves: number | null;
  contentPieces: number;
  /** Content gaps, as the gap matrix lists them when no competitors are chosen. */
  competitorGaps: number;
  keywordsTracked: number;
  trackedCompetitors: number;
}

export const noFigures: ListFigures = {
  keywordOpportunities: 0,
  openMoves: 0,
  contentPieces: 0,
  competitorGaps: 0,
  keywordsTracked: 0,
  trackedCompetitors: 0,
};

/** Figures that are counted from a list's rows. */
type Counts = Pick<ListFigures, 'keywordOpportunities' | 'competitorGaps'>;

/** Figures that the caller has already counted. */
export type Counted = Partial<Pick<Counts, 'keywordOpportunities'>>;

/** Counts with their validity: the version of the list and its active competitors. */
export interface KnownCounts extends Counts {
  state: string;
}

/** The list's current figures; counts the opportunities unless the caller has. */
export async function readListFigures(
  db: Queryable,
  listId: number,
  counted: Counted = {},
): Promise<ListFigures> {
  return (await readKnownFigures(db, listId, null, counted))?.figures ?? noFigures;
}

/**
 * The current figures with their validity; valid counts are reused. Null if the list was deleted. The version is read before
 * the rows, so that counts of a later state are never kept for it. A cluster has the two on different machines.
 */
export async function readKnownFigures(
  db: Queryable,
  listId: number,
  known: KnownCounts | null = null,
  counted: Counted = {},
): Promise<{ figures: ListFigures; state: string } | null> {
  const [list] = await db.execute<
    Pick<ListFigures, 'keywordsTracked' | 'openMoves'> & { version: string }
  >(sql`
    select keyword_count as "keywordsTracked", version::text as version,
      (select count(*)::int from moves m where m.list_id = ${listId} and ${sql.raw(isOpenMove('m'))}) as "openMoves"
    from keyword_lists where id = ${listId}`);
  if (!list) return null;
  const { version, ...own } = list;
  const [row] = await db.execute<Pick<ListFigures, 'contentPieces' | 'trackedCompetitors'> & KnownRow>(sql`
    with known as materialized (
      select ${version}::text || coalesce((
        select string_agg(' ' || id, '' order by id) from competitors
        where list_id = ${listId} and is_active and deleted_at is null), '') as state)
    select state,
      case when state is distinct from ${known?.state ?? null}::text then coalesce(
        ${counted.keywordOpportunities ?? null}::int,
        (select count(*)::int from keyword_rankings where list_id = ${listId} and opportunity_score > 50))
        end as "keywordOpportunities",
      (select count(*)::int from content_plan_items where list_id = ${listId} and deleted_at is null) as "contentPieces",
      case when state is distinct from ${known?.state ?? null}::text then (
        select count(*)::int from ${selectGaps(listId)} as gaps) end as "competitorGaps",
      (select count(*)::int from competitors
        where list_id = ${listId} and is_active and deleted_at is null) as "trackedCompetitors"
    from known`);
  if (!row) return null;
  const { state, keywordOpportunities, competitorGaps, ...rest } = row;
  const figures = {
    ...own,
    ...rest,
    keywordOpportunities: keywordOpportunities ?? known?.keywordOpportunities ?? 0,
    competitorGaps: competitorGaps ?? known?.competitorGaps ?? 0,
  };
  return { figures, state };
}

type KnownRow = Record<keyof Counts, number | null> & { state: string };

/** The newest snapshot up to `day` (`YYYY-MM-DD`); null if there is none. */
export async function readKeptFigures(
  database: Pick<DatabaseHandle, 'sql'>,
  listId: number,
  day: string,
): Promise<ListFigures | null> {
  const [row] = await database.sql<ListFigures[]>`
    select s.keyword_opportunities as "keywordOpportunities", s.open_moves as "openMoves", s.content_pieces as "contentPieces",
      s.competitor_gaps as "competitorGaps", s.keywords_tracked as "keywordsTracked",
      (select count(*)::int from competitors c where c.list_id = ${listId} and c.created_at < s.day + 1
        and (c.deleted_at is null or c.deleted_at >= s.day + 1))
        as "trackedCompetitors"
    from overview_snapshots s
    where s.list_id = ${listId} and s.day <= ${day}
    order by s.day desc limit 1`;
  return row ?? null;
}
