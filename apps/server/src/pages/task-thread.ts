import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '@keydence/domain';
import { createSlots } from '../imports/create-slots.ts';

/** Megabytes for short-lived objects of a thread; without a limit, they take up to 48. */
const maxYoungGenerationSizeMb = 24;

/**
 * A thread that has said that it is ready. It may run out of memory after its caller has given it up: without a listener of
 * its own that error would end the process. Secrets of the environment stay outside.
 */
async function openThread(program: string, maxOldGenerationSizeMb: number): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb, maxYoungGenerationSizeMb };
  const thread = new Worker(program, { resourceLimits, env: {} });
  thread.on('error', () => {});
  thread.unref();
  await once(thread, 'message');
  return thread;
}

type ThreadReply = { result: unknown } | { problem: string };

/** What the thread answers; null where it dies or takes too long. */
function askThread(thread: Worker, task: unknown, limitMs: number): Promise<ThreadReply | null> {
  return new Promise((resolve) => {
    const settle = (reply: ThreadReply | null) => {
      clearTimeout(timer);
      thread.off('message', settle).off('error', onFailure).off('exit', onFailure);
      resolve(reply);
    };
    const onFailure = () => settle(null);
    const timer = setTimeout(onFailure, limitMs);
    thread.on('message', settle).on('error', onFailure).on('exit', onFailure);
    thread.postMessage(task);
  });
}

interface TaskLimits {
  limitMs: number;
  heapMb: number;
}

/**
 * Runs tasks one after the other in a thread, which is ended if a task takes too long or too much memory. A thread keeps
 * some memory of its tasks, so another takes over after `tasksOfThread`. The time to start a thread does not count.
 */
export function createTaskThread<Task>(program: string, tasksOfThread: number) {
  const slots = createSlots(1);
  let thread: Worker | null = null;
  let count = 0;

  async function end(): Promise<void> {
    const ended = thread;
    thread = null;
    count = 0;
    await ended?.terminate();
  }

  /** Null if the thread had to be ended. */
  async function run<Result>(task: Task, { limitMs, heapMb }: TaskLimits): Promise<Result | null> {
    const release = await slots.take(new AbortController().signal);
    try {
      if (count >= tasksOfThread) await end();
      count += 1;
      thread ??= await openThread(program, heapMb);
      const reply = await askThread(thread, task, limitMs);
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
