import { schema } from '@keydence/db';
import type { FeedbackComment } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { selectComments, toFeedbackComment } from './feedback-view.ts';

/** One comment in its API form; AppError('not_found') after its deletion. */
export async function getComment(
  { services, caller }: AuthedContext,
  commentId: string,
): Promise<FeedbackComment> {
  const [row] = await selectComments(services.database.db).where(eq(schema.feedbackComments.id, commentId));
  if (!row) throw notFound();
  return toFeedbackComment(row, caller);
}
