import type { Services } from '@keydence/api';
import type { DatabaseHandle, Queryable, Transaction } from '@keydence/db';
import type PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Handover } from './handover.ts';
import { recoverJob } from './recover-job.ts';
import { executeInTransaction } from './transaction-executor.ts';
import { type Taker, takerOptions } from './wake-takers.ts';
import { withWorkLock } from './work-lock.ts';

type WorkLock = Parameters<typeof withWorkLock>[1];
type Sql = DatabaseHandle['sql'];

/**
 * Seconds before a job under a work lock is given to another worker: longer than any job takes, and
 * close to the queue's maximum. A dead process is detected by its lock, not by time.
 */
const longJobSeconds = 23 * 60 * 60;

export interface JobSettings<J extends object> {
  /** Its first queue, or all of them if `place` chooses among several. */
  queueNames: readonly [string, ...string[]];
  payload: z.ZodType<J>;
  /** Seconds before the first retry; each further one waits longer. */
  retries: { most: number; delaySeconds: number };
  /** Jobs of a queue that a process runs at the same time. */
  atOnce: number;
  /** Name of a job: at most one with this name waits. */
  keyOf: (job: J) => string;
  /** The lock that a worker holds during the work. */
  lockOf: (job: J) => Pick<WorkLock, 'kind' | 'key' | 'whenHeld'>;
  /** Stored work that has not ended; with a job, only that of the job. */
  findUnfinished: (sql: Sql, job?: J) => Promise<J[]>;
  /** Names unfinished work in the log, such as "imports". */
  plural: string;
  run: (services: Services, job: J, attempt: { isLast: boolean }) => Promise<void>;
  /** Runs when the lock is free again. */
  after?: (services: Services) => Promise<unknown>;
  /** Queue and priority of a job, if they depend on others that wait. */
  place?: (db: Queryable, job: J) => Promise<{ queueName: string; priority: number }>;
}

interface JobWork {
  boss: PgBoss;
  services: Services;
  handover: Handover;
}

/** One kind of background work, with its queues. */
export interface JobKind<J extends object> {
  queueNames: readonly string[];
  /** Creates the queues; safe to call at each start. */
  create(boss: PgBoss): Promise<void>;
  /** Adds a job when `tx` commits; not before a given time. */
  send(boss: PgBoss, tx: Transaction, job: J, wait?: { notBefore: Date }): Promise<void>;
  /** Takes jobs until stopped. */
  work(parts: JobWork): Promise<Taker[]>;
  /** Gives a job to all unfinished work without one. Returns how many it gave. */
  recover(boss: PgBoss, services: Pick<Services, 'database' | 'log'>): Promise<number>;
}

export function defineJob<J extends object>(settings: JobSettings<J>): JobKind<J> {
  const { queueNames, payload, retries, atOnce, keyOf, lockOf, findUnfinished, plural, run } = settings;
  const place = settings.place ?? (async () => ({ queueName: queueNames[0], priority: 0 }));
  return {
    queueNames,
    async create(boss) {
      for (const name of queueNames) {
        const { most: retryLimit, delaySeconds: retryDelay } = retries;
        const times = { retryLimit, retryDelay, retryBackoff: true, expireInSeconds: longJobSeconds };
        const options = { name, policy: 'short', ...times } as const;
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
      }
    },
    async send(boss, tx, given, wait) {
      const job = payload.parse(given);
      const { queueName, priority } = await place(tx, job);
      const options = { singletonKey: keyOf(job), priority, db: executeInTransaction(tx) };
      await boss.send(queueName, job, wait ? { ...options, startAfter: wait.notBefore } : options);
    },
    async work({ boss, services, handover }) {
      const takers: Taker[] = [];
      for (const queueName of queueNames) {
        for (let index = 0; index < atOnce; index += 1) takers.push(await take(queueName));
      }
      return takers;

      async function take(queueName: string): Promise<Taker> {
        const id = await boss.work<object>(queueName, takerOptions, async ([queued]) => {
          if (!queued) return;
          const job = payload.parse(queued.data);
          const isLast = queued.retryCount >= queued.retryLimit;
          await handover.run(queued, () => runLocked(services, job, isLast));
        });
        return { queueName, id };
      }
    },
    async recover(boss, { database, log }) {
      let recovered = 0;
      for (const job of await findUnfinished(database.sql)) {
        const singletonKey = keyOf(job);
        const { queueName, priority } = await place(database.db, job);
        const isGiven = await recoverJob(boss, database, {
          queueName: (await findQueue(database.sql, singletonKey)) ?? queueName,
          singletonKey,
          priority,
          data: job,
          lock: lockOf(job),
          isUnfinished: async () => (await findUnfinished(database.sql, job)).length > 0,
        });
        if (isGiven) recovered += 1;
      }
      if (recovered > 0) log.info({ recovered }, `unfinished ${plural} continue`);
      return recovered;
    },
  };

  async function runLocked(services: Services, job: J, isLast: boolean): Promise<void> {
    await withWorkLock(services.database, lockOf(job), () => run(services, job, { isLast }));
    await settings.after?.(services);
  }

  /** The queue of a waiting job, where there are several. */
  async function findQueue(sql: Sql, singletonKey: string): Promise<string | undefined> {
    if (queueNames.length === 1) return undefined;
    const [waiting] = await sql<{ name: string }[]>`
      select name from jobs.job where name = any(${[...queueNames]}) and singleton_key = ${singletonKey}
        and state <= 'active' order by state limit 1`;
    return waiting?.name;
  }
}
