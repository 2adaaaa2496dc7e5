import type { FeedbackVote } from '@keydence/domain';
import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { mergedAlready } from './access.ts';
import { castVote } from './cast-vote.ts';

/**
 * Sets the caller's vote. Idempotent. AppError('not_found'), 'conflict' for a merged item,
 * 'rate_limited'.
 */
export async function voteFeedback(
  { services, caller }: AuthedContext,
  { feedbackId }: { feedbackId: string },
): Promise<FeedbackVote> {
  if (!isId(feedbackId)) throw notFound();
  await services.rateLimiter.take('vote_minute', caller.userId);
  const item = await castVote(services.database, { feedbackId, userId: caller.userId, isSet: true });
  if (!item) throw notFound();
  if (item.isMerged) throw mergedAlready();
  return { upvotesCount: item.upvotesCount, userVote: 'upvote' };
}
