import type { Transaction } from '@keydence/db';
import { AppError } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { Services } from '../context.ts';
import type { CompetitorScope } from './access.ts';

type Target = Pick<CompetitorScope, 'id' | 'listId'>;

/** The refresh that a caller holds: the database's own time of it, to the microsecond. */
export type RefreshGrant = string;

/** A refresh that has not been written within this time has died with its process, and is free again. */
const leaseMinutes = 10;

/**
 * Takes the one refresh that a competitor has in 7 days, by the database's clock and in one statement, so that of
 * any number of callers one gets it. AppError('weekly_refresh_limit') for the others.
 */
export async function takeRefresh({ database: { sql } }: Services, target: Target): Promise<RefreshGrant> {
  const { id, listId } = target;
  const [granted] = await sql<{ takenAt: string }[]>`
    update competitors set refresh_taken_at = now(), refresh_done_at = null
    where list_id = ${listId} and id = ${id} and deleted_at is null
      and (refresh_taken_at is null
        or refresh_taken_at <= now() - interval '7 days'
        or (refresh_done_at is null and refresh_taken_at <= now() - make_interval(mins => ${leaseMinutes})))
    returning refresh_taken_at::text as "takenAt"`;
  if (granted) return granted.takenAt;
  const [row] = await sql<{ wait: number }[]>`
    select greatest(1, ceil(extract(epoch from refresh_taken_at - now() + case
      when refresh_done_at is null then make_interval(mins => ${leaseMinutes}) else interval '7 days' end)))::int as wait
    from competitors where list_id = ${listId} and id = ${id} and deleted_at is null`;
  if (!row) throw notFound();
  throw weeklyLimit(row.wait);
}

/**
 * Makes a refresh count, in the transaction that writes what it found. AppError('weekly_refresh_limit') when it took
 * so long that somebody else has taken it: nothing is written then.
 */
export async function confirmRefresh(tx: Transaction, target: Target, grant: RefreshGrant): Promise<void> {
  const { id, listId } = target;
  const confirmed = await tx.execute(sql`
    update competitors set refresh_done_at = now()
    where list_id = ${listId} and id = ${id}::uuid and deleted_at is null
      and refresh_taken_at = ${grant}::text::timestamptz
    returning id`);
  if (confirmed.length > 0) return;
  const [row] = await tx.execute(
    sql`select id from competitors where list_id = ${listId} and id = ${id}::uuid and deleted_at is null`,
  );
  throw row ? weeklyLimit(leaseMinutes * 60) : notFound();
}

/** Gives a refresh back that came to nothing, unless somebody has taken another one since. */
export async function giveBackRefresh(
  { database: { sql } }: Services,
  { id, listId }: Target,
  grant: RefreshGrant,
): Promise<void> {
  await sql`
    update competitors set refresh_taken_at = null
    where list_id = ${listId} and id = ${id} and refresh_taken_at = ${grant}::text::timestamptz`;
}

function weeklyLimit(retryAfterSeconds: number): AppError {
  return new AppError('weekly_refresh_limit', 'Error 429: Weekly refresh limit exceeded', {
    retryAfterSeconds,
  });
}
