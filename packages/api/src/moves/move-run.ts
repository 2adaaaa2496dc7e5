import { type Queryable, schema, type Transaction } from '@keydence/db';
import type { MovesRunStep } from '@keydence/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { MovesJob, Services } from '../context.ts';

const { moveRuns } = schema;

/** Notified with the list's number at each change of its runs and moves. */
export const movesChannel = 'list_moves';

/** Runs of a list that stay readable. */
const keptRuns = 10;

/** Tells those who watch a list's moves; they hear of it when the transaction commits. */
export async function notifyMoves(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${movesChannel}, ${String(listId)})`);
}

interface RunStart {
  listId: number;
  /** Null for the worker. */
  askedBy: string | null;
}

/**
 * Starts a run of a list with its job, or neither. Returns its number; null where one has not ended: one that waits begins
 * when `tx` has ended, and one that is running gets a successor, see `runMoves`.
 */
export async function startMovesRun(
  tx: Transaction,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { listId, askedBy }: RunStart,
): Promise<number | null> {
  const run = await queueRun(tx, { listId, askedBy, at: now().toISOString() });
  if (run === null) return null;
  await tx.execute(sql`delete from move_runs where list_id = ${listId} and run <= ${run - keptRuns}`);
  await jobs.enqueueMoves(tx, { listId, run });
  await notifyMoves(tx, listId);
  return run;
}

/** The number of a new run; null where one has not ended, which is outdated now and locked until the transaction ends. */
async function queueRun(
  tx: Transaction,
  { listId, askedBy, at }: RunStart & { at: string },
): Promise<number | null> {
  for (;;) {
    const [row] = await tx.execute<{ run: number }>(sql`
      insert into move_runs (list_id, run, state, asked_by, created_at)
      select ${listId}::int, coalesce(max(run), 0) + 1, 'queued', ${askedBy}::uuid, ${at}::timestamptz
      from move_runs where list_id = ${listId}
      having not coalesce(bool_or(state in ('queued', 'running')), false)
      on conflict do nothing returning run`);
    if (row) return row.run;
    const outdated = await tx.execute(sql`
      update move_runs set is_outdated = true where list_id = ${listId} and state in ('queued', 'running')
      returning run`);
    // Otherwise it has ended between the two.
    if (outdated.length > 0) return null;
  }
}

const isRun = ({ listId, run }: MovesJob) => and(eq(moveRuns.listId, listId), eq(moveRuns.run, run));
const isOpen = inArray(moveRuns.state, ['queued', 'running']);

export type MovesRunRow = typeof moveRuns.$inferSelect;

/** Says that the worker has begun, or begins again: with the facts of now. Null when the run has ended. */
export async function beginMovesRun(
  { database, now }: Pick<Services, 'database' | 'now'>,
  job: MovesJob,
): Promise<MovesRunRow | null> {
  return database.db.transaction(async (tx) => {
    const startedAt = sql`coalesce(started_at, ${now().toISOString()}::timestamptz)`;
    const [row] = await tx
      .update(moveRuns)
      .set({ state: 'running', isOutdated: false, step: 'facts', progress: 0, startedAt })
      .where(and(isRun(job), isOpen))
      .returning();
    if (row) await notifyMoves(tx, job.listId);
    return row ?? null;
  });
}

/** Moves a run to a step and says how far the whole is, 0 to 1. False when the run has ended. */
export async function advanceMovesRun(
  { database }: Pick<Services, 'database'>,
  job: MovesJob,
  { step, progress }: { step: MovesRunStep; progress: number },
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const moved = await tx
      .update(moveRuns)
      .set({ step, progress })
      .where(and(isRun(job), isOpen))
      .returning({ run: moveRuns.run });
    if (moved.length > 0) await notifyMoves(tx, job.listId);
    return moved.length > 0;
  });
}

/** The run while it has not ended, its row locked until the transaction ends. */
export async function lockMovesRun(tx: Transaction, job: MovesJob): Promise<MovesRunRow | null> {
  const [row] = await tx
    .select()
    .from(moveRuns)
    .where(and(isRun(job), isOpen))
    .for('update');
  return row ?? null;
}

/** Ends a run that has not ended. */
export async function endMovesRun(
  tx: Transaction,
  job: MovesJob,
  { now, ...end }: { state: 'done' | 'failed' | 'cancelled'; message: string | null; now: Date },
): Promise<void> {
  const ended = await tx
    .update(moveRuns)
    .set({ ...end, ...(end.state === 'done' && { progress: 1 }), finishedAt: now })
    .where(and(isRun(job), isOpen))
    .returning({ run: moveRuns.run });
  if (ended.length > 0) await notifyMoves(tx, job.listId);
}

/** The newest run of a list. */
export async function findMovesRun(db: Queryable, listId: number): Promise<MovesRunRow | null> {
  const [row] = await db
    .select()
    .from(moveRuns)
    .where(eq(moveRuns.listId, listId))
    .orderBy(desc(moveRuns.run))
    .limit(1);
  return row ?? null;
}
