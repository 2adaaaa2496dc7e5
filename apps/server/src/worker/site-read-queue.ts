import type { SiteReadJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const siteReadQueueName = 'site-read';

/** Payload of one slice of a site read. */
export const siteReadJob = z.object({ siteId: z.number().int(), run: z.number().int() });

const retries = { retryLimit: 2, retryDelay: 30, retryBackoff: true, expireInSeconds: longJobSeconds };

export async function createSiteReadQueue(boss: PgBoss): Promise<void> {
  const options = { name: siteReadQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(siteReadQueueName, options);
  await boss.updateQueue(siteReadQueueName, options);
}

export function toSiteReadKey({ siteId, run }: SiteReadJob): string {
  return `${siteId}:${run}`;
}
