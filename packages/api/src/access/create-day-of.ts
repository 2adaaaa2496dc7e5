import type { Transaction } from '@keydence/db';
import { laterDay, listClockOffsets, startOfDay, usualTimeZone } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

/** Days before the creation of a list that its dates can reach back: a source may know of earlier checks. */
const knownDaysBefore = 400;

/**
 * The SQL equivalent of the application's `checkDay`: the date in the time zone of a list's workspace at an instant up
 * to `now`. PostgreSQL gets the offsets, because its time zone names differ from those of browsers.
 */
export async function createDayOf(tx: Transaction, listId: number, now: Date): Promise<(at: SQL) => SQL> {
  const [list] = await tx.execute<{ timeZone: string; createdOn: string }>(sql`
    select w.time_zone as "timeZone", (l.created_at at time zone 'UTC')::date::text as "createdOn"
    from keyword_lists l join tracked_domains d on d.id = l.domain_id join workspaces w on w.id = d.workspace_id
    where l.id = ${listId}`);
  const { timeZone = usualTimeZone, createdOn = now.toISOString().slice(0, 10) } = list ?? {};
  const from = startOfDay(laterDay(createdOn, -knownDaysBefore), 'UTC');
  const offsets = listClockOffsets({ from, to: now }, timeZone);
  const starts = `{${offsets.map((offset) => offset.from.toISOString()).join(',')}}`;
  const minutes = `{${offsets.map(({ aheadMinutes }) => aheadMinutes).join(',')}}`;
  return (at) => sql`((${at} at time zone 'UTC') + interval '1 minute' * case
    when date_trunc('day', ${at} at time zone 'UTC') = ${at} at time zone 'UTC' then 0
    else (${minutes}::int[])[greatest(1, width_bucket(${at}, ${starts}::timestamptz[]))] end)::date`;
}
