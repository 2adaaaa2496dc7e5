import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { measureSpan } from './measure-span.ts';
import { recordDay } from './record-day.ts';

/** Records that today's check found these keywords of a list not ranking. */
export async function removeRankings(
  tx: Transaction,
  listId: number,
  { ids, checkedAt }: { ids: readonly number[]; checkedAt: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const isAmong = sql`list_id = ${listId} and id = any(${`{${ids.join(',')}}`}::bigint[]) and id ${measureSpan(ids)}`;
  const ranks = sql`select id, null::smallint as rank from keyword_rankings where ${isAmong}`;
  await recordDay(tx, { listId, checkedAt, ranks, ids });
  await tx.execute(sql`
    update keyword_rankings set rank_group = null, rank_absolute = null, ranking_type = null, ranking_url = null,
      ranking_title = null, ranking_description = null, rank_depth = null, needs_ranking_refresh = false,
      last_ranking_check = ${checkedAt.toISOString()}::timestamptz
    where ${isAmong}`);
}
