import { schema } from '@keydence/db';
import {
  type FeedbackList,
  type FeedbackSort,
  type ListFeedbackInput,
  paginate,
  splitFeedbackSearch,
} from '@keydence/domain';
import { and, asc, count, desc, eq, isNull, like, type SQL } from 'drizzle-orm';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import type { AuthedContext } from '../context.ts';
import { selectFeedback, toFeedbackItem } from './feedback-view.ts';

const { feedback } = schema;

/** Each order ends with the id, so that pages neither repeat nor skip an item. */
const orders: Record<FeedbackSort, SQL[]> = {
  recent: [desc(feedback.createdAt), desc(feedback.id)],
  oldest: [asc(feedback.createdAt), asc(feedback.id)],
  most_upvoted: [desc(feedback.upvotesCount), desc(feedback.createdAt), desc(feedback.id)],
  most_commented: [desc(feedback.commentsCount), desc(feedback.createdAt), desc(feedback.id)],
};

/**
 * A page of the board. A search finds items that contain all of its words. A workspace narrows the
 * list; AppError('not_found') for a foreign one.
 */
export async function listFeedback(ctx: AuthedContext, input: ListFeedbackInput): Promise<FeedbackList> {
  if (input.workspaceId !== undefined) await getWorkspaceScope(ctx, input.workspaceId);
  const { db } = ctx.services.database;
  const { page, limit, sort } = input;
  const where = buildFilter(input);
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(feedback).where(where),
    selectFeedback(db, ctx.caller.userId)
      .where(where)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return {
    data: rows.map((row) => toFeedbackItem(row, ctx.caller)),
    pagination: paginate(page, limit, counted?.total ?? 0),
  };
}

function buildFilter({ category, status, workspaceId, search }: ListFeedbackInput): SQL | undefined {
  return and(
    isNull(feedback.mergedIntoId),
    category && category !== 'all' ? eq(feedback.category, category) : undefined,
    status && eq(feedback.status, status),
    workspaceId === undefined ? undefined : eq(feedback.workspaceId, workspaceId),
    ...splitFeedbackSearch(search ?? '').map(containsWord),
  );
}

function containsWord(word: string): SQL {
  return like(feedback.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
