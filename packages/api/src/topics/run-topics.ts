import { AppError, type TopicRunStep } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { Services, TopicJob } from '../context.ts';
import { analyzeTables } from '../keyword-lists/analyze-tables.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';
import {
  beginRun,
  endRun,
  lockRun,
  makeRunFull,
  moveRun,
  readParts,
  startRun,
  storePart,
} from '../runs/move-topic-run.ts';
import { findKept } from './find-kept.ts';
import { type AnalysisInput, readAnalysisInput } from './read-analysis-input.ts';
import { storeAnalysis } from './store-analysis.ts';
import { topicMessages } from './topic-messages.ts';

interface Attempt {
  /** True if no retry follows: a failure then ends the run with a message for the user. */
  isLast?: boolean;
}

/** Share of new keywords at which a full run is due, and the time after which one is due in any case. */
const fullShare = 0.1;
const fullAfterDays = 14;
/** Milliseconds between checks for cancellation. */
const cancelPause = 1_000;

/**
 * Computes a list's topics, written all or nothing; an ended run is left unchanged. After a crash, the next attempt
 * continues after the last stored expensive step. Corrections made during the run are kept, so a run always ends; the
 * next run includes them.
 */
export async function runTopics(
  services: Services,
  job: TopicJob,
  { isLast = false }: Attempt = {},
): Promise<void> {
  try {
    const run = await beginRun(services, job);
    if (!run) return;
    const kind = run.kind === 'full' || (await isFullDue(services, job.listId)) ? 'full' : 'place';
    if (kind !== run.kind) await makeRunFull(services, job);
    const input = await readAnalysisInput(services, job.listId, kind);
    if (input) await computeAndStore(services, job, input);
  } catch (error) {
    if (error instanceof CancelledRun) return;
    services.log.warn({ ...job, error, isLast }, 'a run of topics failed');
    const isExpected = error instanceof AppError;
    if (!isExpected && !isLast) throw error;
    const message = isExpected ? error.message : topicMessages.failed;
    const end = { state: 'failed', message, now: services.now() } as const;
    await services.database.db.transaction(async (tx) => {
      const hasEnded = await endRun(tx, job, end);
      // Only moves for new pages need topics.
      if (hasEnded) await startMovesRun(tx, services, { listId: job.listId, askedBy: null });
    });
  }
}

class CancelledRun extends Error {}

async function computeAndStore(services: Services, job: TopicJob, input: AnalysisInput): Promise<void> {
  const result = await compute(services, job, input);
  const { listId } = job;
  const [list] = await services.database.db.execute<{ id: string }>(sql`
    select domain_id as id from keyword_lists where id = ${listId}`);
  if (!list) throw notFound();
  if (!(await moveRun(services, job, { step: 'figures', progress: 0 }))) throw new CancelledRun();
  await changeList(
    { services },
    list.id,
    async (tx) => {
      // The list is locked first, as in every write of a list.
      await bumpListVersion(tx, listId);
      if (!(await lockRun(tx, job))) throw new CancelledRun();
      const kept = await findKept(tx, listId, input.heldCorrections);
      const isVoteChanged = await storeAnalysis(tx, { listId, input, result, kept, now: services.now() });
      const { vectors } = result;
      const message = vectors?.reason ?? null;
      await endRun(tx, job, { state: 'done', message, vectors, now: services.now() });
      const [waiting] = await tx.execute(sql`
        select 1 from tracked_keywords k where k.list_id = ${listId} and not exists (
          select 1 from keyword_insights i where i.list_id = ${listId} and i.keyword_id = k.id and i.is_placed) limit 1`);
      if (waiting || kept.needsRun || isVoteChanged)
        await startRun(tx, services, { listId, kind: 'place', askedBy: null });
      else await startMovesRun(tx, services, { listId, askedBy: null });
    },
    { for: 'job' },
  );
  await analyzeTables(services.database, listId);
}

/** Runs the computation and stops it if the run is ended from outside. */
async function compute(services: Services, job: TopicJob, input: AnalysisInput) {
  const ending = new AbortController();
  const noteEnd = (isOpen: boolean) => isOpen || ending.abort(new CancelledRun());
  let last: { step: TopicRunStep; progress: number } = { step: 'intents', progress: 0 };
  const note = () => moveRun(services, job, last).then(noteEnd, (error: Error) => ending.abort(error));
  const parts: Promise<unknown>[] = [];
  const timer = setInterval(note, cancelPause);
  try {
    const result = await services.keywordAnalysis.analyze(input, {
      signal: ending.signal,
      saved: await readParts(services.database.db, job),
      save: (step, content) => parts.push(storePart(services, job, { step, content })),
      onProgress: (step, progress) => {
        last = { step, progress };
      },
    });
    return result;
  } finally {
    clearInterval(timer);
    await Promise.allSettled(parts);
  }
}

async function isFullDue({ database, now }: Services, listId: number): Promise<boolean> {
  const [row] = await database.db.execute<{
    grouped_at: string | null;
    keywords: number;
    placed: number;
  }>(sql`
    select (select max(finished_at) from topic_runs where list_id = ${listId} and kind = 'full' and state = 'done')
        as grouped_at,
      (select keyword_count from keyword_lists where id = ${listId}) as keywords,
      (select count(*)::int from keyword_insights where list_id = ${listId} and is_placed) as placed`);
  if (!row?.grouped_at) return true;
  const days = (now().getTime() - new Date(row.grouped_at).getTime()) / 86_400_000;
  return days >= fullAfterDays || row.keywords - row.placed >= fullShare * row.keywords;
}
