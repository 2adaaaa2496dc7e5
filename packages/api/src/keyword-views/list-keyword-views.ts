import { schema } from '@keydence/db';
import type { KeywordView } from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { viewKeywordView } from './keyword-view-view.ts';

/** The views of a workspace, by name. The limit applies on saving. */
export async function listKeywordViews({ services, workspace }: WorkspaceContext): Promise<KeywordView[]> {
  const { keywordViews } = schema;
  const rows = await services.database.db
    .select()
    .from(keywordViews)
    .where(eq(keywordViews.workspaceId, workspace.id))
    .orderBy(sql`lower(${keywordViews.name})`);
  return rows.map(viewKeywordView);
}
