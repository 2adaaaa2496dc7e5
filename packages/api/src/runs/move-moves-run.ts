import { type Queryable, schema, type Transaction } from '@keydence/db';
import type { MovesRunStep } from '@keydence/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { MovesJob, Services } from '../context.ts';

const { moveRuns } = schema;

/** Notified with the list id when its runs or moves change. */
export const movesChannel = 'list_moves';

/** Runs of a list that are kept. */
const keptRuns = 10;

/** Notifies watchers of a list's moves; the notification is sent on commit. */
export async function notifyMoves(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${movesChannel}, ${String(listId)})`);
}

interface RunStart {
  listId: number;
  /** Null if the worker started it. */
  askedBy: string | null;
}

/**
 * Starts a run of a list together with its job. Returns the run number; null if a run is open: a queued one begins
 * after `tx` ends, a running one gets a successor, see `runMoves`.
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

/** Number of a new run; null if one is open, which is then marked outdated and locked until the transaction ends. */
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
    // Otherwise the run ended between the two statements.
    if (outdated.length > 0) return null;
  }
}

const isRun = ({ listId, run }: MovesJob) => and(eq(moveRuns.listId, listId), eq(moveRuns.run, run));
const isOpen = inArray(moveRuns.state, ['queued', 'running']);

export type MovesRunRow = typeof moveRuns.$inferSelect;

/** Marks the run as started, or restarted with current facts. Null if the run has ended. */
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

/** Sets the step of a run and its total progress, 0 to 1. False if the run has ended. */
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

/** The open run, locked until the transaction ends; null if it has ended. */
export async function lockMovesRun(tx: Transaction, job: MovesJob): Promise<MovesRunRow | null> {
  const [row] = await tx
    .select()
    .from(moveRuns)
    .where(and(isRun(job), isOpen))
    .for('update');
  return row ?? null;
}

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

export async function findMovesRun(db: Queryable, listId: number): Promise<MovesRunRow | null> {
  const [row] = await db
    .select()
    .from(moveRuns)
    .where(eq(moveRuns.listId, listId))
    .orderBy(desc(moveRuns.run))
    .limit(1);
  return row ?? null;
}
