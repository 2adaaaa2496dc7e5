import { runSetup, type Services } from '@keydence/api';
import PgBoss from 'pg-boss';
import { withDomainLock } from './domain-lock.ts';
import { recoverSetups } from './recover-setups.ts';
import { createSetupQueue, setupJob, setupQueueName } from './setup-queue.ts';

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

export interface Worker {
  stop(): Promise<void>;
}

/** Runs setups until it is stopped; first it continues those that an ended process left behind. */
export async function startWorker(boss: PgBoss, services: Services): Promise<Worker> {
  await recoverSetups(boss, services);
  for (let index = 0; index < concurrentSetups; index += 1) {
    await boss.work(setupQueueName, { pollingIntervalSeconds: 0.5, includeMetadata: true }, async ([job]) => {
      if (!job) return;
      const setup = setupJob.parse(job.data);
      const isLast = job.retryCount >= job.retryLimit;
      await withDomainLock(services.database, { domainId: setup.domainId, whenHeld: 'wait' }, () =>
        runSetup(services, setup, { isLast }),
      );
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
