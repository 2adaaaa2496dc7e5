import { schema } from '@keydence/db';
import { type FeedbackCategoryCounts, feedbackCategories } from '@keydence/domain';
import { and, count, eq, isNull } from 'drizzle-orm';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import type { AuthedContext } from '../context.ts';

const { feedback } = schema;

/** Number of items per category, empty ones included; of one workspace of the caller, if given. */
export async function countCategories(
  ctx: AuthedContext,
  { workspaceId }: { workspaceId?: string | undefined },
): Promise<FeedbackCategoryCounts> {
  if (workspaceId !== undefined) await getWorkspaceScope(ctx, workspaceId);
  const rows = await ctx.services.database.db
    .select({ category: feedback.category, count: count() })
    .from(feedback)
    .where(
      and(
        isNull(feedback.mergedIntoId),
        workspaceId === undefined ? undefined : eq(feedback.workspaceId, workspaceId),
      ),
    )
    .groupBy(feedback.category);
  return feedbackCategories.map((category) => ({
    category,
    count: rows.find((row) => row.category === category)?.count ?? 0,
  }));
}
