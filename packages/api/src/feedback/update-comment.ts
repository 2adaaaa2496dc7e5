import { schema } from '@keydence/db';
import type { FeedbackComment } from '@keydence/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { CommentContext } from './access.ts';
import { getComment } from './get-comment.ts';

const { feedbackComments } = schema;

/** Changes a comment of the caller and marks it as edited; the same text again changes nothing. */
export async function updateComment(
  ctx: CommentContext,
  { content }: { content: string },
): Promise<FeedbackComment> {
  const { services, comment } = ctx;
  await services.database.db
    .update(feedbackComments)
    .set({ content, editedAt: services.now() })
    .where(and(eq(feedbackComments.id, comment.id), ne(feedbackComments.content, content)));
  return getComment(ctx, comment.id);
}
