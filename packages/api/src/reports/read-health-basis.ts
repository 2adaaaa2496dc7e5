import type { Queryable } from '@keydence/db';
import { leastRankedKeywords, monthDays, type ReportFacts } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findConsoleState } from '../console-facts/find-console-state.ts';

type Basis = Omit<ReportFacts['health']['basis'], 'largestGain'>;

const windowDays = 28;
/** Minimum days with data in a valid window. */
const leastDays = 26;

interface Row extends Record<string, unknown> {
  ranked: number;
  priced: number;
  paged: number;
  pages: number;
  days: number;
  dayClicks: string | null;
}

/**
 * Data coverage of a list: ranked keywords with a volume. For the Search Console window that moves use: its filter,
 * whether its queries are truncated, and the share of clicks that they leave out.
 */
export async function readHealthBasis(db: Queryable, listId: number): Promise<Basis> {
  const [row] = await db.execute<Row>(sql`
    with ranked as (
      select count(*)::int as ranked, count(search_volume)::int as priced,
        count(ranking_url_hash)::int as paged, count(distinct ranking_url_hash)::int as pages
      from keyword_rankings where list_id = ${listId} and rank_absolute between 1 and 100),
    days as (
      select count(*)::int as days, sum(clicks) as clicks from (
        select distinct on (measured_on) clicks from search_totals
        where list_id = ${listId} and dimension = 'day' and measured_on > (
          select max(measured_on) from search_totals where list_id = ${listId} and dimension = 'day') - ${windowDays}::int
        order by measured_on, source = 'search_console_api' desc, source) as day)
    select ranked, priced, paged, pages, days, days.clicks as "dayClicks" from ranked, days`);
  const { ranked = 0, priced = 0, paged = 0, pages = 0, days = 0 } = row ?? {};
  const state = await findConsoleState(db, listId);
  return {
    volumeShare: ranked === 0 ? 0 : priced / ranked,
    isOnePerPage: ranked >= leastRankedKeywords && paged === ranked && pages === ranked,
    isCut: state?.areQueriesCut ?? false,
    filter: state?.filter ?? null,
    hiddenShare: state?.hiddenShare ?? null,
    clicksAMonth: days < leastDays ? null : (Number(row?.dayClicks ?? 0) * monthDays) / days,
  };
}
