import { findLocation, type TrackedDomain } from '@keydence/domain';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { invalidField } from '../errors.ts';
import { requireDomain, requireDomainForm } from './check-domain.ts';
import { insertDomain, noteAddedDomain } from './insert-domain.ts';

/**
 * Adds a domain to the workspace and starts its setup. The probe runs before the transaction; a domain that may be
 * unreachable is not probed.
 */
export async function createDomain(
  ctx: WorkspaceContext,
  input: { domainUrl: string; locationCode: number; acceptUnreachable: boolean },
): Promise<TrackedDomain> {
  const location = findLocation(input.locationCode);
  if (!location) throw invalidField('locationCode', 'Unknown location');
  const domainName = input.acceptUnreachable
    ? requireDomainForm(input.domainUrl)
    : await requireDomain(ctx, input.domainUrl);
  const workspaceId = ctx.workspace.id;
  return ctx.services.database.db.transaction(async (tx) => {
    const domain = await insertDomain(tx, ctx.services, { workspaceId, domainName, location });
    await recordAudit(tx, ctx, { workspaceId, notes: [noteAddedDomain(domain)] });
    return domain;
  });
}
