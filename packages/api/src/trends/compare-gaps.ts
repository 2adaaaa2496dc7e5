import type { Queryable } from '@keydence/db';
import type { Trend } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { selectGaps } from '../gains/build-gap-count.ts';
import type { EarlierMeasure } from './find-measure.ts';

const shownGaps = 10;

interface Row extends Record<string, unknown> {
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
  const earlier = sql`(select unnest(gap_hashes) from list_measures where list_id = ${listId} and day = ${day})`;
  const current = sql`
    select k.kw_hash, min(k.keyword_text) as keyword_text, max(k.search_volume) as search_volume,
      min(c.created_at) as tracked_since
    from competitor_keywords k
    join competitors c on c.list_id = ${listId} and c.id = k.competitor_id and c.is_active and c.deleted_at is null
    where k.list_id = ${listId} and k.kw_hash in ${selectGaps(listId)} group by k.kw_hash`;
  const shown = sql`order by 2 desc nulls last, 1 limit ${shownGaps}`;
  const opened = await db.execute<Row>(sql`
    select keyword_text as "keywordText", search_volume as "searchVolume", (count(*) over ())::int as total
    from (${current}) as gap
    where tracked_since <= ${measuredAt.toISOString()}::timestamptz and kw_hash not in ${earlier} ${shown}`);
  const closed = await db.execute<Row>(sql`
    select k.keyword_text as "keywordText", k.search_volume as "searchVolume", (count(*) over ())::int as total
    from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and k.kw_hash in ${earlier} and r.rank_group between 1 and 100
      and r.last_ranking_check > ${measuredAt.toISOString()}::timestamptz
      and k.kw_hash not in (select kw_hash from (${current}) as gap)
    ${shown}`);
  const strip = (rows: Iterable<Row>) =>
    [...rows].map(({ keywordText, searchVolume }) => ({ keywordText, searchVolume }));
  return {
    opened: [...opened][0]?.total ?? 0,
    closed: [...closed][0]?.total ?? 0,
    openedKeywords: strip(opened),
    closedKeywords: strip(closed),
  };
}
