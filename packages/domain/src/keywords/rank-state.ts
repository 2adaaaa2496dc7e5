import { z } from 'zod';

/**
 * State of a rank. `not_found`: the newest successful check read the results and did not find the
 * site; `not_checked`: never checked; `failed`: every check so far has failed.
 */
export const rankState = z.enum(['ranked', 'not_found', 'not_checked', 'failed']);
export type RankState = z.infer<typeof rankState>;

interface RankStateFacts {
  rank: number | null;
  /** Time of the newest successful check. */
  lastRankingCheck: Date | null;
  /** Time of the newest failed check. */
  checkFailedAt: Date | null;
}

/** The state of a rank. A failed check after a successful one does not change the earlier result. */
export function rankStateOf({ rank, lastRankingCheck, checkFailedAt }: RankStateFacts): RankState {
  if (rank !== null) return 'ranked';
  if (lastRankingCheck !== null) return 'not_found';
  return checkFailedAt === null ? 'not_checked' : 'failed';
}
