import {
  clickRateOf,
  type SearchTotals,
  type SearchTotalsInput,
  sumFigures,
  totalTable,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { requireList } from '../access/get-domain-scope.ts';

/** Days shown if the newest window is unknown. */
const usualDays = 90;

interface DayRow extends Record<string, unknown> {
  day: string;
  clicks: number;
  impressions: number;
  averagePosition: number | null;
  source: SearchTotals['days'][number]['source'];
}

/**
 * Search Console figures by day, up to the newest known day. If both an export and the API have a day, the API applies:
 * it has final figures only.
 */
export async function getSearchTotals(
  ctx: DomainContext,
  { days }: SearchTotalsInput,
): Promise<SearchTotals> {
  const { db } = ctx.services.database;
  const { id: listId } = requireList(ctx.domain);
  const rows = await db.execute<DayRow>(sql`
    with newest as (
      select max(measured_on) as day from search_totals where list_id = ${listId} and dimension = 'day'), counted as (
      select r.measured_from as day from site_rates r join newest n on n.day = r.measured_on
      where r.list_id = ${listId} and r.source <> 'sample' and ${days ?? null}::int is null)
    select distinct on (measured_on) measured_on::text as day, clicks::float8, impressions::float8,
      average_position as "averagePosition", source
    from search_totals
    where list_id = ${listId} and dimension = 'day'
      and measured_on >= coalesce((select day from counted), (select day from newest) - ${days ?? usualDays}::int + 1)
    order by measured_on, source = 'search_console_api' desc, source`);
  const tables = await db.execute<{ dimension: string }>(sql`
    select distinct dimension from search_totals where list_id = ${listId} and dimension <> 'day'`);
  const known = new Set(tables.map(({ dimension }) => dimension));
  return {
    days: rows.map((row) => ({ ...row, clickRate: clickRateOf(row) })),
    sum: sumFigures(rows),
    tables: totalTable.options.filter((table) => known.has(table)),
  };
}
