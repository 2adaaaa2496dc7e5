import { schema } from '@keydence/db';
import type { FeedbackItem } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { selectFeedback, toFeedbackItem } from './feedback-view.ts';

/** One item, even a merged one; AppError('not_found') for an unknown id. */
export async function getFeedback(
  { services, caller }: AuthedContext,
  { feedbackId }: { feedbackId: string },
): Promise<FeedbackItem> {
  if (!isId(feedbackId)) throw notFound();
  const [row] = await selectFeedback(services.database.db, caller.userId).where(
    eq(schema.feedback.id, feedbackId),
  );
  if (!row) throw notFound();
  return toFeedbackItem(row, caller);
}
