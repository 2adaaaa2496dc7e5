import { z } from 'zod';

/**
 * What is known of a rank. `not_found`: the newest check that worked read the results and did not find the site;
 * `not_checked`: nobody has looked; `failed`: every check so far has failed.
 */
export const rankState = z.enum(['ranked', 'not_found', 'not_checked', 'failed']);
export type RankState = z.infer<typeof rankState>;

interface RankStateFacts {
  rank: number | null;
  /** The newest check that worked. */
  lastRankingCheck: Date | null;
  /** The newest check that failed. */
  checkFailedAt: Date | null;
}

/** The state of a rank. A check that failed after one that worked takes nothing away from what that one has found. */
export function rankStateOf({ rank, lastRankingCheck, checkFailedAt }: RankStateFacts): RankState {
  if (rank !== null) return 'ranked';
  if (lastRankingCheck !== null) return 'not_found';
  return checkFailedAt === null ? 'not_checked' : 'failed';
}
