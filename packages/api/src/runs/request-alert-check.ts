import type { Transaction } from '@keydence/db';
import { checkDay } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';

/**
 * Queues the alert check of a list for a day; call it in the transaction that writes the rank
 * checks. Does nothing if no rule watches the list, for example because the list belongs to a
 * former market of the domain.
 */
export async function requestAlertCheck(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  { listId, at }: { listId: number; at: Date },
): Promise<void> {
  const [watched] = await tx.execute<{ timeZone: string }>(sql`
    select w.time_zone as "timeZone" from keyword_lists l
    join tracked_domains d on d.id = l.domain_id and d.list_id = l.id
    join workspaces w on w.id = d.workspace_id
    where l.id = ${listId} and exists (
      select 1 from alert_rules r where r.domain_id = d.id and r.is_active and r.deleted_at is null)`);
  if (watched) await jobs.enqueueAlertCheck(tx, { listId, day: checkDay(at, watched.timeZone) });
}
