import type { RefreshJob } from '@keydence/api';
import { refreshKind } from '@keydence/domain';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const refreshQueueName = 'list-refresh';

/** The payload of a refresh job. */
export const refreshJob = z.object({
  listId: z.number().int(),
  kind: refreshKind,
  run: z.number().int(),
});

/** Only what nobody expected is tried again, so soon: a person is waiting. */
const retries = { retryLimit: 2, retryDelay: 2, retryBackoff: true, expireInSeconds: longJobSeconds };

/** Makes the queue; `short` keeps at most one waiting job for a key. Safe to call at each start. */
export async function createRefreshQueue(boss: PgBoss): Promise<void> {
  const options = { name: refreshQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(refreshQueueName, options);
  await boss.updateQueue(refreshQueueName, options);
}

export function toRefreshKey({ listId, kind, run }: RefreshJob): string {
  return `${listId}:${kind}:${run}`;
}

/** What the lock of a running refresh is on: the two kinds of a list run independently of each other. */
export function toRefreshLockKey({ listId, kind }: RefreshJob): string {
  return `${listId}:${kind}`;
}
