import { AppError } from '@keydence/domain';
import type { RefreshJob, Services } from '../context.ts';
import { analyzeTables } from '../keyword-lists/analyze-tables.ts';
import { findRefreshScope } from './access.ts';
import { beginRefresh, failRefresh } from './move-refresh.ts';
import { refreshKeywords } from './refresh-keywords.ts';
import { refreshMessages } from './refresh-messages.ts';
import { refreshRankings } from './refresh-rankings.ts';

const work = { keywords: refreshKeywords, rankings: refreshRankings };

interface Attempt {
  /** True if no retry follows: a failure then ends the refresh with a message for the user. */
  isLast?: boolean;
}

/**
 * Runs a refresh to its end; an ended one is left unchanged. After a crash, the next attempt continues after the last
 * page read. An expected failure (of the source, say) ends it as failed, since a user can start another; any other
 * failure throws, so the queue retries, except in the last attempt.
 */
export async function runRefresh(
  services: Services,
  job: RefreshJob,
  { isLast = false }: Attempt = {},
): Promise<void> {
  const scope = await findRefreshScope(services, job);
  if (!scope) return;
  try {
    await beginRefresh(services, job);
    await work[job.kind](services, scope);
    await analyzeTables(services.database, scope.listId);
  } catch (error) {
    const { listId, kind, run } = job;
    const isExpected = error instanceof AppError;
    services.log.warn({ listId, kind, run, error, isLast }, 'a refresh failed');
    if (!isExpected && !isLast) throw error;
    const failure = isExpected ? error : { code: 'internal' as const, message: refreshMessages.failed };
    await failRefresh(services, job, failure);
  }
}
