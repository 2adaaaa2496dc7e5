import { answerTask, type FakeWorld } from './fake-world.ts';

const queuedUsd = 0.006;
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
  /** The answer to a call of the queue and what is billed for it; null: the path is another one. */
  answer(
    path: string,
    tasks: readonly Record<string, unknown>[],
  ): { tasks: FakeTask[]; billedUsd: number } | null;
  /** Nothing is handed over any more. */
  clear(): void;
}

export function createFakeQueue(world: FakeWorld): FakeQueue {
  const queued = new Map<string, QueuedTask>();
  const handOver = (task: Record<string, unknown>): FakeTask => {
    const id = `task-${queued.size + 1}`;
    queued.set(id, { id, task, turns: queue.turns, isCollected: false });
    return { id, code: 20_100, cost: queuedUsd, data: task, result: null };
  };
  const listReady = (): FakeTask => {
    const result = [...queued.values()].filter((one) => !one.isCollected && passTurn(one) === 'done');
    return { code: 20_000, cost: 0, result: result.map(({ id, task }) => ({ id, tag: task.tag })) };
  };
  const read = (id: string): FakeTask => {
    const one = queued.get(id);
    if (!one) return { code: 40_401, cost: 0, result: null };
    if (passTurn(one) === 'waiting') return { code: 40_602, cost: 0, result: null };
    one.isCollected = true;
    const { result } = answerTask(world, `${pathOfQueue}live/advanced`, { task: one.task, fault: undefined });
    return { id, code: 20_000, cost: queuedUsd, data: one.task, result };
  };
  const queue: FakeQueue = {
    turns: 0,
    answer(path, tasks) {
      const call = path.startsWith(pathOfQueue) ? path.slice(pathOfQueue.length) : '';
      if (call === 'task_post') {
        return { tasks: tasks.map(handOver), billedUsd: queuedUsd * tasks.length };
      }
      if (call === 'tasks_ready') return { tasks: [listReady()], billedUsd: 0 };
      const [, id] = /^task_get\/advanced\/(.+)$/.exec(call) ?? [];
      return id === undefined ? null : { tasks: [read(decodeURIComponent(id))], billedUsd: 0 };
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
