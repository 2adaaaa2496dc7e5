import type { JobQueue } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { alertCheckQueueName } from './alert-queue.ts';
import { jobKinds } from './job-kinds.ts';
import { mailQueueName } from './mail-queue.ts';
import { executeInTransaction } from './transaction-executor.ts';

export function createJobQueue(boss: PgBoss): JobQueue {
  return {
    enqueueSetup: (tx, job) => jobKinds.setup.send(boss, tx, job),
    enqueueRefresh: (tx, job) => jobKinds.refresh.send(boss, tx, job),
    enqueueImport: (tx, job) => jobKinds.import.send(boss, tx, job),
    enqueueTopics: (tx, job) => jobKinds.topics.send(boss, tx, job),
    enqueueMoves: (tx, job) => jobKinds.moves.send(boss, tx, job),
    enqueueConsoleFetch: (tx, job, wait) => jobKinds.consoleFetch.send(boss, tx, job, wait),
    enqueueSiteRead: (tx, job, wait) => jobKinds.siteRead.send(boss, tx, job, wait),
    enqueueBrief: (tx, job) => jobKinds.brief.send(boss, tx, job),
    enqueueRadar: (tx, job) => jobKinds.radar.send(boss, tx, job),
    async enqueueAlertCheck(tx, job) {
      await boss.send(alertCheckQueueName, job, { db: executeInTransaction(tx) });
    },
    async enqueueMail(tx, ...mails) {
      if (mails.length === 0) return;
      const jobs = mails.map((data) => ({ id: uuidv7(), name: mailQueueName, data }));
      await boss.insert(jobs, { db: executeInTransaction(tx) });
    },
  };
}
