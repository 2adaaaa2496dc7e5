import {
  AppError,
  type PollResult,
  type RadarPageNames,
  type RadarRules,
  type ReadListing,
} from '@keydence/domain';
import { createTaskThread } from '../pages/task-thread.ts';
import type { RadarTask } from './radar-work.ts';

interface ThreadOptions {
  /** The built entry of the thread. */
  program: string;
  heapMb?: number;
  limitsMs?: Record<RadarTask['kind'], number>;
}

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
  const { run: runTask } = createTaskThread<RadarTask>(program, tasksOfThread);
  const run = <Result>(task: RadarTask) => runTask<Result>(task, { limitMs: limitsMs[task.kind], heapMb });

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
