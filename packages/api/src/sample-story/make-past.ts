import { runAlertCheck } from '../alerts/run-alert-check.ts';
import type { Services, TopicJob } from '../context.ts';
import { runMoves } from '../moves/run-moves.ts';
import { runTopics } from '../topics/run-topics.ts';

const dayMs = 86_400_000;

export interface PastServices {
  services: Services;
  /** Runs the enqueued jobs, and the jobs that they enqueue. */
  runJobs(): Promise<void>;
}

/** The services on an earlier day: with its clock, and with jobs that wait for `runJobs`. */
export function toPast(services: Services, daysAgo: number): PastServices {
  const waiting: (() => Promise<void>)[] = [];
  const at = new Date(services.now().getTime() - daysAgo * dayMs);
  const past: Services = {
    ...services,
    now: () => at,
    jobs: {
      ...services.jobs,
      enqueueTopics: async (_tx, job: TopicJob) =>
        void waiting.push(() => runTopics(past, job, { isLast: true })),
      enqueueMoves: async (_tx, job) => void waiting.push(() => runMoves(past, job, { isLast: true })),
      enqueueAlertCheck: async (_tx, job) => void waiting.push(() => runAlertCheck(past, job)),
    },
  };
  return {
    services: past,
    async runJobs() {
      for (let job = waiting.shift(); job; job = waiting.shift()) await job();
    },
  };
}

/** The services with extra work during the keyword analysis thread; the analysis ends when the work has ended. */
export function duringAnalysis(services: Services, work: () => Promise<void>): Services {
  const { keywordAnalysis } = services;
  return {
    ...services,
    keywordAnalysis: {
      ...keywordAnalysis,
      async analyze(input, run) {
        const worked = work();
        // Handled below: a failure of the work must wait for the thread, and a failure of the thread for the work.
        worked.catch(() => undefined);
        try {
          return await keywordAnalysis.analyze(input, run);
        } finally {
          await worked;
        }
      },
    },
  };
}

/** Wraps work so all callers share its first run. */
export function runOnce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
