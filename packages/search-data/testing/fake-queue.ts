import { answerTask, type FakeWorld, overviewUsd } from './fake-world.ts';
import type { Fault } from './fault.ts';

/** To rank 100. */
const queuedUsd = 0.006;
const costOf = (task: Record<string, unknown>) => queuedUsd + (task.load_async_ai_overview ? overviewUsd : 0);
const pathOfQueue = 'serp/google/organic/';

interface QueuedTask {
  id: string;
  task: Record<string, unknown>;
  /** Readings until it is done. */
  turns: number;
  isCollected: boolean;
}

/** One task of an answer, in the provider's own shape. */
export interface FakeTask {
  id?: string;
  code: number;
  cost: number;
  data?: Record<string, unknown>;
  result: unknown;
}

/** The provider's queue of result pages: tasks are paid when they are handed over, and read for nothing. */
export interface FakeQueue {
  /** How often the provider is asked before a task is done. */
  turns: number;
  /** The code with which a single task is not taken; undefined: it is. */
  refuse: (task: Record<string, unknown>) => number | undefined;
  /** The answer to a call of the queue and what is billed for it; null: the path is another one. */
  answer(
    path: string,
    tasks: readonly Record<string, unknown>[],
    fault?: Fault,
  ): { tasks: FakeTask[]; billedUsd: number } | null;
  /** Nothing is handed over any more. */
  clear(): void;
}

export function createFakeQueue(world: FakeWorld): FakeQueue {
  const queued = new Map<string, QueuedTask>();
  const handOver = (task: Record<string, unknown>): FakeTask => {
    const refusal = queue.refuse(task);
    if (refusal !== undefined) return { code: refusal, cost: 0, data: task, result: null };
    const id = `task-${queued.size + 1}`;
    queued.set(id, { id, task, turns: queue.turns, isCollected: false });
    return { id, code: 20_100, cost: costOf(task), data: task, result: null };
  };
  const listReady = (): FakeTask => {
    const result = [...queued.values()].filter((one) => !one.isCollected && passTurn(one) === 'done');
    return { code: 20_000, cost: 0, result: result.map(({ id, task }) => ({ id, tag: task.tag })) };
  };
  const read = (id: string, fault: Fault | undefined): FakeTask => {
    const one = queued.get(id);
    if (!one) return { code: 40_401, cost: 0, result: null };
    if (passTurn(one) === 'waiting') return { code: 40_602, cost: 0, result: null };
    one.isCollected = true;
    const { result } = answerTask(world, `${pathOfQueue}live/advanced`, { task: one.task, fault });
    return { id, code: 20_000, cost: costOf(one.task), data: one.task, result };
  };
  const queue: FakeQueue = {
    turns: 0,
    refuse: () => undefined,
    answer(path, tasks, fault) {
      const call = path.startsWith(pathOfQueue) ? path.slice(pathOfQueue.length) : '';
      if (call === 'task_post') {
        const taken = tasks.map(handOver);
        return { tasks: taken, billedUsd: taken.reduce((sum, { cost }) => sum + cost, 0) };
      }
      if (call === 'tasks_ready') return { tasks: [listReady()], billedUsd: 0 };
      const [, id] = /^task_get\/advanced\/(.+)$/.exec(call) ?? [];
      return id === undefined ? null : { tasks: [read(decodeURIComponent(id), fault)], billedUsd: 0 };
    },
    clear: () => queued.clear(),
  };
  return queue;
}

function passTurn(one: QueuedTask): 'done' | 'waiting' {
  if (one.turns === 0) return 'done';
  one.turns -= 1;
  return 'waiting';
}
