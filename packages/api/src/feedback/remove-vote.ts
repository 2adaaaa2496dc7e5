import type { FeedbackVote } from '@keydence/domain';
import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';

/**
 * Takes the caller's vote back; without one nothing changes. Vote and count change in one statement, which locks the
 * item first, as whatever deletes or merges it does. AppError('not_found'), 'rate_limited'.
 */
export async function removeVote(
  { services, caller }: AuthedContext,
  { feedbackId }: { feedbackId: string },
): Promise<FeedbackVote> {
  if (!isId(feedbackId)) throw notFound();
  await services.rateLimiter.take('vote_minute', caller.userId);
  const [row] = await services.database.sql<{ upvotesCount: number }[]>`
    with item as (
      select id, upvotes_count from feedback where id = ${feedbackId} for no key update
    ), taken as (
      delete from feedback_votes v using item where v.feedback_id = item.id and v.user_id = ${caller.userId}
      returning v.feedback_id
    ), counted as (
      update feedback set upvotes_count = feedback.upvotes_count - 1
      where id = (select feedback_id from taken) returning upvotes_count
    )
    select coalesce((select upvotes_count from counted), upvotes_count) as "upvotesCount" from item`;
  if (!row) throw notFound();
  return { upvotesCount: row.upvotesCount, userVote: null };
}
