import type { Queryable } from '@keydence/db';
import { findHiddenShare, isCutTable, monthDays, type ReportFacts } from '@keydence/domain';
import { sql } from 'drizzle-orm';

type Basis = Omit<ReportFacts['health']['basis'], 'largestGain'>;

const windowDays = 28;
/** A window with fewer of its days is not one. */
const leastDays = 26;

interface Row extends Record<string, unknown> {
  ranked: number;
  priced: number;
  queries: number;
  isByApi: boolean | null;
  queryClicks: string;
  pageClicks: string | null;
  days: number;
  dayClicks: string | null;
}

/**
 * How much of a list is known: ranked keywords with a volume, and of Search Console's newest table of queries whether it
 * was cut off and which share of the clicks it hides, which is what its pages of the same days have more.
 */
export async function readHealthBasis(db: Queryable, listId: number): Promise<Basis> {
  const [row] = await db.execute<Row>(sql`
    with newest as (
      select measured_on, source from search_totals
      where list_id = ${listId} and dimension = 'page' and source in ('search_console', 'search_console_api')
      order by measured_on desc, source desc limit 1),
    ranked as (
      select count(*)::int as ranked, count(search_volume)::int as priced
      from keyword_rankings where list_id = ${listId} and rank_absolute between 1 and 100),
    queries as (
      select count(*)::int as queries, coalesce(sum(m.clicks), 0) as clicks
      from keyword_measures m join newest n on n.measured_on = m.measured_on and n.source = m.source
      where m.list_id = ${listId} and m.clicks is not null),
    days as (
      select count(*)::int as days, sum(clicks) as clicks from (
        select distinct on (measured_on) clicks from search_totals
        where list_id = ${listId} and dimension = 'day' and measured_on > (
          select max(measured_on) from search_totals where list_id = ${listId} and dimension = 'day') - ${windowDays}::int
        order by measured_on, source = 'search_console_api' desc, source) as day)
    select ranked, priced, queries, (select source = 'search_console_api' from newest) as "isByApi",
      queries.clicks as "queryClicks", days, days.clicks as "dayClicks", (
        select sum(t.clicks) from search_totals t join newest n on n.measured_on = t.measured_on and n.source = t.source
        where t.list_id = ${listId} and t.dimension = 'page') as "pageClicks"
    from ranked, queries, days`);
  const { ranked = 0, priced = 0, queries = 0, isByApi = null, days = 0 } = row ?? {};
  const isCut = queries > 0 && isCutTable(queries, isByApi ? 'api' : 'export');
  const pageClicks = queries === 0 ? 0 : Number(row?.pageClicks ?? 0);
  const hidden = findHiddenShare({ queryClicks: Number(row?.queryClicks ?? 0), pageClicks, isCut });
  return {
    volumeShare: ranked === 0 ? 0 : priced / ranked,
    isCut,
    hiddenShare: hidden?.share ?? null,
    clicksAMonth: days < leastDays ? null : (Number(row?.dayClicks ?? 0) * monthDays) / days,
  };
}
