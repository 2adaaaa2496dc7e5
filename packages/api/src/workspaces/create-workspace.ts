import { schema } from '@keydence/db';
import { type createWorkspaceInput, findLocationByName, type Workspace } from '@keydence/domain';
import type { z } from 'zod';
import type { AuthedContext } from '../context.ts';
import { invalidField } from '../errors.ts';
import { requireDomain } from '../tracked-domains/check-domain.ts';
import { insertDomain } from '../tracked-domains/insert-domain.ts';
import { toWorkspace } from './workspace-view.ts';

/**
 * Makes a workspace that the caller owns. With a domain, the domain is checked first, and then all of it
 * (workspace, membership, domain, setup) is there or none of it.
 */
export async function createWorkspace(
  ctx: AuthedContext,
  input: z.output<typeof createWorkspaceInput>,
): Promise<Workspace> {
  const { services, caller } = ctx;
  const location = findLocationByName(input.locationName);
  if (!location) throw invalidField('locationName', 'Unknown location');
  const domainName = input.domainUrl === undefined ? null : await requireDomain(ctx, input.domainUrl);
  const createdAt = services.now();
  const row = { id: services.newId(), name: input.name, iconUrl: null, createdAt };
  return services.database.db.transaction(async (tx) => {
    await tx.insert(schema.workspaces).values(row);
    await tx
      .insert(schema.workspaceMembers)
      .values({ workspaceId: row.id, userId: caller.userId, role: 'owner', createdAt });
    if (domainName === null) return toWorkspace(row, []);
    return toWorkspace(row, [
      await insertDomain(tx, services, { workspaceId: row.id, domainName, location }),
    ]);
  });
}
