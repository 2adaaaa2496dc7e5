import type { Worker } from 'node:worker_threads';
import {
  AppError,
  type PollResult,
  type RadarPageNames,
  type RadarRules,
  type ReadListing,
} from '@keydence/domain';
import { createSlots } from '../imports/create-slots.ts';
import { askThread, openThread } from '../pages/ask-thread.ts';
import type { RadarTask } from './radar-work.ts';

interface ThreadOptions {
  /** The built entry of the thread. */
  program: string;
  heapMb?: number;
  limitsMs?: Record<RadarTask['kind'], number>;
}

/** A thread keeps some memory of its tasks until it ends. */
const tasksOfThread = 1_000;
const tooMuch = 'The sitemaps of a competitor needed more time or memory than is available.';

/**
 * Reads and compares sitemaps in one thread of a process, which is terminated if a task takes too
 * long or too much memory.
 */
export function createThreadedRadarRules({
  program,
  heapMb = 192,
  limitsMs = { listing: 60_000, compare: 60_000, names: 5_000, assign: 60_000 },
}: ThreadOptions): RadarRules {
  const slots = createSlots(1);
  let thread: Worker | null = null;
  let count = 0;

  async function end(): Promise<void> {
    const ended = thread;
    thread = null;
    count = 0;
    await ended?.terminate();
  }

  /** The time limit of a task excludes the start of the thread. */
  async function open(): Promise<Worker> {
    if (thread) return thread;
    thread = await openThread(program, heapMb);
    return thread;
  }

  /** Null if the thread had to be terminated. */
  async function run<Result>(task: RadarTask): Promise<Result | null> {
    const release = await slots.take(new AbortController().signal);
    try {
      if (count >= tasksOfThread) await end();
      count += 1;
      const reply = await askThread(await open(), task, limitsMs[task.kind]);
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
    readListing: (source) => run<ReadListing>({ kind: 'listing', source }),
    async compare(input) {
      const result = await run<PollResult>({ kind: 'compare', input });
      if (!result) throw new AppError('unavailable', tooMuch);
      return result;
    },
    async readNames(html, contentType) {
      const names = await run<RadarPageNames>({ kind: 'names', html, contentType });
      return names ?? { title: null, heading: null, feeds: [] };
    },
    async assign(input) {
      const found = await run<Awaited<ReturnType<RadarRules['assign']>>>({ kind: 'assign', input });
      if (!found) throw new AppError('unavailable', tooMuch);
      return found;
    },
  };
}
