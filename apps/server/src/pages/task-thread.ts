import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { AppError } from '@keydence/domain';
import { createSlots } from '../imports/create-slots.ts';
import type { ThreadReady, ThreadReply } from './serve-tasks.ts';

/** Megabytes for short-lived objects of a thread; without a limit, they take up to 48. */
const maxYoungGenerationSizeMb = 24;

const usualPatienceMs = 60_000;
const checkEveryMs = 250;
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

interface OpenThread {
  worker: Worker;
  /** Milliseconds of processor time that the thread has used; null if the system does not count it. */
  readProcessorMs(): number | null;
}

/**
 * A thread that has said that it is ready. It may run out of memory after its caller has given it up: without a listener of
 * its own that error would end the process. Secrets of the environment stay outside.
 */
async function openThread(program: string, maxOldGenerationSizeMb: number): Promise<OpenThread> {
  const resourceLimits = { maxOldGenerationSizeMb, maxYoungGenerationSizeMb };
  const worker = new Worker(program, { resourceLimits, env: {} });
  worker.on('error', () => {});
  worker.unref();
  const [{ processorFile }] = (await once(worker, 'message')) as [ThreadReady];
  return {
    worker,
    readProcessorMs: () => (processorFile === null ? null : readProcessorMs(processorFile)),
  };
}

/** The file is the kernel's, so reading it waits for no disk. Null once the thread has ended. */
function readProcessorMs(file: string): number | null {
  try {
    const fields = readFileSync(file, 'utf8');
    // The fields after the name, which may hold spaces: the 12th and 13th are user and system time.
    const [user, system] = fields
      .slice(fields.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * tickMs;
  } catch {
    return null;
  }
}

/** What the thread answers; null where it dies or takes too long. */
function askThread(
  { worker, readProcessorMs: readMs }: OpenThread,
  task: unknown,
  { limitMs, patienceMs = usualPatienceMs }: TaskLimits,
): Promise<ThreadReply | null> {
  return new Promise((resolve) => {
    const before = readMs();
    const from = performance.now();
    const settle = (reply: ThreadReply | null) => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', onFailure).off('exit', onFailure);
      resolve(reply);
    };
    const onFailure = () => settle(null);
    const check = () => {
      const used = readMs();
      const isOver = used === null || before === null || used - before >= limitMs;
      if (isOver || performance.now() - from >= limitMs + patienceMs) settle(null);
      else timer = setTimeout(check, checkEveryMs);
    };
    let timer = setTimeout(check, limitMs);
    worker.on('message', settle).on('error', onFailure).on('exit', onFailure);
    worker.postMessage(task);
  });
}

interface TaskLimits {
  /** Milliseconds of processor time. */
  limitMs: number;
  /**
   * A busy machine gives a thread little of its processors: for so many milliseconds beyond the
   * limit, only the thread's own processor time counts, so that the result does not depend on other
   * work. None where a person waits.
   */
  patienceMs?: number;
  heapMb: number;
}

/**
 * Runs tasks one after the other in a thread, which is ended if a task takes too long or too much memory. A thread keeps
 * some memory of its tasks, so another takes over after `tasksOfThread`. The time to start a thread does not count.
 */
export function createTaskThread<Task>(program: string, tasksOfThread: number) {
  const slots = createSlots(1);
  let thread: OpenThread | null = null;
  let count = 0;

  async function end(): Promise<void> {
    const ended = thread;
    thread = null;
    count = 0;
    await ended?.worker.terminate();
  }

  /** Null if the thread had to be ended. */
  async function run<Result>(task: Task, limits: TaskLimits): Promise<Result | null> {
    const release = await slots.take(new AbortController().signal);
    try {
      if (count >= tasksOfThread) await end();
      count += 1;
      thread ??= await openThread(program, limits.heapMb);
      const reply = await askThread(thread, task, limits);
      if (reply === null) {
        await end();
        return null;
      }
      if ('problem' in reply) throw new AppError('internal', reply.problem);
      return reply.result as Result;
    } finally {
      release();
    }
  }

  return {
    run,
    /** Ends the thread between two tasks; the next one gets another. */
    async end(): Promise<void> {
      const release = await slots.take();
      await end().finally(release);
    },
  };
}
