import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import { recordSiteRates } from './record-site-rates.ts';

interface Row {
  listId: number;
  /** The first and last day of the newest fetch; null for a file. */
  from: string | null;
  to: string | null;
  imports: number;
}

/**
 * Fits the click rates of lists whose Search Console counts were stored before rates were, so that
 * they need no new export. Returns the number of fitted lists.
 */
export async function completeSiteRates({ database }: Pick<Services, 'database'>): Promise<number> {
  const rows = await database.sql<Row[]>`
    select l.id as "listId", i.from, i.to, i.imports
    from keyword_lists l
    cross join lateral (
      select count(*)::int as imports,
        (array_agg(r.fetch -> 'period' ->> 'start' order by r.finished_at desc))[1] as "from",
        (array_agg(r.fetch -> 'period' ->> 'end' order by r.finished_at desc))[1] as "to"
      from import_runs r
      where r.domain_id = l.domain_id and r.location_code = l.location_code and r.language_code = l.language_code
        and r.state = 'done' and r.preview ->> 'tool' in ('search_console', 'search_console_api')) i
    where i.imports > 0 and not exists (select 1 from site_rates s where s.list_id = l.id)
    order by l.id`;
  let count = 0;
  for (const { listId, from, to, imports } of rows) {
    await database.db.transaction(async (tx) => {
      await lockList(tx, listId);
      const days = from && to ? [from, to] : imports === 1 ? await readDays(tx, listId) : [];
      await recordSiteRates(tx, { listId, days });
      const fitted = await tx.execute(sql`select 1 from site_rates where list_id = ${listId}`);
      if (fitted.length === 0) return;
      await bumpListVersion(tx, listId);
      count += 1;
    });
  }
  return count;
}

/** The days of the imported series; of several imports they are unknown. */
async function readDays(tx: Transaction, listId: number): Promise<string[]> {
  const rows = await tx.execute<{ day: string }>(sql`
    select measured_on::text as day from search_totals where list_id = ${listId} and dimension = 'day' order by 1`);
  return rows.map(({ day }) => day);
}
