import type PgBoss from 'pg-boss';

export const mailQueueName = 'mail';

/** For about half an hour: a mail server that is restarted or busy is back by then. */
const retries = { retryLimit: 6, retryDelay: 30, retryBackoff: true, expireInSeconds: 5 * 60 };

/** Makes the queue. Safe to call at each start. */
export async function createMailQueue(boss: PgBoss): Promise<void> {
  const options = { name: mailQueueName, ...retries };
  await boss.createQueue(mailQueueName, options);
  await boss.updateQueue(mailQueueName, options);
}
