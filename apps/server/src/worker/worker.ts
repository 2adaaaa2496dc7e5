import {
  finishRuns,
  judgeMoves,
  recordCheckpoints,
  runAlertCheck,
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
import { createHandover, type Handover } from './handover.ts';
import { jobKinds } from './job-kinds.ts';
import { createMailQueue, mailQueueName } from './mail-queue.ts';
import { takeDeliveries } from './take-deliveries.ts';
import { type Taker, takerOptions, wakeTakers } from './wake-takers.ts';

const kinds = Object.values(jobKinds);

/** One mail that the server is slow to accept delays no other one. */
export const concurrentMails = 4;
/** Interval to look for abandoned work, due reports and due predictions. */
const recoveryIntervalMs = 30_000;
/** Milliseconds for jobs to finish when the process ends, before they return to the queue. */
const finishLimitMs = 6_000;

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
    for (const kind of kinds) await kind.create(boss);
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
    for (const kind of kinds) await kind.recover(boss, services);
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
  const takers: Taker[] = [];
  for (const kind of kinds) takers.push(...(await kind.work(work)));
  takers.push(await workOnAlerts(work));
  const mails = { boss, mailer, observe, log: services.log };
  for (let index = 0; index < concurrentMails; index += 1) takers.push(await workOnMails(mails));
  const stopWaking = wakeTakers(boss, services, takers);
  const deliveries = takeDeliveries(services, observe);
  const timer = setInterval(() => {
    // The queue sleeps by the wall clock, so a clock that moves back would prolong its pauses.
    for (const { id } of takers) boss.notifyWorker(id);
    recover().catch((error: unknown) =>
      services.log.warn({ error }, 'unfinished and due work could not be looked up'),
    );
  }, recoveryIntervalMs);
  return {
    async stop(limitMs = finishLimitMs) {
      clearInterval(timer);
      stopWaking();
      for (const { queueNames } of kinds) for (const name of queueNames) await boss.offWork(name);
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

async function workOnAlerts({ boss, services, handover }: JobWork): Promise<Taker> {
  const id = await boss.work<object>(alertCheckQueueName, takerOptions, async ([job]) => {
    if (job) await handover.run(job, () => runAlertCheck(services, alertCheckJob.parse(job.data)));
  });
  return { queueName: alertCheckQueueName, id };
}

interface MailWork {
  boss: PgBoss;
  observe: Observe;
  mailer: Mailer;
  log: Services['log'];
}

/** E-mails contain links that act for their recipients, so a sent one is deleted from the queue immediately. */
async function workOnMails({ boss, mailer, observe, log }: MailWork): Promise<Taker> {
  const id = await boss.work(mailQueueName, takerOptions, async ([job]) => {
    if (!job) return;
    const send = async () => mailer.send(outgoingMail.parse(job.data), job.id);
    await observe({ kind: 'jobs', name: mailQueueName }, send).catch((error: unknown) => {
      const isLast = job.retryCount >= job.retryLimit;
      log[isLast ? 'error' : 'warn']({ error, jobId: job.id, isLast }, 'a mail was not accepted');
      throw error;
    });
    await boss.deleteJob(mailQueueName, job.id);
  });
  return { queueName: mailQueueName, id };
}
