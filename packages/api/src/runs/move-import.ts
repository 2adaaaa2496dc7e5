import { schema, type Transaction } from '@keydence/db';
import type { AppErrorCode, ImportFigures, ImportState } from '@keydence/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ImportJob, Services } from '../context.ts';

const { importRuns, importParts } = schema;

/** Notified with an import's id at each of its changes. */
export const importChannel = 'list_import';

/** Notifies watchers of an import when the transaction commits. */
export async function notifyImport(tx: Transaction, importId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${importChannel}, ${importId})`);
}

/**
 * Stores the number of read rows, outside the transaction that writes them. False if the import was
 * canceled or deleted, so that the transaction can be rolled back.
 */
export async function recordProgress(
  { database }: Pick<Services, 'database'>,
  { importId }: ImportJob,
  done: number,
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const moved = await tx
      .update(importRuns)
      .set({ state: 'running', done })
      .where(and(eq(importRuns.id, importId), inArray(importRuns.state, ['queued', 'running'])))
      .returning({ id: importRuns.id });
    await notifyImport(tx, importId);
    return moved.length > 0;
  });
}

/** Thrown to abandon an import that a user has canceled. */
export class CancelledImport extends Error {}

interface End {
  state: Extract<ImportState, 'done' | 'failed' | 'cancelled'>;
  figures?: ImportFigures;
  errorCode?: AppErrorCode;
  message?: string;
  now: Date;
}

/**
 * Ends an import that has not ended, and deletes its file. Returns true if it was still running.
 */
export async function endImport(tx: Transaction, { importId }: ImportJob, end: End): Promise<boolean> {
  const { now, state, ...rest } = end;
  const [row] = await tx
    .select({ state: importRuns.state, total: importRuns.total })
    .from(importRuns)
    .where(eq(importRuns.id, importId))
    .for('update');
  if (row?.state !== 'queued' && row?.state !== 'running') return false;
  await tx
    .update(importRuns)
    .set({ ...rest, state, finishedAt: now, ...(state === 'done' && { done: row.total }) })
    .where(eq(importRuns.id, importId));
  await tx.delete(importParts).where(eq(importParts.importId, importId));
  await notifyImport(tx, importId);
  return true;
}

/**
 * Cancels the waiting and running imports of a domain; one that is being written stops at its next
 * part.
 */
export async function cancelImports(
  { database, now }: Pick<Services, 'database' | 'now'>,
  domainId: string,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const isOpen = and(eq(importRuns.domainId, domainId), inArray(importRuns.state, ['queued', 'running']));
    const rows = await tx.select({ importId: importRuns.id }).from(importRuns).where(isOpen);
    for (const row of rows) await endImport(tx, row, { state: 'cancelled', now: now() });
  });
}
