import { notFound } from '../access.ts';
import type { CommentContext } from './access.ts';

/** Attempts to follow a comment that moves to another item during its deletion. */
const attempts = 5;

/**
 * Deletes a comment of the caller, once: AppError('not_found') afterwards. Comment and count change
 * in one statement, which locks the item first, like every deletion or merge.
 */
export async function deleteComment({ services, comment }: CommentContext): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [item] = await services.database.sql<{ isDeleted: boolean }[]>`
      with item as (
        select id from feedback where id = (select feedback_id from feedback_comments where id = ${comment.id})
        for no key update
      ), deleted as (
        delete from feedback_comments c using item where c.id = ${comment.id} and c.feedback_id = item.id
        returning c.feedback_id
      ), counted as (
        update feedback set comments_count = feedback.comments_count - 1
        where id = (select feedback_id from deleted)
      )
      select exists (select from deleted) as "isDeleted" from item`;
    if (!item) throw notFound();
    if (item.isDeleted) return;
    // It was deleted, or a merge moved it, while the statement waited for the item: read again.
  }
  throw new Error('the comment could not be deleted');
}
