import { AppError, type BriefCheck, type BriefPageReading, type BriefRules } from '@keydence/domain';
import { createTaskThread } from '../pages/task-thread.ts';
import { asks, type BriefTask } from './brief-work.ts';

interface ThreadOptions {
  /** The built entry of the thread. */
  program: string;
  heapMb?: number;
  limitsMs?: Record<BriefTask['kind'], number>;
}

const tasksOfThread = 500;
const tooMuch = 'Comparing the pages needed more time or memory than there is. Switch some of them off.';

/** Reads and compares pages in one thread of a process, which is ended where that takes too long or too much memory. */
export function createThreadedBriefRules({
  program,
  heapMb = 192,
  limitsMs = { read: 5_000, compose: 60_000, check: 20_000 },
}: ThreadOptions): BriefRules {
  const { run: runTask } = createTaskThread<BriefTask>(program, tasksOfThread);
  const run = <Result>(task: BriefTask) =>
    runTask<Result>(task, {
      limitMs: limitsMs[task.kind],
      heapMb,
      ...(task.kind !== 'read' && { patienceMs: 0 }),
    });

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
