import { findLocation, type TrackedDomain } from '@keydence/domain';
import { invalidField } from '../errors.ts';
import type { WorkspaceContext } from '../workspaces/access.ts';
import { requireDomain } from './check-domain.ts';
import { insertDomain } from './insert-domain.ts';

/** Tracks a domain in the workspace and starts its setup. The probe runs before the transaction. */
export async function createDomain(
  ctx: WorkspaceContext,
  input: { domainUrl: string; locationCode: number },
): Promise<TrackedDomain> {
  const location = findLocation(input.locationCode);
  if (!location) throw invalidField('locationCode', 'Unknown location');
  const domainName = await requireDomain(ctx, input.domainUrl);
  return ctx.services.database.db.transaction((tx) =>
    insertDomain(tx, ctx.services, { workspaceId: ctx.workspace.id, domainName, location }),
  );
}
