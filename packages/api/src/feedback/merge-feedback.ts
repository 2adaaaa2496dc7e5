import { schema, type Transaction } from '@keydence/db';
import { AppError, type FeedbackItem, feedbackCommentLimit, type MergeFeedbackInput } from '@keydence/domain';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import { invalidField } from '../errors.ts';
import { loadLinkSigner } from '../load-link-signer.ts';
import { type FeedbackContext, mergedAlready, requireAdmin } from './access.ts';
import { getFeedback } from './get-feedback.ts';
import { sendMergeNotices } from './send-notices.ts';

const { feedback } = schema;

/**
 * Merges an item into a target: each voter counts once for the target, the comments move to it, and
 * the merged item points to it and is no longer listed. The author and voters of the merged item
 * get an e-mail. Returns the target. For admins only. AppError('forbidden'), 'not_found',
 * 'validation_failed' for an item into itself, 'conflict' for an item that was merged already.
 */
export async function mergeFeedback(ctx: FeedbackContext, input: MergeFeedbackInput): Promise<FeedbackItem> {
  requireAdmin(ctx, 'Only an admin can merge feedback.');
  const pair = { sourceId: ctx.feedback.id, targetId: input.intoId.toLowerCase() };
  if (!isId(pair.targetId)) throw notFound();
  if (pair.sourceId === pair.targetId) throw invalidField('intoId', 'Choose another item to merge into.');
  // Before locking the items: waiters for them may hold all other connections.
  const signer = await loadLinkSigner(ctx.services.database, 'feedback-notices');
  await ctx.services.database.db.transaction(async (tx) => {
    const { source, target } = await lockBoth(tx, pair);
    await sendMergeNotices(tx, ctx, { source, target, signer });
    await moveVotesAndComments(tx, pair);
    await tx
      .update(feedback)
      .set({ mergedIntoId: target.id, updatedAt: ctx.services.now() })
      // Items merged into the source are now part of the target.
      .where(or(eq(feedback.id, source.id), eq(feedback.mergedIntoId, source.id)));
  });
  return getFeedback(ctx, { feedbackId: pair.targetId });
}

interface Pair {
  sourceId: string;
  targetId: string;
}

/** Locks both in the order of their ids, so that two merges cannot deadlock. */
async function lockBoth(tx: Transaction, { sourceId, targetId }: Pair) {
  const rows = await tx
    .select({
      id: feedback.id,
      title: feedback.title,
      mergedIntoId: feedback.mergedIntoId,
      commentsCount: feedback.commentsCount,
    })
    .from(feedback)
    .where(inArray(feedback.id, [sourceId, targetId]))
    .orderBy(asc(feedback.id))
    .for('no key update');
  const source = rows.find(({ id }) => id === sourceId);
  const target = rows.find(({ id }) => id === targetId);
  if (!source || !target) throw notFound();
  if (source.mergedIntoId !== null || target.mergedIntoId !== null) throw mergedAlready();
  if (source.commentsCount + target.commentsCount > feedbackCommentLimit) {
    throw new AppError('conflict', `Together they would have more than ${feedbackCommentLimit} comments.`);
  }
  return { source, target };
}

/** The counts follow from the rows that one statement moves. */
async function moveVotesAndComments(tx: Transaction, { sourceId, targetId }: Pair): Promise<void> {
  await tx.execute(sql`
    with counted as (
      insert into feedback_votes (feedback_id, user_id, created_at)
      select ${targetId}::uuid, user_id, created_at from feedback_votes where feedback_id = ${sourceId}
      on conflict do nothing returning 1
    ), left_behind as (
      delete from feedback_votes where feedback_id = ${sourceId} returning 1
    ), moved as (
      update feedback_comments set feedback_id = ${targetId} where feedback_id = ${sourceId} returning 1
    ), emptied as (
      update feedback set upvotes_count = upvotes_count - (select count(*) from left_behind),
        comments_count = comments_count - (select count(*) from moved)
      where id = ${sourceId}
    )
    update feedback set upvotes_count = upvotes_count + (select count(*) from counted),
      comments_count = comments_count + (select count(*) from moved)
    where id = ${targetId}`);
}
