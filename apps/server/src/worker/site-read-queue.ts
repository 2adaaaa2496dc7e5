import type { SiteReadJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const siteReadQueueName = 'site-read';

/** The payload of a slice of a reading. */
export const siteReadJob = z.object({ siteId: z.number().int(), run: z.number().int() });

const retries = { retryLimit: 2, retryDelay: 30, retryBackoff: true, expireInSeconds: longJobSeconds };

/** Makes the queue; `short` keeps at most one waiting job for a key. Safe to call at each start. */
export async function createSiteReadQueue(boss: PgBoss): Promise<void> {
  const options = { name: siteReadQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(siteReadQueueName, options);
  await boss.updateQueue(siteReadQueueName, options);
}

export function toSiteReadKey({ siteId, run }: SiteReadJob): string {
  return `${siteId}:${run}`;
}
