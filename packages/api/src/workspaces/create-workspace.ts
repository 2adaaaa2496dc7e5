import { createHash } from 'node:crypto';
import { schema } from '@keydence/db';
import {
  type AuditNote,
  type createWorkspaceInput,
  findLocationByName,
  type Workspace,
} from '@keydence/domain';
import type { z } from 'zod';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { AuthedContext } from '../context.ts';
import { invalidField } from '../errors.ts';
import { requireDomain, requireDomainForm } from '../tracked-domains/check-domain.ts';
import { insertDomain, noteAddedDomain } from '../tracked-domains/insert-domain.ts';
import { getWorkspace } from './get-workspace.ts';
import { toWorkspace } from './workspace-view.ts';

/**
 * Creates a workspace that the caller owns. A given domain is checked first; then workspace, membership, domain and
 * setup are written all or nothing. A repeated request (a double click, a reload during the first one) creates nothing
 * further.
 */
export async function createWorkspace(
  ctx: AuthedContext,
  input: z.output<typeof createWorkspaceInput>,
): Promise<Workspace> {
  const { services, caller } = ctx;
  const location = findLocationByName(input.locationName);
  if (!location) throw invalidField('locationName', 'Unknown location');
  const domainName =
    input.domainUrl === undefined
      ? null
      : input.acceptUnreachable
        ? requireDomainForm(input.domainUrl)
        : await requireDomain(ctx, input.domainUrl);
  const createdAt = services.now();
  const id = input.requestId === undefined ? services.newId() : idOf(caller.userId, input.requestId);
  const { name, timeZone } = input;
  const row = { id, name, iconUrl: null, createdAt, membersMayShare: false, timeZone };
  const made = await services.database.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(schema.workspaces)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: schema.workspaces.id });
    if (inserted.length === 0) return null;
    await tx
      .insert(schema.workspaceMembers)
      .values({ workspaceId: row.id, userId: caller.userId, role: 'owner', createdAt });
    const created: AuditNote = { kind: 'workspace.created', details: {} };
    if (domainName === null) {
      await recordAudit(tx, ctx, { workspaceId: id, notes: [created] });
      return toWorkspace(row, 'owner', []);
    }
    const domain = await insertDomain(tx, services, {
      workspaceId: row.id,
      domainName,
      location,
    });
    await recordAudit(tx, ctx, { workspaceId: id, notes: [created, noteAddedDomain(domain)] });
    return toWorkspace(row, 'owner', [domain]);
  });
  ctx.noteWorkspace?.(id);
  return made ?? getWorkspace({ ...ctx, workspace: await getWorkspaceScope(ctx, id) });
}

/**
 * A UUID of version 8 from a hash of the user and the request, so a repeated request gets the same id. Because it
 * depends on the user, other users cannot hit or probe for a workspace.
 */
function idOf(userId: string, requestId: string): string {
  const hex = createHash('sha256').update(`${userId}/${requestId.toLowerCase()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
