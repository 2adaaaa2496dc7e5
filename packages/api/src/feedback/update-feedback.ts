import { schema, type Transaction } from '@keydence/db';
import { type FeedbackItem, toFeedbackSearchText, type UpdateFeedbackInput } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { type LinkSigner, loadLinkSigner } from '../load-link-signer.ts';
import { type FeedbackContext, forbidden, mergedAlready, requireAdmin } from './access.ts';
import { getFeedback } from './get-feedback.ts';
import { sendStatusNotices } from './send-notices.ts';

const { feedback } = schema;

/**
 * Changes an item: its author changes text and category; an admin changes the status, which sends
 * e-mails to its author and voters. AppError('forbidden') for anyone else, 'conflict' for a merged
 * item.
 */
export async function updateFeedback(
  ctx: FeedbackContext,
  input: UpdateFeedbackInput,
): Promise<FeedbackItem> {
  const { title, description, category, status } = input;
  const changesText = [title, description, category].some((field) => field !== undefined);
  if (changesText && !ctx.feedback.isOwn) throw forbidden('Only the author can change this feedback.');
  if (status !== undefined) requireAdmin(ctx, 'Only an admin can change the status.');
  if (changesText || status !== undefined) {
    // Before locking the item: waiters for it may hold all other connections.
    const signer = await loadLinkSigner(ctx.services.database, 'feedback-notices');
    await ctx.services.database.db.transaction((tx) => change(tx, ctx, { ...input, signer }));
  }
  return getFeedback(ctx, { feedbackId: ctx.feedback.id });
}

async function change(
  tx: Transaction,
  ctx: FeedbackContext,
  { signer, ...input }: UpdateFeedbackInput & { signer: LinkSigner },
): Promise<void> {
  const isThis = eq(feedback.id, ctx.feedback.id);
  const [before] = await tx.select().from(feedback).where(isThis).for('no key update');
  if (!before) throw notFound();
  if (before.mergedIntoId !== null) throw mergedAlready();
  const { title = before.title, description = before.description } = input;
  const { category = before.category, status = before.status } = input;
  const searchText = toFeedbackSearchText({ title, description });
  await tx
    .update(feedback)
    .set({ title, description, category, status, searchText, updatedAt: ctx.services.now() })
    .where(isThis);
  if (status !== before.status) await sendStatusNotices(tx, ctx, { id: before.id, title, status, signer });
}
