import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { isAdmin, notFound } from '../access.ts';
import { type FeedbackContext, forbidden } from './access.ts';

/**
 * Deletes an item with its votes and comments; items that were merged into it are listed again.
 * AppError('forbidden') unless the caller is its author or, without an API key, an admin.
 */
export async function deleteFeedback({ services, caller, feedback }: FeedbackContext): Promise<void> {
  if (!feedback.isOwn && (caller.key || !isAdmin(services, caller.email))) {
    throw forbidden('Only the author or an admin can delete this feedback.');
  }
  const deleted = await services.database.db
    .delete(schema.feedback)
    .where(eq(schema.feedback.id, feedback.id))
    .returning({ id: schema.feedback.id });
  if (deleted.length === 0) throw notFound();
}
