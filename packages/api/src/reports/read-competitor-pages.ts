import type { Queryable } from '@keydence/db';
import type { ReportFacts } from '@keydence/domain';
import { sql } from 'drizzle-orm';

const shownKeywords = 20;
/** Maximum days between a page's rank and the keyword's newest measurement; older pages no longer compete. */
const sameMeasurementDays = 31;
/** If one of the site's pages has at least this rank, the others do no harm. */
const safeRank = 3;

/**
 * Keywords with several of the site's pages in one measurement, highest volume first. Only exports with page addresses
 * have this data; otherwise the result is empty.
 */
export async function readCompetitorPages(db: Queryable, listId: number): Promise<ReportFacts['rivalPages']> {
  const rows = await db.execute<ReportFacts['rivalPages'][number] & Record<string, unknown>>(sql`
    with known as (
      select keyword_id, url, rank, measured_on, max(measured_on) over (partition by keyword_id) as newest
      from keyword_pages where list_id = ${listId}),
    competing as (
      select keyword_id, array_agg(url order by rank, url) as urls from known
      where measured_on >= newest - ${sameMeasurementDays}::int
      group by keyword_id having count(*) >= 2 and min(rank) > ${safeRank})
    select k.keyword_text as "keywordText", v.urls
    from competing v join tracked_keywords k on k.list_id = ${listId} and k.id = v.keyword_id
    order by k.search_volume desc nulls last, k.id limit ${shownKeywords}`);
  return rows.map(({ keywordText, urls }) => ({ keywordText, urls }));
}
