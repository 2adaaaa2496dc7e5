import { type Queryable, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';

export async function findWorkspaceIds(db: Queryable, userId: string): Promise<string[]> {
  const { workspaceMembers } = schema;
  const rows = await db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, userId));
  return rows.map(({ id }) => id);
}
