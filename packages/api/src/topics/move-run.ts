import { schema, type Transaction } from '@keydence/db';
import type { TopicRunKind } from '@keydence/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Services, TopicJob } from '../context.ts';

const { topicRuns, topicRunParts } = schema;

/** Notified with the list's number at each change of its runs and topics. */
export const topicChannel = 'keyword_topics';

/** Runs of a list that stay readable. */
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
  await tx.execute(sql`delete from topic_runs where list_id = ${listId} and run <= ${row.run - keptRuns}`);
  await jobs.enqueueTopics(tx, { listId, run: row.run });
  await notifyTopics(tx, listId);
  return row.run;
}

async function widenRun(tx: Transaction, listId: number): Promise<void> {
  await tx
    .update(topicRuns)
    .set({ kind: 'full' })
    .where(and(eq(topicRuns.listId, listId), eq(topicRuns.state, 'queued')));
}

const isRun = ({ listId, run }: TopicJob) => and(eq(topicRuns.listId, listId), eq(topicRuns.run, run));
const isOpen = inArray(topicRuns.state, ['queued', 'running']);

/** Ends a run that has not ended, and forgets what it had computed. */
export async function endRun(
  tx: Transaction,
  job: TopicJob,
  end: { state: 'done' | 'failed' | 'cancelled'; message: string | null; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(topicRuns)
    .set({ state: end.state, message: end.message, finishedAt: end.now })
    .where(and(isRun(job), isOpen))
    .returning({ run: topicRuns.run });
  if (ended.length === 0) return false;
  await tx
    .delete(topicRunParts)
    .where(and(eq(topicRunParts.listId, job.listId), eq(topicRunParts.run, job.run)));
  await notifyTopics(tx, job.listId);
  return true;
}
