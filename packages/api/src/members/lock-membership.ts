import { schema, type Transaction } from '@keydence/db';
import type { MemberRole } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';

export interface Membership {
  /** By user. */
  roles: ReadonlyMap<string, MemberRole>;
  ownerCount: number;
}

/**
 * Who belongs to a workspace, with the membership locked until the transaction ends: whoever changes it comes through
 * here, so that two who act at once see each other's change. AppError('not_found') for a workspace that is gone.
 */
export async function lockMembership(tx: Transaction, workspaceId: string): Promise<Membership> {
  const { workspaces, workspaceMembers } = schema;
  // Domains may be added meanwhile: their foreign key needs the row only to stay.
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
