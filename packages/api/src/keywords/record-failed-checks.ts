import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { findListDay } from '../access/find-time-zone.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';

/**
 * Marks the day's check as failed (254) in the rank history of every keyword of a list without
 * another outcome for the day, or of some of its keywords. The current rankings stay: a failed
 * check is never "not ranking".
 */
export async function recordFailedChecks(
  tx: Transaction,
  listId: number,
  at: Date,
  texts?: readonly string[],
): Promise<void> {
  const day = await findListDay(tx, listId, at);
  const month = `${day.slice(0, 7)}-01`;
  const byteIndex = Number(day.slice(8)) - 1;
  const failed = 254;
  const unchecked = 255;
  await tx.execute(sql`
    with failed as (
    insert into ranking_months as m (list_id, keyword_id, month, ranks)
    select ${listId}::int, id, ${month}::date,
      set_byte(decode(repeat('ff', 31), 'hex'), ${byteIndex}::int, ${failed}::int)
    from tracked_keywords k where list_id = ${listId} and ${texts ? sql`k.kw_hash = ${hashTexts(texts)}` : sql`true`} and not exists (
      select 1 from ranking_months kept
      where kept.list_id = ${listId} and kept.month = ${month}::date and kept.keyword_id = k.id
        and get_byte(kept.ranks, ${byteIndex}::int) <> ${unchecked}::int)
    on conflict (list_id, keyword_id, month) do update set ranks = set_byte(m.ranks, ${byteIndex}::int, ${failed}::int)
      where get_byte(m.ranks, ${byteIndex}::int) = ${unchecked}::int
    returning keyword_id)
    update keyword_rankings r set rank_check_failed_at = ${at.toISOString()}::timestamptz
    from failed where r.list_id = ${listId} and r.id = failed.keyword_id`);
}
