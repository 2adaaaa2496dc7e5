import { schema } from '@keydence/db';
import { type FeedbackComment, feedbackCommentLimit } from '@keydence/domain';
import { asc, eq } from 'drizzle-orm';
import type { FeedbackContext } from './access.ts';
import { selectComments, toFeedbackComment } from './feedback-view.ts';

const { feedbackComments } = schema;

/** The comments of an item, oldest first. */
export async function listComments({
  services,
  caller,
  feedback,
}: FeedbackContext): Promise<FeedbackComment[]> {
  const rows = await selectComments(services.database.db)
    .where(eq(feedbackComments.feedbackId, feedback.id))
    .orderBy(asc(feedbackComments.createdAt), asc(feedbackComments.id))
    .limit(feedbackCommentLimit);
  return rows.map((row) => toFeedbackComment(row, caller));
}
