import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Observe } from '../operations/telemetry.ts';

interface RunningJob {
  job: PgBoss.JobWithMetadata<object>;
  letGo: () => void;
}

/** The jobs that run in this process, so that it can end without waiting for the long ones. */
export interface Handover {
  /** Does the work of a job; resolves early when the job was handed back. */
  run(job: PgBoss.JobWithMetadata<object>, work: () => Promise<void>): Promise<void>;
  /** Waits for the running jobs, and after the limit puts those that still run back in the queue. */
  handBack(limitMs: number): Promise<void>;
}

const lookIntervalMs = 50;

/**
 * A job that is handed back loses none of its attempts. Its work may still go on here for a moment, under the lock that
 * ends with this process; whoever takes the job waits for that lock and continues at the step that was not finished.
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
