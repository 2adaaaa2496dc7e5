import { type Queryable, schema, type Transaction } from '@keydence/db';
import type { TopicRunKind, TopicRunStep, TopicVectors } from '@keydence/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Services, TopicJob } from '../context.ts';

const { topicRuns, topicRunParts } = schema;

/** Notified with the list id when its runs or topics change. */
export const topicChannel = 'keyword_topics';

/** Runs of a list that are kept, in addition to the full run of its topics. */
const keptRuns = 10;

/** Notifies watchers of a list's topics; the notification is sent on commit. */
export async function notifyTopics(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${topicChannel}, ${String(listId)})`);
}

interface RunStart {
  listId: number;
  kind: TopicRunKind;
  /** Null if the worker started it. */
  askedBy: string | null;
}

/**
 * Starts a run of a list together with its job. Returns the run number; null if a run is open, which a request for a
 * full run makes full while it is queued.
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

/** Marks a run as full, whatever its original kind. */
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

/** Marks the run as started or continued. Null if the run has ended. */
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

/** Sets the step of a run and the progress of that step, 0 to 1. False if the run has ended. */
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

/** Locks the run until the transaction ends. False if it has ended. */
export async function lockRun(tx: Transaction, job: TopicJob): Promise<boolean> {
  const rows = await tx
    .select({ run: topicRuns.run })
    .from(topicRuns)
    .where(and(isRun(job), isOpen))
    .for('update');
  return rows.length > 0;
}

/** Ends an open run and deletes its stored step results. */
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

/** Expensive steps whose results are stored. */
const storedSteps = ['words', 'phrases', 'vectors', 'groups'];

/** Stored step results of the run, by step. */
export async function readParts(db: Queryable, { listId, run }: TopicJob): Promise<Map<string, Uint8Array>> {
  const rows = await db
    .select({ part: topicRunParts.part, content: topicRunParts.content })
    .from(topicRunParts)
    .where(and(eq(topicRunParts.listId, listId), eq(topicRunParts.run, run)));
  return new Map(rows.map(({ part, content }) => [storedSteps[part] ?? '', content]));
}

/** Stores the result of a step; after a crash, the run continues from it. */
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
