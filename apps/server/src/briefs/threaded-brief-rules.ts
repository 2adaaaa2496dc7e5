import type { Worker } from 'node:worker_threads';
import { AppError, type BriefCheck, type BriefPageReading, type BriefRules } from '@keydence/domain';
import { createSlots } from '../imports/create-slots.ts';
import { askThread, openThread } from '../pages/ask-thread.ts';
import { asks, type BriefTask } from './brief-work.ts';

interface ThreadOptions {
  /** The built entry of the thread. */
  program: string;
  heapMb?: number;
  limitsMs?: Record<BriefTask['kind'], number>;
}

/** A thread leaves memory behind that is given back when it ends. */
const tasksOfThread = 500;
const tooMuch = 'Comparing the pages needed more time or memory than there is. Switch some of them off.';

/** Reads and compares pages in one thread of a process, which is ended where that takes too long or too much memory. */
export function createThreadedBriefRules({
  program,
  heapMb = 192,
  limitsMs = { read: 5_000, compose: 60_000, check: 20_000 },
}: ThreadOptions): BriefRules {
  const slots = createSlots(1);
  let thread: Worker | null = null;
  let count = 0;

  async function end(): Promise<void> {
    const ended = thread;
    thread = null;
    count = 0;
    await ended?.terminate();
  }

  /** The time of a task does not count what the thread takes to start. */
  async function open(): Promise<Worker> {
    if (thread) return thread;
    thread = await openThread(program, heapMb);
    return thread;
  }

  /** Null where the thread had to be ended. */
  async function run<Result>(task: BriefTask): Promise<Result | null> {
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
    asks,
    async read(page, language) {
      const reading = await run<BriefPageReading>({ kind: 'read', page, language });
      return reading ?? { outcome: 'not_readable' };
    },
    async compose(input) {
      const made = await run<Awaited<ReturnType<BriefRules['compose']>>>({ kind: 'compose', input });
      if (!made) throw new AppError('unavailable', tooMuch);
      return made;
    },
    async check(input) {
      const checked = await run<BriefCheck>({ kind: 'check', input });
      if (!checked) throw new AppError('unavailable', briefTooLong);
      return checked;
    },
  };
}

const briefTooLong =
  'The draft could not be compared within the limits of time and memory. Check it in parts.';
