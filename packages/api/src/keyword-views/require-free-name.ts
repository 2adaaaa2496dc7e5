import { type Queryable, schema } from '@keydence/db';
import { AppError } from '@keydence/domain';
import { and, eq, ne, sql } from 'drizzle-orm';

interface WantedName {
  workspaceId: string;
  name: string;
  /** The view that gets the name, if it exists already. */
  viewId?: string;
}

/** AppError('conflict') if another view of the workspace has the name, in any letter case. */
export async function requireFreeName(
  db: Queryable,
  { workspaceId, name, viewId }: WantedName,
): Promise<void> {
  const { keywordViews } = schema;
  const [taken] = await db
    .select({ id: keywordViews.id })
    .from(keywordViews)
    .where(
      and(
        eq(keywordViews.workspaceId, workspaceId),
        sql`lower(${keywordViews.name}) = lower(${name})`,
        viewId === undefined ? undefined : ne(keywordViews.id, viewId),
      ),
    );
  if (taken) throw new AppError('conflict', 'There is already a view with this name. Choose another name.');
}
