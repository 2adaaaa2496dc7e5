import type { Mailer, OutgoingMail } from '@keydence/domain';
import type PgBoss from 'pg-boss';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { createJobQueue } from './job-queue.ts';
import { mailQueueName } from './mail-queue.ts';
import { openQueue, startWorker, type Worker } from './worker.ts';

let edge: TestEdge;
let boss: PgBoss;
let worker: Worker;
let sent: { mail: OutgoingMail; id: string | undefined }[];
let refusals: number;
let finishHanging: () => void;

const mailer: Mailer = {
  async send(mail, id) {
    if (mail.to === mailTo('hanging').to) {
      await new Promise<void>((resolve) => {
        finishHanging = resolve;
      });
    }
    if (refusals > 0) {
      refusals -= 1;
      throw new Error('421 try again later');
    }
    sent.push({ mail, id });
  },
};

beforeEach(async () => {
  sent = [];
  refusals = 0;
  edge = await startEdge();
  boss = await openQueue(edge.services.database, () => {});
  worker = await startWorker(boss, edge.services, mailer);
}, 60_000);
afterEach(async () => {
  await worker.stop();
  await boss.stop({ graceful: false, wait: true });
  await edge.close();
});

const mailTo = (name: string): OutgoingMail => ({
  to: `${name}@people.example`,
  subject: 'It’s planned',
  text: "Ann's \\ $1 idea",
  html: '<p>é</p>',
});
const waiting = () => edge.services.database.sql<{ state: string }[]>`
  select state::text from jobs.job where name = ${mailQueueName}`;

it('sends the mails of a committed transaction, each once, and keeps none of them', async () => {
  const { db } = edge.services.database;
  const jobs = createJobQueue(boss);
  await db
    .transaction(async (tx) => {
      await jobs.enqueueMail(tx, mailTo('unsent'));
      throw new Error('roll back');
    })
    .catch(() => {});
  await db.transaction((tx) => jobs.enqueueMail(tx, mailTo('ada'), mailTo('bob')));
  await expect.poll(() => sent.length, { timeout: 15_000, interval: 50 }).toBe(2);
  await expect.poll(waiting, { timeout: 15_000, interval: 50 }).toEqual([]);
  expect(sent.map(({ mail }) => mail)).toEqual(expect.arrayContaining([mailTo('ada'), mailTo('bob')]));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

it('tries a mail that was not accepted again, under the same name', async () => {
  refusals = 1;
  const { db, sql } = edge.services.database;
  await db.transaction((tx) => createJobQueue(boss).enqueueMail(tx, mailTo('ada')));
  await expect.poll(waiting, { timeout: 15_000, interval: 50 }).toEqual([{ state: 'retry' }]);
  const [job] = await sql<{ id: string }[]>`
    update jobs.job set start_after = now() where name = ${mailQueueName} returning id`;
  await expect.poll(() => sent.map(({ id }) => id), { timeout: 15_000, interval: 50 }).toEqual([job?.id]);
});

it('sends the mails behind one that the mail server does not accept', async () => {
  const { db } = edge.services.database;
  const jobs = createJobQueue(boss);
  await db.transaction((tx) => jobs.enqueueMail(tx, mailTo('hanging'), mailTo('ada'), mailTo('bob')));
  await expect.poll(() => sent.length, { timeout: 15_000, interval: 50 }).toBe(2);
  expect(sent.map(({ mail }) => mail.to)).not.toContain(mailTo('hanging').to);
  finishHanging();
  await expect.poll(waiting, { timeout: 15_000, interval: 50 }).toEqual([]);
});
