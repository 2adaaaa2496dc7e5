import { type RefreshJob, runRefresh, type Services } from '@keydence/api';
import { vi } from 'vitest';

/** Acts as the worker of a waiting call: runs the refresh once it is queued. */
export async function runWaitingRefresh(services: Services): Promise<void> {
  const job = await vi.waitFor(
    async () => {
      const [queued] = await services.database.sql<RefreshJob[]>`
        select list_id as "listId", kind, run from refresh_runs where state = 'queued'`;
      if (!queued) throw new Error('no refresh is queued');
      return { ...queued };
    },
    { timeout: 10_000, interval: 10 },
  );
  await runRefresh(services, job, { isLast: true });
}
