import type PgBoss from 'pg-boss';

export const mailQueueName = 'mail';

/** About half an hour: enough for a mail server to restart. */
const retries = { retryLimit: 6, retryDelay: 30, retryBackoff: true, expireInSeconds: 5 * 60 };

export async function createMailQueue(boss: PgBoss): Promise<void> {
  const options = { name: mailQueueName, ...retries };
  await boss.createQueue(mailQueueName, options);
  await boss.updateQueue(mailQueueName, options);
}
