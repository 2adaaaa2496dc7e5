import type { Queryable } from '@keydence/db';
import type { ReportFacts } from '@keydence/domain';
import { sql } from 'drizzle-orm';

const shownKeywords = 20;
/** Pages that ranked so many days before the newest measurement of the keyword no longer compete. */
const sameMeasurementDays = 31;
/** One of our pages holds such a place already, so that the others do no harm. */
const safeRank = 3;

/**
 * Keywords for which a measurement has found several of our pages, the most searched first. Only exports that name
 * pages tell; without one there are none.
 */
export async function readRivalPages(db: Queryable, listId: number): Promise<ReportFacts['rivalPages']> {
  const rows = await db.execute<ReportFacts['rivalPages'][number] & Record<string, unknown>>(sql`
    with known as (
      select keyword_id, url, rank, measured_on, max(measured_on) over (partition by keyword_id) as newest
      from keyword_pages where list_id = ${listId}),
    rivals as (
      select keyword_id, array_agg(url order by rank, url) as urls from known
      where measured_on >= newest - ${sameMeasurementDays}::int
      group by keyword_id having count(*) >= 2 and min(rank) > ${safeRank})
    select k.keyword_text as "keywordText", v.urls
    from rivals v join tracked_keywords k on k.list_id = ${listId} and k.id = v.keyword_id
    order by k.search_volume desc nulls last, k.id limit ${shownKeywords}`);
  return rows.map(({ keywordText, urls }) => ({ keywordText, urls }));
}
