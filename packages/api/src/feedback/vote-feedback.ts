import type { FeedbackVote } from '@keydence/domain';
import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { mergedAlready } from './access.ts';

/**
 * Sets the caller's vote; one that is set already stays the one vote. Vote and count change in one statement, which
 * locks the item first, as whatever deletes or merges it does. AppError('not_found'), 'conflict' for a merged item, 'rate_limited'.
 */
export async function voteFeedback(
  { services, caller }: AuthedContext,
  { feedbackId }: { feedbackId: string },
): Promise<FeedbackVote> {
  if (!isId(feedbackId)) throw notFound();
  await services.rateLimiter.take('vote_minute', caller.userId);
  const [row] = await services.database.sql<{ upvotesCount: number; isMerged: boolean }[]>`
    with item as (
      select id, upvotes_count, merged_into_id is not null as is_merged from feedback
      where id = ${feedbackId} for no key update
    ), voted as (
      insert into feedback_votes (feedback_id, user_id)
      select id, ${caller.userId} from item where not is_merged
      on conflict do nothing returning feedback_id
    ), counted as (
      update feedback set upvotes_count = feedback.upvotes_count + 1
      where id = (select feedback_id from voted) returning upvotes_count
    )
    select coalesce((select upvotes_count from counted), upvotes_count) as "upvotesCount", is_merged as "isMerged"
    from item`;
  if (!row) throw notFound();
  if (row.isMerged) throw mergedAlready();
  return { upvotesCount: row.upvotesCount, userVote: 'upvote' };
}
