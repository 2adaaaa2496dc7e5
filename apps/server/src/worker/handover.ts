import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Observe } from '../operations/telemetry.ts';

interface RunningJob {
  job: PgBoss.JobWithMetadata<object>;
  letGo: () => void;
}

/** Running jobs of this process, to end without waiting for long ones. */
export interface Handover {
  /** Runs a job; resolves early if it was returned to the queue. */
  run(job: PgBoss.JobWithMetadata<object>, work: () => Promise<void>): Promise<void>;
  /** Waits for running jobs; after the limit, returns the others to the queue. */
  handBack(limitMs: number): Promise<void>;
}

const lookIntervalMs = 50;

/**
 * A returned job loses no attempt. Its work may continue briefly under the lock that ends with this
 * process; the next worker waits for that lock and resumes at the unfinished step.
 */
export function createHandover(boss: PgBoss, observe: Observe): Handover {
  const running = new Map<string, RunningJob>();
  return {
    async run(job, work) {
      const isLetGo = new Promise<void>((resolve) => {
        running.set(job.id, { job, letGo: resolve });
      });
      const done = observe({ kind: 'jobs', name: job.name }, work).finally(() => running.delete(job.id));
      await Promise.race([done, isLetGo]);
    },
    async handBack(limitMs) {
      const until = performance.now() + limitMs;
      while (running.size > 0 && performance.now() < until) await pause(lookIntervalMs);
      for (const { job, letGo } of [...running.values()]) {
        await boss.deleteJob(job.name, job.id);
        const { priority, singletonKey } = job;
        await boss.send(job.name, job.data, { priority, ...(singletonKey && { singletonKey }) });
        letGo();
      }
    },
  };
}
