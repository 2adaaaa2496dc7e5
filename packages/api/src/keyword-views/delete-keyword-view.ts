import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { isId, notFound } from '../access.ts';

/** Deletes a view for every member; AppError('not_found') if another member deleted it first. */
export async function deleteKeywordView(
  { services, workspace }: WorkspaceContext,
  { viewId }: { viewId: string },
): Promise<void> {
  if (!isId(viewId)) throw notFound();
  const { keywordViews } = schema;
  const deleted = await services.database.db
    .delete(keywordViews)
    .where(and(eq(keywordViews.id, viewId), eq(keywordViews.workspaceId, workspace.id)))
    .returning({ id: keywordViews.id });
  if (deleted.length === 0) throw notFound();
}
