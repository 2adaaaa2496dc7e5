import type { Services } from '@keydence/api';
import PgBoss from 'pg-boss';
import { withDomainLock } from './domain-lock.ts';
import { recoverSetups } from './recover-setups.ts';
import { createSetupQueue, type SetupJob, setupJob, setupQueueName } from './setup-queue.ts';

const concurrentSetups = 2;
const recoveryIntervalMs = 30_000;

/** Connects the job queue (schema `jobs` of the same database) without running any job yet. */
export async function openQueue(databaseUrl: string, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 3, schedule: false });
  boss.on('error', onError);
  await boss.start();
  await createSetupQueue(boss);
  return boss;
}

export type RunSetup = (services: Services, job: SetupJob) => Promise<unknown>;

export interface Worker {
  stop(): Promise<void>;
}

/** Runs setups until it is stopped; first it continues those that an ended process left behind. */
export async function startWorker(boss: PgBoss, services: Services, runSetup: RunSetup): Promise<Worker> {
  await recoverSetups(boss, services);
  for (let index = 0; index < concurrentSetups; index += 1) {
    await boss.work(setupQueueName, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
      if (!job) return;
      const { domainId, run } = setupJob.parse(job.data);
      await withDomainLock(services.database, domainId, () => runSetup(services, { domainId, run }));
    });
  }
  const timer = setInterval(() => {
    recoverSetups(boss, services).catch((error: unknown) =>
      services.log.warn({ error }, 'unfinished setups could not be looked up'),
    );
  }, recoveryIntervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await boss.offWork(setupQueueName);
    },
  };
}
