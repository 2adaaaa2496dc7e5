import { AppError, type FeedbackComment, feedbackCommentLimit } from '@keydence/domain';
import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { mergedAlready } from './access.ts';
import { getComment } from './get-comment.ts';

interface NewComment {
  feedbackId: string;
  content: string;
}

/**
 * Adds a comment of the caller. Comment and count change in one statement, which locks the item
 * first, like every deletion or merge. AppError('not_found'), 'conflict' for a merged item and a
 * full discussion, 'rate_limited'.
 */
export async function addComment(
  ctx: AuthedContext,
  { feedbackId, content }: NewComment,
): Promise<FeedbackComment> {
  const { services, caller } = ctx;
  if (!isId(feedbackId)) throw notFound();
  await services.rateLimiter.take('comment_minute', caller.userId);
  const commentId = services.newId();
  const [item] = await services.database.sql<{ isMerged: boolean; isAdded: boolean }[]>`
    with item as (
      select id, comments_count, merged_into_id is not null as is_merged from feedback
      where id = ${feedbackId} for no key update
    ), added as (
      insert into feedback_comments (id, feedback_id, author_id, content, created_at)
      select ${commentId}, id, ${caller.userId}, ${content}, ${services.now().toISOString()} from item
      where not is_merged and comments_count < ${feedbackCommentLimit}
      returning feedback_id
    ), counted as (
      update feedback set comments_count = feedback.comments_count + 1 where id = (select feedback_id from added)
    )
    select is_merged as "isMerged", exists (select from added) as "isAdded" from item`;
  if (!item) throw notFound();
  if (item.isMerged) throw mergedAlready();
  if (!item.isAdded) throw discussionFull();
  return getComment(ctx, commentId);
}

function discussionFull(): AppError {
  return new AppError('conflict', `This discussion is full: it has ${feedbackCommentLimit} comments.`);
}
