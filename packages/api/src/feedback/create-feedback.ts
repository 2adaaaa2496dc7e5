import { schema } from '@keydence/db';
import { type CreateFeedbackInput, type FeedbackItem, toFeedbackSearchText } from '@keydence/domain';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import type { AuthedContext } from '../context.ts';
import { getFeedback } from './get-feedback.ts';

/**
 * Adds an item to the board, which every signed-in user sees. AppError('not_found') for a foreign
 * workspace, 'rate_limited'.
 */
export async function createFeedback(ctx: AuthedContext, input: CreateFeedbackInput): Promise<FeedbackItem> {
  const { services, caller } = ctx;
  const { title, description, category, workspaceId } = input;
  if (workspaceId !== undefined) await getWorkspaceScope(ctx, workspaceId);
  await services.rateLimiter.take('feedback_hour', caller.userId);
  const feedbackId = services.newId();
  const now = services.now();
  await services.database.db.insert(schema.feedback).values({
    id: feedbackId,
    authorId: caller.userId,
    workspaceId: workspaceId ?? null,
    title,
    description,
    category,
    searchText: toFeedbackSearchText({ title, description }),
    createdAt: now,
    updatedAt: now,
  });
  return getFeedback(ctx, { feedbackId });
}
