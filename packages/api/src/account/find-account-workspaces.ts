import type { Queryable } from '@keydence/db';
import type { AccountWorkspace, MemberRole } from '@keydence/domain';
import { sql } from 'drizzle-orm';

export interface FoundWorkspace extends AccountWorkspace {
  role: MemberRole;
  iconUrl: string | null;
  otherOwners: number;
}

/** Workspaces of a person, by name, with the facts that decide whether they outlive the account. */
export async function findAccountWorkspaces(db: Queryable, userId: string): Promise<FoundWorkspace[]> {
  const rows = await db.execute(sql`
    select w.id, w.name, w.icon_url as "iconUrl", own.role,
      (select count(*)::int from tracked_domains d where d.workspace_id = w.id) as "domainCount",
      (select count(*)::int from workspace_members m
        where m.workspace_id = w.id and m.user_id <> own.user_id) as "otherMembers",
      (select count(*)::int from workspace_members m
        where m.workspace_id = w.id and m.user_id <> own.user_id and m.role = 'owner') as "otherOwners"
    from workspace_members own join workspaces w on w.id = own.workspace_id
    where own.user_id = ${userId}
    order by w.name, w.id`);
  return rows as unknown as FoundWorkspace[];
}

/** True if the workspace has no other owner. */
export function hasNoOtherOwner({ role, otherOwners }: FoundWorkspace): boolean {
  return role === 'owner' && otherOwners === 0;
}
