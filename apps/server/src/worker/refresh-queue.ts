import type { RefreshJob } from '@keydence/api';
import { refreshKind } from '@keydence/domain';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const refreshQueueName = 'list-refresh';

export const refreshJob = z.object({
  listId: z.number().int(),
  kind: refreshKind,
  run: z.number().int(),
});

/** Only unexpected errors are retried, quickly, because a user is waiting. */
const retries = { retryLimit: 2, retryDelay: 2, retryBackoff: true, expireInSeconds: longJobSeconds };

export async function createRefreshQueue(boss: PgBoss): Promise<void> {
  const options = { name: refreshQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(refreshQueueName, options);
  await boss.updateQueue(refreshQueueName, options);
}

export function toRefreshKey({ listId, kind, run }: RefreshJob): string {
  return `${listId}:${kind}:${run}`;
}

/** Lock key of a running refresh: the two kinds of a list run independently. */
export function toRefreshLockKey({ listId, kind }: RefreshJob): string {
  return `${listId}:${kind}`;
}
