import { schema } from '@keydence/db';
import { AppError, type CreateKeywordViewInput, type KeywordView, maxKeywordViews } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { changeViews } from './change-views.ts';
import { viewKeywordView } from './keyword-view-view.ts';
import { requireFreeName } from './require-free-name.ts';

/**
 * Saves filters and sort under a name, for every member. AppError('conflict') for a used name, and
 * at the workspace's limit of views.
 */
export async function createKeywordView(
  ctx: WorkspaceContext,
  { name, query }: CreateKeywordViewInput,
): Promise<KeywordView> {
  const { keywordViews } = schema;
  const workspaceId = ctx.workspace.id;
  const row = {
    id: ctx.services.newId(),
    workspaceId,
    name,
    query,
    createdAt: ctx.services.now(),
    createdBy: ctx.caller.userId,
  };
  await changeViews(ctx, async (tx) => {
    await requireFreeName(tx, { workspaceId, name });
    const count = await tx.$count(keywordViews, eq(keywordViews.workspaceId, workspaceId));
    if (count >= maxKeywordViews) throw new AppError('conflict', tooManyViews);
    await tx.insert(keywordViews).values(row);
  });
  return viewKeywordView(row);
}

const tooManyViews = `A company can have at most ${maxKeywordViews} views. Delete one to save another.`;
