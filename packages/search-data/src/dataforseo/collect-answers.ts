import { isLastingFailure, isSourceFailure, type Payer } from '@keydence/domain';
import { z } from 'zod';
import { type Calls, isFailed, toError } from './calls.ts';
import { type FailedAttempt, judgeExchange } from './judge-exchange.ts';
import type { Exchange } from './send-request.ts';
import { failWith } from './status-codes.ts';
import { type HandedOver, submitTasks, type TaskOrder } from './submit-tasks.ts';

const pollMs = 15_000;
/** Eight minutes: most tasks are done in five, and the wait must not outlast the job. */
const waitMs = 8 * 60_000;
const polls = waitMs / pollMs;
/** Milliseconds for a last look at all open results afterwards. */
const lastLookMs = 60_000;

export interface QueuedResult<Answer> {
  task: Record<string, unknown>;
  /** Null: there are no results. */
  answer: Answer | null;
}

export type Order<Answer> = TaskOrder & {
  answer: z.ZodType<Answer>;
  /** True if a result is complete; an incomplete one is submitted once more. */
  isWhole?: (answer: Answer) => boolean;
};

/**
 * Submits tasks and reads their results as they become ready; a failed task is submitted once more.
 */
export async function collectAnswers<Answer>(
  calls: Calls,
  payer: Payer,
  order: Order<Answer>,
): Promise<QueuedResult<Answer>[]> {
  const first = await submitTasks(calls, payer, order);
  const collection = createCollection(calls, payer, { order, handed: first.handed });
  await collection.wait();
  let { failure } = first;
  if (collection.broken.length > 0 && failure === null) {
    const again = await submitTasks(calls, payer, { ...order, tasks: collection.broken.splice(0) });
    collection.open.push(...again.handed);
    failure = again.failure;
    await collection.wait();
  }
  const cause = failure ?? collection.failure ?? first.refusal;
  if (collection.answers.size === 0 && order.tasks.length > 0) throw cause ?? failWith('unavailable');
  return [...collection.answers.values()];
}

interface Collection<Answer> {
  /** By the keys of their requests. */
  answers: Map<string, QueuedResult<Answer>>;
  open: HandedOver[];
  /** Tasks that the provider wants submitted again. */
  broken: Record<string, unknown>[];
  /** The error that ended the wait early. */
  failure: unknown;
  /** Resolves when nothing is open, or at the time limit. */
  wait(): Promise<void>;
}

function createCollection<Answer>(
  calls: Calls,
  { workspaceId }: Payer,
  { order, handed }: { order: Order<Answer>; handed: readonly HandedOver[] },
): Collection<Answer> {
  const { ledger, sleep, clock } = calls.options;
  let deadline = 0;
  const collection: Collection<Answer> = {
    answers: new Map(),
    open: [...handed],
    broken: [],
    failure: null,
    async wait() {
      deadline = clock() + waitMs;
      try {
        await readEach(collection.open.filter(({ isOld }) => isOld));
        for (let poll = 0; poll < polls && clock() < deadline && collection.open.length > 0; poll += 1) {
          await sleep(pollMs);
          await readEach(await findReady(calls, { workspaceId, path: order.path }, collection.open));
        }
        deadline = clock() + lastLookMs;
        // The list of ready tasks belongs to the whole account, and other processes read from it
        // too.
        await readEach([...collection.open]);
      } catch (error) {
        if (!isSourceFailure(error)) throw error;
        collection.failure = error;
      }
    },
  };
  const readEach = async (tasks: readonly HandedOver[]) => {
    await Promise.all(tasks.map(readOne));
  };
  const readOne = async (handedOver: HandedOver) => {
    // Stops slow one-by-one results; the next request reads the rest.
    if (clock() > deadline) return;
    const { key, id, task } = handedOver;
    const path = `${order.path}/task_get/advanced/${encodeURIComponent(id)}`;
    const outcome = await readPatiently(calls, { workspaceId, path }, (exchange) =>
      judgeExchange(exchange, order.answer),
    );
    if (outcome === null) return;
    collection.open.splice(collection.open.indexOf(handedOver), 1);
    if (!isFailed(outcome)) {
      const { answer } = outcome;
      collection.answers.set(key, { task, answer });
      if (answer === null || order.isWhole?.(answer) !== false) return;
    }
    await ledger.forgetTask(key);
    if (!isFailed(outcome) || outcome.retry === 'once') collection.broken.push(task);
  };
  return collection;
}

const readyTasks = z.array(z.looseObject({ id: z.string() }));

async function findReady(
  calls: Calls,
  { workspaceId, path }: Reading,
  open: readonly HandedOver[],
): Promise<HandedOver[]> {
  const outcome = await readPatiently(calls, { workspaceId, path: `${path}/tasks_ready` }, (exchange) =>
    judgeExchange(exchange, readyTasks, { takesAll: true }),
  );
  if (outcome === null || isFailed(outcome)) return [];
  const ready = new Set(outcome.answer?.map(({ id }) => id));
  return open.filter(({ id }) => ready.has(id));
}

const ofAccount = new Set(['auth', 'access', 'payment', 'provider_budget']);
const passing = new Set(['unavailable', 'rate', 'unreadable']);

interface Reading {
  workspaceId: string;
  path: string;
}

/** Null: not ready yet. SourceError for failures that end all reading. */
async function readPatiently<Outcome extends object>(
  calls: Calls,
  { workspaceId, path }: Reading,
  judge: (exchange: Exchange) => FailedAttempt | Outcome,
): Promise<FailedAttempt | Outcome | null> {
  try {
    const outcome = await calls.read(workspaceId, path, judge);
    if (!isFailed(outcome)) return outcome;
    if (ofAccount.has(outcome.reason)) throw toError(outcome);
    return passing.has(outcome.reason) ? null : outcome;
  } catch (error) {
    if (isSourceFailure(error) && !isLastingFailure(error)) return null;
    throw error;
  }
}
