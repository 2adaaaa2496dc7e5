import { schema, type Transaction } from '@keydence/db';
import { AppError, openRefreshWindow, refreshLeaseMinutes, type TakenRefresh } from '@keydence/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { Services } from '../context.ts';
import type { CompetitorScope } from './access.ts';

type Target = Pick<CompetitorScope, 'id' | 'listId'>;

const { competitors } = schema;

/** Identifies the refresh that a caller holds. */
export type RefreshGrant = string;

/**
 * Acquires the one refresh that a competitor has in 7 days, by the database's clock and under the
 * lock of its row, so that exactly one of any number of callers gets it.
 * AppError('weekly_refresh_limit') for the others, and 'not_found'.
 */
export async function acquireRefresh(services: Services, target: Target): Promise<RefreshGrant> {
  const grant = services.newId();
  const waitMs = await services.database.db.transaction(async (tx) => {
    const taken = await lockRefresh(tx, target);
    // Read under the lock: the transaction's own time may be before the refresh that it waited for.
    const now = await readClock(tx);
    const window = taken && openRefreshWindow(taken, now);
    if (!window) {
      await writeGrant(tx, target, grant, now);
      return null;
    }
    if (window.startsAt < taken.takenAt) await beginWindow(tx, target, now);
    return window.endsAt.getTime() - now.getTime();
  });
  if (waitMs !== null) throw weeklyLimit(Math.ceil(waitMs / 1000));
  return grant;
}

async function lockRefresh(tx: Transaction, target: Target): Promise<TakenRefresh | null> {
  const { refreshTakenAt: takenAt, refreshDoneAt: doneAt } = competitors;
  const [row] = await tx.select({ takenAt, doneAt }).from(competitors).where(isKept(target)).for('update');
  if (!row) throw notFound();
  return row.takenAt && { takenAt: row.takenAt, isDone: row.doneAt !== null };
}

async function readClock(tx: Transaction): Promise<Date> {
  const [row] = await tx.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  if (!row) throw new Error('the database did not tell its time');
  return new Date(row.ms);
}

async function writeGrant(
  tx: Transaction,
  target: Target,
  refreshGrant: RefreshGrant,
  refreshTakenAt: Date,
): Promise<void> {
  await tx
    .update(competitors)
    .set({ refreshTakenAt, refreshDoneAt: null, refreshGrant })
    .where(isKept(target));
}

/** A refresh acquired ahead of the clock counts from now on; its holder still holds it. */
async function beginWindow(tx: Transaction, target: Target, refreshTakenAt: Date): Promise<void> {
  await tx.update(competitors).set({ refreshTakenAt }).where(isKept(target));
}

function isKept({ id, listId }: Target) {
  return and(eq(competitors.listId, listId), eq(competitors.id, id), isNull(competitors.deletedAt));
}

/**
 * Makes a refresh count, in the transaction that writes its results.
 * AppError('weekly_refresh_limit'), with nothing written, if the grant has expired and another
 * caller has acquired the refresh.
 */
export async function confirmRefresh(tx: Transaction, target: Target, grant: RefreshGrant): Promise<void> {
  const { id, listId } = target;
  const confirmed = await tx.execute(sql`
    update competitors set refresh_done_at = now()
    where list_id = ${listId} and id = ${id}::uuid and deleted_at is null
      and refresh_grant = ${grant}::uuid
    returning id`);
  if (confirmed.length > 0) return;
  const [row] = await tx.execute(
    sql`select id from competitors where list_id = ${listId} and id = ${id}::uuid and deleted_at is null`,
  );
  throw row ? weeklyLimit(refreshLeaseMinutes * 60) : notFound();
}

/** Releases a refresh without a result, unless another caller has acquired it since. */
export async function releaseRefresh(
  { database: { sql } }: Services,
  { id, listId }: Target,
  grant: RefreshGrant,
): Promise<void> {
  await sql`
    update competitors set refresh_taken_at = null
    where list_id = ${listId} and id = ${id} and refresh_grant = ${grant}`;
}

function weeklyLimit(retryAfterSeconds: number): AppError {
  return new AppError('weekly_refresh_limit', 'Error 429: Weekly refresh limit exceeded', {
    retryAfterSeconds,
  });
}
