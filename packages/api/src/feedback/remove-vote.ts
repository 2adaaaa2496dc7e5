import type { FeedbackVote } from '@keydence/domain';
import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { castVote } from './cast-vote.ts';

/**
 * Removes the caller's vote; without one nothing changes. AppError('not_found'), 'rate_limited'.
 */
export async function removeVote(
  { services, caller }: AuthedContext,
  { feedbackId }: { feedbackId: string },
): Promise<FeedbackVote> {
  if (!isId(feedbackId)) throw notFound();
  await services.rateLimiter.take('vote_minute', caller.userId);
  const item = await castVote(services.database, { feedbackId, userId: caller.userId, isSet: false });
  if (!item) throw notFound();
  return { upvotesCount: item.upvotesCount, userVote: null };
}
