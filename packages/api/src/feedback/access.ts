import { schema } from '@keydence/db';
import { AppError } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { keyMessages } from '../access/require-key-access.ts';
import { isAdmin, isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';

const { feedback, feedbackComments } = schema;

/** Facts that decide the caller's rights on an item. */
export interface FeedbackScope {
  id: string;
  isOwn: boolean;
  isMerged: boolean;
}

export interface FeedbackContext extends AuthedContext {
  feedback: FeedbackScope;
}

/**
 * An item of the board, visible to every signed-in user; AppError('not_found') for an unknown id.
 */
export async function getFeedbackScope(
  { services, caller }: AuthedContext,
  feedbackId: string,
): Promise<FeedbackScope> {
  if (!isId(feedbackId)) throw notFound();
  const [row] = await services.database.db
    .select({ id: feedback.id, authorId: feedback.authorId, mergedIntoId: feedback.mergedIntoId })
    .from(feedback)
    .where(eq(feedback.id, feedbackId));
  if (!row) throw notFound();
  return { id: row.id, isOwn: row.authorId === caller.userId, isMerged: row.mergedIntoId !== null };
}

export interface CommentScope {
  id: string;
}

export interface CommentContext extends AuthedContext {
  comment: CommentScope;
}

/**
 * A comment by the caller; AppError('not_found') for an unknown one, 'forbidden' for a foreign one.
 */
export async function getOwnCommentScope(
  { services, caller }: AuthedContext,
  commentId: string,
): Promise<CommentScope> {
  if (!isId(commentId)) throw notFound();
  const [row] = await services.database.db
    .select({ id: feedbackComments.id, authorId: feedbackComments.authorId })
    .from(feedbackComments)
    .where(eq(feedbackComments.id, commentId));
  if (!row) throw notFound();
  if (row.authorId !== caller.userId) throw forbidden('You can change only your own comments.');
  return { id: row.id };
}

/** AppError('forbidden') unless the caller is an admin of the deployment, without an API key. */
export function requireAdmin({ services, caller }: AuthedContext, message: string): void {
  if (caller.key) throw forbidden(keyMessages.noAdmin);
  if (!isAdmin(services, caller.email)) throw forbidden(message);
}

/** For data that every user sees but not every user may change. */
export function forbidden(message: string): AppError {
  return new AppError('forbidden', message);
}

/** The votes and comments of a merged item are now those of its target. */
export function mergedAlready(): AppError {
  return new AppError('conflict', 'This feedback was merged into another item.');
}
