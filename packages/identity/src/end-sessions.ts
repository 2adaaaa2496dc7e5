import { schema, type Transaction } from '@keydence/db';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { endPendingChanges } from './accounts/end-pending-changes.ts';
import type { IdentityContext } from './context.ts';
import { forgetDevices } from './known-devices.ts';
import { recordActivity } from './record-activity.ts';
import { transact } from './transact.ts';
import { announceEnded } from './verified-cache.ts';

export interface SessionChoice {
  userId: string;
  only?: string;
  except?: string;
}

/**
 * Ends sessions immediately, in every process, with their refresh tokens; returns their number. A
 * session holder may have started a change of address or phone, so pending changes end as well.
 */
export async function endSessions(ctx: IdentityContext, choice: SessionChoice): Promise<number> {
  const ended = await transact(ctx, async (tx) => {
    await endTraces(tx, choice);
    const ids = await deleteSessions(tx, choice);
    if (ids.length > 0) await recordActivity(ctx, tx, { userId: choice.userId, action: 'signed_out' });
    return ids;
  });
  ctx.verified.forget(ended);
  return ended.length;
}

/**
 * Ends sessions as part of a larger transaction; a rollback keeps them. @returns a callback to run
 * after the commit, so that this process does not depend on the notification.
 */
export async function endSessionsIn(
  ctx: IdentityContext,
  tx: Transaction,
  choice: SessionChoice,
): Promise<() => void> {
  await endTraces(tx, choice);
  const ended = await deleteSessions(tx, choice);
  return () => ctx.verified.forget(ended);
}

/** Ending all sessions, or all but one, also revokes trust in all known devices. */
async function endTraces(tx: Transaction, { userId, only }: SessionChoice): Promise<void> {
  await endPendingChanges(tx, userId);
  if (only === undefined) await forgetDevices(tx, userId);
}

/**
 * Deletes sessions and returns their ids, so that the caller can evict them. Rows are locked in one
 * order, so that concurrent calls cannot deadlock.
 */
export async function deleteSessions(
  tx: Transaction,
  { userId, only, except }: SessionChoice,
): Promise<string[]> {
  const { sessions } = schema;
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .orderBy(asc(sessions.id))
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.delete(sessions).where(inArray(sessions.id, ids));
  await announceEnded(tx, ids);
  return ids;
}
