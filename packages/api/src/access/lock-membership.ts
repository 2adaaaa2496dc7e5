import { schema, type Transaction } from '@keydence/db';
import type { MemberRole } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';

export interface Membership {
  /** Roles by user id. */
  roles: ReadonlyMap<string, MemberRole>;
  ownerCount: number;
}

/**
 * The members of a workspace, locked until the transaction ends. Every change of a membership starts here, so
 * concurrent changes see each other. AppError('not_found') if the workspace was deleted.
 */
export async function lockMembership(tx: Transaction, workspaceId: string): Promise<Membership> {
  const { workspaces, workspaceMembers } = schema;
  // Domains can still be added: their foreign key only needs the row to exist.
  const [workspace] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
  if (!workspace) throw notFound();
  const rows = await tx
    .select({ userId: workspaceMembers.userId, role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId));
  const roles = new Map(rows.map(({ userId, role }) => [userId, role]));
  return { roles, ownerCount: rows.filter(({ role }) => role === 'owner').length };
}
