import { type Queryable, schema } from '@keydence/db';
import { refuseAction, type WorkspaceSharing } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';

/** The caller's role and its sharing rights. AppError('not_found') without a membership. */
export async function findSharing(
  db: Queryable,
  { caller }: AuthedContext,
  workspaceId: string,
): Promise<WorkspaceSharing> {
  const { workspaceMembers, workspaces } = schema;
  const [row] = await db
    .select({ role: workspaceMembers.role, membersMayShare: workspaces.membersMayShare })
    .from(workspaces)
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, caller.userId)),
    )
    .where(eq(workspaces.id, workspaceId));
  if (!row) throw notFound();
  return {
    ...row,
    canShare: refuseAction('share', row) === null,
    canChange: refuseAction('change_sharing', row) === null,
  };
}
