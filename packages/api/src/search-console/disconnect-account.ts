import { schema } from '@keydence/db';
import { AppError, type DisconnectedSearchConsole } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { searchConsoleMessages } from '../sources/search-console-messages.ts';

/**
 * Deletes the workspace's connection and the properties of its domains, and revokes access at Google. Fetched data
 * stays. The connection is deleted here even if Google cannot be reached. AppError: 'conflict' without a connection,
 * 'forbidden' except for the user who connected and owners.
 */
export async function disconnectAccount(ctx: DomainContext): Promise<DisconnectedSearchConsole> {
  const { services, domain, caller } = ctx;
  const { workspaceId } = domain;
  const { role } = await getWorkspaceScope(ctx, workspaceId);
  const { searchConsoleConnections: connections } = schema;
  const ofWorkspace = eq(connections.workspaceId, workspaceId);
  const connection = await services.database.db.transaction(async (tx) => {
    const [row] = await tx.select().from(connections).where(ofWorkspace).for('update');
    await ctx.requireUnchanged?.(tx);
    if (!row) throw new AppError('conflict', searchConsoleMessages.notConnected);
    if (role !== 'owner' && row.connectedBy !== caller.userId) {
      throw new AppError('forbidden', searchConsoleMessages.ownersOnly);
    }
    await tx.delete(connections).where(ofWorkspace);
    await recordAudit(tx, ctx, {
      workspaceId,
      notes: [{ kind: 'search_console.disconnected', details: {} }],
    });
    return row;
  });
  services.log.info({ workspaceId }, 'Search Console was disconnected');
  return { isRevoked: await revoke(ctx, connection.sealedToken) };
}

async function revoke({ services }: DomainContext, sealedToken: string): Promise<boolean> {
  const { searchConsole, sealer, log } = services;
  if (!searchConsole) return false;
  try {
    await searchConsole.revoke(await sealer.open(sealedToken));
    return true;
  } catch (error) {
    log.warn({ error }, 'an agreement with Search Console was not revoked');
    return false;
  }
}
