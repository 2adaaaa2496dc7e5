import { type Queryable, schema, type Transaction } from '@keydence/db';
import type { TopicRunKind, TopicRunStep, TopicVectors } from '@keydence/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Services, TopicJob } from '../context.ts';

const { topicRuns, topicRunParts } = schema;

/** Notified with the list's number at each change of its runs and topics. */
export const topicChannel = 'keyword_topics';

/** Runs of a list that stay readable, and the full run that its topics are of. */
const keptRuns = 10;

/** Tells those who watch a list's topics; they hear of it when the transaction commits. */
export async function notifyTopics(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${topicChannel}, ${String(listId)})`);
}

interface RunStart {
  listId: number;
  kind: TopicRunKind;
  /** Null for the worker. */
  askedBy: string | null;
}

/**
 * Starts a run of a list with its job, or neither. Returns its number; null where one has not ended, which a wish for a
 * full run makes full as long as it is waiting.
 */
export async function startRun(
  tx: Transaction,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { listId, kind, askedBy }: RunStart,
): Promise<number | null> {
  const [row] = await tx.execute<{ run: number }>(sql`
    insert into topic_runs (list_id, run, kind, state, asked_by, created_at)
    select ${listId}::int, coalesce(max(run), 0) + 1, ${kind}::text, 'queued', ${askedBy}::uuid,
      ${now().toISOString()}::timestamptz
    from topic_runs where list_id = ${listId}
    having not coalesce(bool_or(state in ('queued', 'running')), false)
    on conflict do nothing returning run`);
  if (!row) {
    if (kind === 'full') await widenRun(tx, listId);
    return null;
  }
  await tx.execute(sql`
    delete from topic_runs where list_id = ${listId} and run <= ${row.run - keptRuns} and run <> (
      select coalesce(max(run), 0) from topic_runs where list_id = ${listId} and kind = 'full' and state = 'done')`);
  await jobs.enqueueTopics(tx, { listId, run: row.run });
  await notifyTopics(tx, listId);
  return row.run;
}

/** Notes that a run computes all topics anew, whatever it was started as. */
export async function makeRunFull({ database }: Pick<Services, 'database'>, job: TopicJob): Promise<void> {
  await database.db
    .update(topicRuns)
    .set({ kind: 'full' })
    .where(and(isRun(job), isOpen));
}

async function widenRun(tx: Transaction, listId: number): Promise<void> {
  await tx
    .update(topicRuns)
    .set({ kind: 'full' })
    .where(and(eq(topicRuns.listId, listId), eq(topicRuns.state, 'queued')));
}

const isRun = ({ listId, run }: TopicJob) => and(eq(topicRuns.listId, listId), eq(topicRuns.run, run));
const isOpen = inArray(topicRuns.state, ['queued', 'running']);

/** Says that the worker has begun, or goes on. Null when the run has ended. */
export async function beginRun(
  services: Pick<Services, 'database' | 'now'>,
  job: TopicJob,
): Promise<typeof topicRuns.$inferSelect | null> {
  return services.database.db.transaction(async (tx) => {
    const [row] = await tx
      .update(topicRuns)
      .set({
        state: 'running',
        startedAt: sql`coalesce(started_at, ${services.now().toISOString()}::timestamptz)`,
      })
      .where(and(isRun(job), isOpen))
      .returning();
    if (row) await notifyTopics(tx, job.listId);
    return row ?? null;
  });
}

/** Moves a run to a step and how far that is, 0 to 1. False when the run has ended. */
export async function moveRun(
  { database }: Pick<Services, 'database'>,
  job: TopicJob,
  { step, progress }: { step: TopicRunStep; progress: number },
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const moved = await tx
      .update(topicRuns)
      .set({ step, progress })
      .where(and(isRun(job), isOpen))
      .returning({ run: topicRuns.run });
    if (moved.length > 0) await notifyTopics(tx, job.listId);
    return moved.length > 0;
  });
}

/** True while the run has not ended; the row is locked until the transaction ends. */
export async function lockRun(tx: Transaction, job: TopicJob): Promise<boolean> {
  const rows = await tx
    .select({ run: topicRuns.run })
    .from(topicRuns)
    .where(and(isRun(job), isOpen))
    .for('update');
  return rows.length > 0;
}

/** Ends a run that has not ended, and forgets what it had computed. */
export async function endRun(
  tx: Transaction,
  job: TopicJob,
  end: {
    state: 'done' | 'failed' | 'cancelled';
    message: string | null;
    vectors?: TopicVectors | null;
    now: Date;
  },
): Promise<boolean> {
  const ended = await tx
    .update(topicRuns)
    .set({
      state: end.state,
      message: end.message,
      vectors: end.vectors,
      finishedAt: end.now,
      ...(end.state === 'done' && { progress: 1 }),
    })
    .where(and(isRun(job), isOpen))
    .returning({ run: topicRuns.run });
  if (ended.length === 0) return false;
  await tx
    .delete(topicRunParts)
    .where(and(eq(topicRunParts.listId, job.listId), eq(topicRunParts.run, job.run)));
  await notifyTopics(tx, job.listId);
  return true;
}

/** Expensive steps of a computation whose results are stored. */
const storedSteps = ['words', 'phrases', 'vectors', 'groups'];

/** What the run has stored of its computation, by step. */
export async function readParts(db: Queryable, { listId, run }: TopicJob): Promise<Map<string, Uint8Array>> {
  const rows = await db
    .select({ part: topicRunParts.part, content: topicRunParts.content })
    .from(topicRunParts)
    .where(and(eq(topicRunParts.listId, listId), eq(topicRunParts.run, run)));
  return new Map(rows.map(({ part, content }) => [storedSteps[part] ?? '', content]));
}

/** Stores the result of a step, so that a killed run goes on after it. */
export async function storePart(
  { database }: Pick<Services, 'database'>,
  { listId, run }: TopicJob,
  { step, content }: { step: string; content: Uint8Array },
): Promise<void> {
  const row = { listId, run, part: storedSteps.indexOf(step), content };
  await database.db
    .insert(topicRunParts)
    .values(row)
    .onConflictDoUpdate({
      target: [topicRunParts.listId, topicRunParts.run, topicRunParts.part],
      set: { content },
    });
}
