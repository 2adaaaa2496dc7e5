import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/**
 * Sums up by rank what Search Console's newest export of a list has counted, in place of what was known. One export
 * alone, since the periods of several overlap.
 */
export async function recordClickRates(tx: Transaction, listId: number): Promise<void> {
  const isCounted = sql`list_id = ${listId} and source = 'search_console' and clicks is not null
    and impressions is not null`;
  await tx.execute(sql`delete from rank_clicks where list_id = ${listId}`);
  await tx.execute(sql`
    insert into rank_clicks (list_id, rank, clicks, impressions, measured_on)
    select ${listId}::int, rank, sum(clicks), sum(impressions), measured_on from keyword_measures
    where ${isCounted} and rank between 1 and 100
      and measured_on = (select max(measured_on) from keyword_measures where ${isCounted})
    group by rank, measured_on`);
}
