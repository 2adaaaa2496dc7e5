import { schema } from '@keydence/db';
import { AppError, type DisconnectedSearchConsole } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { getWorkspaceScope } from '../workspaces/access.ts';
import { searchConsoleMessages } from './search-console-messages.ts';

/**
 * Forgets the workspace's connection with the properties of its domains, and takes the agreement back at Google. What
 * was fetched stays. It is forgotten here also where Google cannot be told. AppError: 'conflict' without a connection,
 * 'forbidden' but for who has made it and owners.
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
    log.warn({ error }, 'an agreement with Search Console was not taken back');
    return false;
  }
}
