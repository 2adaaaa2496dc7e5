import { isLastingFailure, isSourceFailure, type Payer } from '@keydence/domain';
import { z } from 'zod';
import { type Calls, isFailed, toError } from './calls.ts';
import { type HandedOver, handOverTasks, type TaskOrder } from './hand-over-tasks.ts';
import { type FailedAttempt, judgeExchange } from './judge-exchange.ts';
import type { Exchange } from './send-request.ts';
import { failWith } from './status-codes.ts';

const pollMs = 15_000;
/** Eight minutes: most tasks are done in five, and whoever waits must not outlive its job. */
const polls = 32;

export interface LateAnswer<Answer> {
  task: Record<string, unknown>;
  /** Null: there are no results. */
  answer: Answer | null;
}

type Order<Answer> = TaskOrder & { answer: z.ZodType<Answer> };

/** Hands tasks over and reads their results as they become ready; a task that failed is handed over once more. */
export async function collectAnswers<Answer>(
  calls: Calls,
  payer: Payer,
  order: Order<Answer>,
): Promise<LateAnswer<Answer>[]> {
  const first = await handOverTasks(calls, payer, order);
  const collection = createCollection(calls, order, first.handed);
  await collection.wait();
  let { failure } = first;
  if (collection.broken.length > 0 && failure === null) {
    const again = await handOverTasks(calls, payer, { ...order, tasks: collection.broken.splice(0) });
    collection.open.push(...again.handed);
    failure = again.failure;
    await collection.wait();
  }
  const cause = failure ?? collection.failure;
  if (collection.answers.length === 0 && order.tasks.length > 0) throw cause ?? failWith('unavailable');
  return collection.answers;
}

interface Collection<Answer> {
  answers: LateAnswer<Answer>[];
  open: HandedOver[];
  /** Those of which the provider says that they should be handed over again. */
  broken: Record<string, unknown>[];
  /** What ended the waiting early. */
  failure: unknown;
  /** Until nothing is open, or for as long as anybody would. */
  wait(): Promise<void>;
}

function createCollection<Answer>(
  calls: Calls,
  order: Order<Answer>,
  handed: readonly HandedOver[],
): Collection<Answer> {
  const { ledger, sleep } = calls.options;
  const collection: Collection<Answer> = {
    answers: [],
    open: [...handed],
    broken: [],
    failure: null,
    async wait() {
      try {
        await readEach(collection.open.filter(({ isOld }) => isOld));
        for (let poll = 0; poll < polls && collection.open.length > 0; poll += 1) {
          await sleep(pollMs);
          await readEach(await findReady(calls, order.path, collection.open));
        }
        // The list of what is ready is that of the whole account, and others read from it too.
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
    const { key, id, task } = handedOver;
    const path = `${order.path}/task_get/advanced/${encodeURIComponent(id)}`;
    const outcome = await readPatiently(calls, path, (exchange) => judgeExchange(exchange, order.answer));
    if (outcome === null) return;
    collection.open.splice(collection.open.indexOf(handedOver), 1);
    if (!isFailed(outcome)) {
      collection.answers.push({ task, answer: outcome.answer });
      return;
    }
    await ledger.forgetTask(key);
    if (outcome.retry === 'once') collection.broken.push(task);
  };
  return collection;
}

const readyTasks = z.array(z.looseObject({ id: z.string() }));

async function findReady(calls: Calls, path: string, open: readonly HandedOver[]): Promise<HandedOver[]> {
  const outcome = await readPatiently(calls, `${path}/tasks_ready`, (exchange) =>
    judgeExchange(exchange, readyTasks, { takesAll: true }),
  );
  if (outcome === null || isFailed(outcome)) return [];
  const ready = new Set(outcome.answer?.map(({ id }) => id));
  return open.filter(({ id }) => ready.has(id));
}

/** Of the account, not of one task. */
const ofAccount = new Set(['auth', 'access', 'payment', 'provider_budget']);
const passing = new Set(['unavailable', 'rate', 'unreadable']);

/** Null: not now, perhaps later. SourceError for what ends every reading. */
async function readPatiently<Outcome extends object>(
  calls: Calls,
  path: string,
  judge: (exchange: Exchange) => FailedAttempt | Outcome,
): Promise<FailedAttempt | Outcome | null> {
  try {
    const outcome = await calls.read(path, judge);
    if (!isFailed(outcome)) return outcome;
    if (ofAccount.has(outcome.reason)) throw toError(outcome);
    return passing.has(outcome.reason) ? null : outcome;
  } catch (error) {
    if (isSourceFailure(error) && !isLastingFailure(error)) return null;
    throw error;
  }
}
