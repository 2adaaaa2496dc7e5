import { schema } from '@keydence/db';
import type { KeywordView, UpdateKeywordViewInput } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { isId, notFound } from '../access.ts';
import { changeViews } from './change-views.ts';
import { viewKeywordView } from './keyword-view-view.ts';
import { requireFreeName } from './require-free-name.ts';

/** Renames a view or replaces its filters. AppError('conflict') for a used name. */
export async function updateKeywordView(
  ctx: WorkspaceContext,
  { viewId, name, query }: UpdateKeywordViewInput,
): Promise<KeywordView> {
  if (!isId(viewId)) throw notFound();
  const { keywordViews } = schema;
  const workspaceId = ctx.workspace.id;
  const isIt = and(eq(keywordViews.id, viewId), eq(keywordViews.workspaceId, workspaceId));
  const row = await changeViews(ctx, async (tx) => {
    const [view] = await tx.select().from(keywordViews).where(isIt);
    if (!view) throw notFound();
    if (name !== undefined) await requireFreeName(tx, { workspaceId, name, viewId });
    const changed = { ...view, name: name ?? view.name, query: query ?? view.query };
    await tx.update(keywordViews).set({ name: changed.name, query: changed.query }).where(isIt);
    return changed;
  });
  return viewKeywordView(row);
}
