import type { HandedTask, Payer, SourceError } from '@keydence/domain';
import { type Calls, isFailed } from './calls.ts';
import { hashSourceRequest } from './hash-source-request.ts';
import { readSubmitResult } from './judge-exchange.ts';
import { type Failure, failWith, readStatus } from './status-codes.ts';
import { waitBeforeRetry } from './wait-before-retry.ts';

/** Maximum tasks per call. */
const tasksAtOnce = 100;
const created = 20_100;

export interface TaskOrder {
  /** Of the queue, below `/v3/`. */
  path: string;
  tasks: readonly Record<string, unknown>[];
  /** US dollars at most, each. */
  maxUsd: number;
}

export interface HandedOver extends HandedTask {
  task: Record<string, unknown>;
  /** Submitted, and paid, earlier. */
  isOld: boolean;
}

export interface HandOver {
  handed: HandedOver[];
  /** The error that stopped further submissions; null: none. */
  failure: unknown;
  /** The refusal of single tasks; null: all submitted tasks were accepted. */
  refusal: SourceError | null;
}

/** Submits and pays queued tasks. One that was submitted before is not paid again. */
export async function submitTasks(calls: Calls, payer: Payer, order: TaskOrder): Promise<HandOver> {
  const { ledger, baseUrl, sleep } = calls.options;
  const path = `${order.path}/task_post`;
  const byKey: ByKey = new Map(order.tasks.map((task) => [hashSourceRequest(baseUrl, { path, task }), task]));
  const old = await ledger.recallTasks([...byKey.keys()]);
  const oldKeys = new Set(old.map(({ key }) => key));
  const handed = toHanded(byKey, old, true);
  const fresh = [...byKey.keys()].filter((key) => !oldKeys.has(key));
  let failure: unknown = null;
  let refused: Refusal[] = [];
  const handOverAll = async (all: readonly string[]) => {
    for (let start = 0; start < all.length; start += tasksAtOnce) {
      const keys = all.slice(start, start + tasksAtOnce);
      const taken = await handOver(calls, payer, { path, keys, byKey, maxUsd: order.maxUsd });
      handed.push(...toHanded(byKey, taken.tasks, false));
      refused.push(...taken.refused);
    }
  };
  try {
    await handOverAll(fresh);
    // Single tasks may be refused for a limit or for their request.
    const passing = refused.filter(({ status }) => status.retry !== 'never');
    const [first] = passing;
    if (first) {
      refused = refused.filter(({ status }) => status.retry === 'never');
      await sleep(waitBeforeRetry({ ...first.status, restForMs: null }, 0, calls.options) ?? 0);
      await handOverAll(passing.map(({ key }) => key));
    }
  } catch (error) {
    failure = error;
  }
  const [left] = refused;
  return { handed, failure, refusal: left ? failWith(left.status.reason) : null };
}

interface Refusal {
  key: string;
  status: Failure;
}

type ByKey = ReadonlyMap<string, Record<string, unknown>>;

function toHanded(byKey: ByKey, tasks: readonly HandedTask[], isOld: boolean): HandedOver[] {
  return tasks.map(({ key, id }) => ({ key, id, isOld, task: byKey.get(key) ?? {} }));
}

async function handOver(
  calls: Calls,
  payer: Payer,
  { path, keys, byKey, maxUsd }: { path: string; keys: readonly string[]; byKey: ByKey; maxUsd: number },
): Promise<{ tasks: HandedTask[]; refused: Refusal[] }> {
  // The provider returns the tag, so that no figure can be assigned to another keyword.
  const body = keys.map((key) => ({ ...byKey.get(key), tag: key }));
  const call = { endpoint: path, key: keys[0] ?? '' };
  const own = new Set(keys);
  return calls.pay(payer, { path, body, call, maxUsd: maxUsd * keys.length }, (exchange) => {
    const outcome = readSubmitResult(exchange);
    if (isFailed(outcome)) return outcome;
    const tasks = outcome.tasks.flatMap(({ id, data, status_code: code }) =>
      code === created && id && data?.tag && own.delete(data.tag) ? [{ key: data.tag, id }] : [],
    );
    const refused = outcome.tasks.flatMap(({ data, status_code: code }) => {
      const status = readStatus(code);
      return code !== created && typeof status === 'object' && data?.tag && own.delete(data.tag)
        ? [{ key: data.tag, status }]
        : [];
    });
    return { value: { tasks, refused }, tasks };
  });
}
