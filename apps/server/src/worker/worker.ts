import {
  finishRuns,
  judgeMoves,
  recordCheckpoints,
  runAlertCheck,
  runFactsFetch,
  runImport,
  runMoves,
  runRefresh,
  runSetup,
  runTopics,
  type Services,
  sendKeyReminders,
  startDueMoves,
  startDuePolls,
  startDueRuns,
} from '@keydence/api';
import { changeSchema, verifySession } from '@keydence/db';
import { type Mailer, outgoingMail } from '@keydence/domain';
import PgBoss from 'pg-boss';
import type { Observe } from '../operations/telemetry.ts';
import { alertCheckJob, alertCheckQueueName, createAlertQueue } from './alert-queue.ts';
import { briefQueueName, createBriefQueue } from './brief-queue.ts';
import { consoleFetchJob, consoleFetchQueueName, createConsoleFetchQueue } from './console-fetch-queue.ts';
import { createHandover, type Handover } from './handover.ts';
import { createImportQueue, importJob, importQueueName } from './import-queue.ts';
import { createMailQueue, mailQueueName } from './mail-queue.ts';
import { createMovesQueue, movesJob, movesQueueName } from './moves-queue.ts';
import { createRadarQueue, radarQueueName } from './radar-queue.ts';
import { recoverBriefs } from './recover-briefs.ts';
import { recoverConsoleFetches } from './recover-console-fetches.ts';
import { recoverImports } from './recover-imports.ts';
import { recoverMoves } from './recover-moves.ts';
import { recoverRadar } from './recover-radar.ts';
import { recoverRefreshes } from './recover-refreshes.ts';
import { recoverSetups } from './recover-setups.ts';
import { recoverSiteReads } from './recover-site-reads.ts';
import { recoverTopics } from './recover-topics.ts';
import { createRefreshQueue, refreshJob, refreshQueueName, toRefreshLockKey } from './refresh-queue.ts';
import { createSetupQueue, setupJob, setupQueueName } from './setup-queue.ts';
import { createSiteReadQueue, siteReadQueueName } from './site-read-queue.ts';
import { takeDeliveries } from './take-deliveries.ts';
import { createTopicQueues, topicJob, topicQueueNames } from './topic-queue.ts';
import { withWorkLock } from './work-lock.ts';
import { workOnBriefs } from './work-on-briefs.ts';
import { workOnRadar } from './work-on-radar.ts';
import { workOnSiteReads } from './work-on-site-reads.ts';

/** Each running job uses a pooled connection. */
const concurrentSetups = 2;
const concurrentRefreshes = 2;
/** They mostly wait for Search Console. */
const concurrentConsoleFetches = 2;
/** They mostly wait for sites, and each uses a connection. */
const concurrentSiteReads = 2;
const concurrentBriefs = 2;
const concurrentRadars = 2;
/** One mail that the server is slow to accept delays no other one. */
export const concurrentMails = 4;
/** Interval to look for abandoned work, due reports and due predictions. */
const recoveryIntervalMs = 30_000;
/** Milliseconds for jobs to finish when the process ends, before they return to the queue. */
const finishLimitMs = 6_000;
const polling = { pollingIntervalSeconds: 0.5, includeMetadata: true } as const;

/** Its types omit that the pool passes each new connection to `verify`. */
function poolOptions(url: string): PgBoss.ConstructorOptions {
  const application_name = 'pgboss';
  const verify = (client: Parameters<typeof verifySession>[0], done: (fault?: Error) => void) =>
    verifySession(client, application_name, done);
  const options = {
    connectionString: url,
    schema: 'jobs',
    max: 3,
    schedule: false,
    application_name,
    verify,
  };
  return options;
}

/**
 * Connects the job queues (schema `jobs` of the same database) without running jobs. A database
 * without a request login is only prepared; requests use that login from its next start.
 */
export async function openQueue(
  database: Parameters<typeof changeSchema>[0],
  onError: (error: Error) => void,
): Promise<PgBoss> {
  const boss = new PgBoss(poolOptions(database.url));
  boss.on('error', onError);
  // On an empty database, processes that start together would create the same tables and deadlock.
  await changeSchema(database, async () => {
    await boss.start();
    await createSetupQueue(boss);
    await createRefreshQueue(boss);
    await createImportQueue(boss);
    await createTopicQueues(boss);
    await createMovesQueue(boss);
    await createSiteReadQueue(boss);
    await createBriefQueue(boss);
    await createRadarQueue(boss);
    await createConsoleFetchQueue(boss);
    await createAlertQueue(boss);
    await createMailQueue(boss);
  });
  return boss;
}

export interface Worker {
  /**
   * Takes no more jobs, lets running ones finish for a while, and returns the others to the queue.
   */
  stop(limitMs?: number): Promise<void>;
}

/**
 * Runs setups, refreshes, imports and alerts, starts due reports and sends e-mails until stopped;
 * first resumes the work of ended processes.
 */
export async function startWorker(
  boss: PgBoss,
  services: Services,
  mailer: Mailer,
  observe: Observe = (_, work) => work(),
): Promise<Worker> {
  const recover = async () => {
    await recoverSetups(boss, services);
    await recoverRefreshes(boss, services);
    await recoverImports(boss, services);
    await recoverTopics(boss, services);
    await recoverMoves(boss, services);
    await recoverSiteReads(boss, services);
    await recoverBriefs(boss, services);
    await recoverRadar(boss, services);
    await recoverConsoleFetches(boss, services);
    await finishRuns(services);
    await startDueRuns(services);
    await recordCheckpoints(services);
    await judgeMoves(services);
    await startDueMoves(services);
    await startDuePolls(services);
    await sendKeyReminders(services);
  };
  await recover();
  const handover = createHandover(boss, observe);
  const work = { boss, services, handover };
  const takers: string[] = [];
  for (let index = 0; index < concurrentSetups; index += 1) takers.push(await workOnSetups(work));
  for (let index = 0; index < concurrentRefreshes; index += 1) takers.push(await workOnRefreshes(work));
  for (let index = 0; index < concurrentConsoleFetches; index += 1)
    takers.push(await workOnConsoleFetches(work));
  for (let index = 0; index < concurrentSiteReads; index += 1)
    takers.push(await workOnSiteReads(work, polling));
  for (let index = 0; index < concurrentBriefs; index += 1) takers.push(await workOnBriefs(work, polling));
  for (let index = 0; index < concurrentRadars; index += 1) takers.push(await workOnRadar(work, polling));
  takers.push(await workOnImports(work), await workOnMoves(work), await workOnAlerts(work));
  for (const queueName of topicQueueNames) takers.push(await workOnTopics(work, queueName));
  const mails = { boss, mailer, observe, log: services.log };
  for (let index = 0; index < concurrentMails; index += 1) takers.push(await workOnMails(mails));
  const deliveries = takeDeliveries(services, observe);
  const timer = setInterval(() => {
    // The queue sleeps by the wall clock, so a clock that moves back would prolong its pauses.
    for (const taker of takers) boss.notifyWorker(taker);
    recover().catch((error: unknown) =>
      services.log.warn({ error }, 'unfinished and due work could not be looked up'),
    );
  }, recoveryIntervalMs);
  return {
    async stop(limitMs = finishLimitMs) {
      clearInterval(timer);
      await boss.offWork(setupQueueName);
      await boss.offWork(refreshQueueName);
      await boss.offWork(importQueueName);
      for (const queueName of topicQueueNames) await boss.offWork(queueName);
      await boss.offWork(movesQueueName);
      await boss.offWork(siteReadQueueName);
      await boss.offWork(briefQueueName);
      await boss.offWork(radarQueueName);
      await boss.offWork(consoleFetchQueueName);
      await boss.offWork(alertCheckQueueName);
      await boss.offWork(mailQueueName);
      // A message in flight is not returned to the queue: it would be sent twice.
      await Promise.all([handover.handBack(limitMs), deliveries.stop(limitMs)]);
    },
  };
}

interface JobWork {
  boss: PgBoss;
  services: Services;
  handover: Handover;
}

async function workOnSetups({ boss, services, handover }: JobWork): Promise<string> {
  return boss.work<object>(setupQueueName, polling, async ([job]) => {
    if (!job) return;
    const setup = setupJob.parse(job.data);
    const isLast = job.retryCount >= job.retryLimit;
    const lock = { kind: 'setup', key: setup.domainId, whenHeld: 'wait' } as const;
    await handover.run(job, async () => {
      await withWorkLock(services.database, lock, () => runSetup(services, setup, { isLast }));
      await finishRuns(services);
    });
  });
}

async function workOnRefreshes({ boss, services, handover }: JobWork): Promise<string> {
  return boss.work<object>(refreshQueueName, polling, async ([job]) => {
    if (!job) return;
    const refresh = refreshJob.parse(job.data);
    const isLast = job.retryCount >= job.retryLimit;
    const lock = { kind: 'refresh', key: toRefreshLockKey(refresh), whenHeld: 'wait' } as const;
    await handover.run(job, async () => {
      await withWorkLock(services.database, lock, () => runRefresh(services, refresh, { isLast }));
    });
  });
}

/** One at a time per process: each holds a file in memory. */
async function workOnImports({ boss, services, handover }: JobWork): Promise<string> {
  return boss.work<object>(importQueueName, polling, async ([job]) => {
    if (!job) return;
    const { importId } = importJob.parse(job.data);
    const isLast = job.retryCount >= job.retryLimit;
    // A live process continues the import; if it dies, the import gets another job.
    const lock = { kind: 'import', key: importId, whenHeld: 'wait_then_skip' } as const;
    await handover.run(job, async () => {
      await withWorkLock(services.database, lock, () => runImport(services, { importId }, { isLast }));
      await finishRuns(services);
    });
  });
}

/** One per queue and process: each uses a core and, for a long list, much memory. */
async function workOnTopics({ boss, services, handover }: JobWork, queueName: string): Promise<string> {
  return boss.work<object>(queueName, polling, async ([job]) => {
    if (!job) return;
    const run = topicJob.parse(job.data);
    const isLast = job.retryCount >= job.retryLimit;
    const lock = { kind: 'topics', key: String(run.listId), whenHeld: 'wait_then_skip' } as const;
    await handover.run(job, async () => {
      await withWorkLock(services.database, lock, () => runTopics(services, run, { isLast }));
    });
  });
}

async function workOnConsoleFetches({ boss, services, handover }: JobWork): Promise<string> {
  return boss.work<object>(consoleFetchQueueName, polling, async ([job]) => {
    if (!job) return;
    const fetch = consoleFetchJob.parse(job.data);
    const isLast = job.retryCount >= job.retryLimit;
    const lock = { kind: 'console_fetch', key: String(fetch.listId), whenHeld: 'wait_then_skip' } as const;
    await handover.run(job, async () => {
      await withWorkLock(services.database, lock, () => runFactsFetch(services, fetch, { isLast }));
    });
  });
}

/** One at a time per process, next to topics: it uses a core for some seconds. */
async function workOnMoves({ boss, services, handover }: JobWork): Promise<string> {
  return boss.work<object>(movesQueueName, polling, async ([job]) => {
    if (!job) return;
    const run = movesJob.parse(job.data);
    const isLast = job.retryCount >= job.retryLimit;
    const lock = { kind: 'moves', key: String(run.listId), whenHeld: 'wait_then_skip' } as const;
    await handover.run(job, async () => {
      await withWorkLock(services.database, lock, () => runMoves(services, run, { isLast }));
    });
  });
}

async function workOnAlerts({ boss, services, handover }: JobWork): Promise<string> {
  return boss.work<object>(alertCheckQueueName, polling, async ([job]) => {
    if (job) await handover.run(job, () => runAlertCheck(services, alertCheckJob.parse(job.data)));
  });
}

interface MailWork {
  boss: PgBoss;
  observe: Observe;
  mailer: Mailer;
  log: Services['log'];
}

/** E-mails contain links that act for their recipients, so a sent one is deleted from the queue immediately. */
async function workOnMails({ boss, mailer, observe, log }: MailWork): Promise<string> {
  return boss.work(mailQueueName, polling, async ([job]) => {
    if (!job) return;
    const send = async () => mailer.send(outgoingMail.parse(job.data), job.id);
    await observe({ kind: 'jobs', name: mailQueueName }, send).catch((error: unknown) => {
      const isLast = job.retryCount >= job.retryLimit;
      log[isLast ? 'error' : 'warn']({ error, jobId: job.id, isLast }, 'a mail was not accepted');
      throw error;
    });
    await boss.deleteJob(mailQueueName, job.id);
  });
}
