import type { Queryable } from '@keydence/db';
import type { Trend } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { selectGaps } from '../gains/build-gap-count.ts';
import type { EarlierMeasure } from './find-measure.ts';

const shownGaps = 10;

interface Row extends Record<string, unknown> {
  isOpened: boolean;
  keywordText: string;
  searchVolume: number | null;
  total: number;
}

/**
 * New and closed gaps since an earlier report. A competitor that was added later opens no gaps, and one that is no
 * longer tracked closes none: a gap is closed when the site ranks for its keyword in a check since then.
 */
export async function compareGaps(
  db: Queryable,
  listId: number,
  { day, measuredAt }: EarlierMeasure,
): Promise<Trend['gaps']> {
  const since = sql`${measuredAt.toISOString()}::timestamptz`;
  const shown = sql`order by 3 desc nulls last, 2 limit ${shownGaps}`;
  // "Is true" keeps the planner from a join, in which it searches all gaps for each keyword of a list that is new to it.
  const isIn = (hashes: string) => sql`(k.kw_hash in (select kw_hash from ${sql.raw(hashes)})) is true`;
  const rows = await db.execute<Row>(sql`
    with gaps as materialized (select kw_hash from ${selectGaps(listId)} as gap),
    earlier as materialized (
      select unnest(gap_hashes) as kw_hash from list_measures where list_id = ${listId} and day = ${day}),
    opened as (
      select min(k.keyword_text) as keyword_text, max(k.search_volume) as search_volume
      from competitor_keywords k
      join competitors c on c.list_id = ${listId} and c.id = k.competitor_id and c.is_active and c.deleted_at is null
      where k.list_id = ${listId} and ${isIn('gaps')} and not ${isIn('earlier')}
      group by k.kw_hash having min(c.created_at) <= ${since}),
    closed as (
      select k.keyword_text, k.search_volume
      from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
      where k.list_id = ${listId} and ${isIn('earlier')} and not ${isIn('gaps')}
        and r.rank_group between 1 and 100 and r.last_ranking_check > ${since})
    (select true as "isOpened", keyword_text as "keywordText", search_volume as "searchVolume",
      (count(*) over ())::int as total from opened ${shown})
    union all
    (select false, keyword_text, search_volume, (count(*) over ())::int from closed ${shown})`);
  const opened = [...rows].filter(({ isOpened }) => isOpened);
  const closed = [...rows].filter(({ isOpened }) => !isOpened);
  const strip = (found: readonly Row[]) =>
    found.map(({ keywordText, searchVolume }) => ({ keywordText, searchVolume }));
  return {
    opened: opened[0]?.total ?? 0,
    closed: closed[0]?.total ?? 0,
    openedKeywords: strip(opened),
    closedKeywords: strip(closed),
  };
}
