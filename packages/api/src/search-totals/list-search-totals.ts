import { clickRateOf, type ListSearchTotalsInput, paginate, type SearchTotalList } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';

interface TotalRow extends Record<string, unknown> {
  name: string;
  clicks: number;
  impressions: number;
  averagePosition: number | null;
}

interface TableRow extends Record<string, unknown> {
  source: NonNullable<SearchTotalList['source']>;
  measuredOn: string;
  total: number;
}

/** One page of a table from its latest source, most clicks first; a table never mixes periods or sources. */
export async function listSearchTotals(
  ctx: DomainContext,
  { table, page, limit }: ListSearchTotalsInput,
): Promise<SearchTotalList> {
  const { db } = ctx.services.database;
  const { id: listId } = requireList(ctx.domain);
  const [newest] = await db.execute<TableRow>(sql`
    select source, measured_on::text as "measuredOn", count(*)::int as total from search_totals
    where list_id = ${listId} and dimension = ${table} group by source, measured_on
    order by measured_on desc, source = 'search_console_api' desc, source limit 1`);
  if (!newest) return { data: [], pagination: paginate(page, limit, 0), source: null, measuredOn: null };
  const { source, measuredOn, total } = newest;
  const rows = await db.execute<TotalRow>(sql`
    select name, clicks::float8, impressions::float8, average_position as "averagePosition" from search_totals
    where list_id = ${listId} and dimension = ${table} and measured_on = ${measuredOn}::date and source = ${source}
    order by search_totals.clicks desc, search_totals.impressions desc, name limit ${limit} offset ${(page - 1) * limit}`);
  return {
    data: rows.map((row) => ({ ...row, clickRate: clickRateOf(row) })),
    pagination: paginate(page, limit, total),
    source,
    measuredOn,
  };
}
