import { schema } from '@keydence/db';
import type { Workspace } from '@keydence/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AuthedContext } from '../context.ts';
import { toTrackedDomain } from '../tracked-domains/domain-view.ts';
import { toWorkspace } from './workspace-view.ts';

/**
 * The caller's workspaces with their domains, oldest first; only the requested one if an id is given, and only the API
 * key's own.
 */
export async function listWorkspaces(
  { services, caller }: AuthedContext,
  filter: { workspaceId?: string } = {},
): Promise<Workspace[]> {
  const { db } = services.database;
  const { workspaces, workspaceMembers, trackedDomains, domainSetups } = schema;
  const rows = await db
    .select({ workspace: workspaces, role: workspaceMembers.role })
    .from(workspaces)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, workspaces.id))
    .where(
      and(
        eq(workspaceMembers.userId, caller.userId),
        filter.workspaceId === undefined ? undefined : eq(workspaces.id, filter.workspaceId),
        caller.key?.workspaceId ? eq(workspaces.id, caller.key.workspaceId) : undefined,
      ),
    )
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ workspace }) => workspace.id);
  const domains = await db
    .select({ domain: trackedDomains, state: domainSetups.shownState })
    .from(trackedDomains)
    .innerJoin(domainSetups, eq(domainSetups.domainId, trackedDomains.id))
    .where(inArray(trackedDomains.workspaceId, ids))
    .orderBy(asc(trackedDomains.createdAt), asc(trackedDomains.id));
  return rows.map(({ workspace, role }) =>
    toWorkspace(
      workspace,
      role,
      domains
        .filter(({ domain }) => domain.workspaceId === workspace.id)
        .map(({ domain, state }) => toTrackedDomain(domain, state)),
    ),
  );
}
