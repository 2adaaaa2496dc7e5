import type { JobQueue } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { alertCheckQueueName } from './alert-queue.ts';
import { briefQueueName } from './brief-queue.ts';
import { consoleFetchQueueName, toConsoleFetchKey } from './console-fetch-queue.ts';
import { importQueueName } from './import-queue.ts';
import { mailQueueName } from './mail-queue.ts';
import { movesQueueName, toMovesKey } from './moves-queue.ts';
import { radarQueueName, toRadarKey } from './radar-queue.ts';
import { refreshQueueName, toRefreshKey } from './refresh-queue.ts';
import { setupQueueName, toSetupKey } from './setup-queue.ts';
import { siteReadQueueName, toSiteReadKey } from './site-read-queue.ts';
import { findTopicPlace, toTopicKey } from './topic-queue.ts';
import { executeInTransaction } from './transaction-executor.ts';

export function createJobQueue(boss: PgBoss): JobQueue {
  return {
    async enqueueSetup(tx, job) {
      const options = { singletonKey: toSetupKey(job), db: executeInTransaction(tx) };
      await boss.send(setupQueueName, job, options);
    },
    async enqueueRefresh(tx, job) {
      const options = { singletonKey: toRefreshKey(job), db: executeInTransaction(tx) };
      await boss.send(refreshQueueName, job, options);
    },
    async enqueueImport(tx, job) {
      const options = { singletonKey: job.importId, db: executeInTransaction(tx) };
      await boss.send(importQueueName, job, options);
    },
    async enqueueTopics(tx, job) {
      const { queueName, priority } = await findTopicPlace(tx, job);
      const options = { singletonKey: toTopicKey(job), priority, db: executeInTransaction(tx) };
      await boss.send(queueName, job, options);
    },
    async enqueueConsoleFetch(tx, { listId, run }, wait) {
      const job = { listId, run };
      const options = { singletonKey: toConsoleFetchKey(job), db: executeInTransaction(tx) };
      await boss.send(
        consoleFetchQueueName,
        job,
        wait ? { ...options, startAfter: wait.notBefore } : options,
      );
    },
    async enqueueMoves(tx, job) {
      const options = { singletonKey: toMovesKey(job), db: executeInTransaction(tx) };
      await boss.send(movesQueueName, job, options);
    },
    async enqueueSiteRead(tx, { siteId, run }, wait) {
      const job = { siteId, run };
      const options = { singletonKey: toSiteReadKey(job), db: executeInTransaction(tx) };
      await boss.send(siteReadQueueName, job, wait ? { ...options, startAfter: wait.notBefore } : options);
    },
    async enqueueBrief(tx, { listId, briefId }) {
      const options = { singletonKey: briefId, db: executeInTransaction(tx) };
      await boss.send(briefQueueName, { listId, briefId }, options);
    },
    async enqueueRadar(tx, { listId }) {
      const job = { listId };
      const options = { singletonKey: toRadarKey(job), db: executeInTransaction(tx) };
      await boss.send(radarQueueName, job, options);
    },
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
