import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { lockBrief, requireBrief, requireListId } from './access.ts';

/**
 * Deletes a brief with the stored extracts of its pages; a job that is writing it ends on its next
 * write.
 */
export async function deleteBrief(
  ctx: DomainContext,
  input: { briefId: string },
): Promise<{ deleted: true }> {
  const { briefs } = schema;
  const { db } = ctx.services.database;
  const row = await requireBrief(db, requireListId(ctx), input.briefId);
  await db.transaction(async (tx) => {
    await lockBrief(tx, ctx, { listId: row.listId, briefId: row.id });
    await tx.delete(briefs).where(and(eq(briefs.listId, row.listId), eq(briefs.id, row.id)));
  });
  return { deleted: true };
}
