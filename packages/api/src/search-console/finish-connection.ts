import { schema, type Transaction } from '@keydence/db';
import { AppError, type FinishedSearchConsole, type FinishSearchConsoleInput } from '@keydence/domain';
import { and, eq, gte } from 'drizzle-orm';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { startFactsFetch } from '../console-facts/start-fetch.ts';
import type { AuthedContext, Services } from '../context.ts';
import { requireSearchConsole } from '../sources/access.ts';
import { searchConsoleMessages } from '../sources/search-console-messages.ts';
import { flowsSince, hashState, redirectUriOf } from './begin-connection.ts';

/**
 * Completes the return from Google: exchanges its code for a token and stores that for the domain's workspace,
 * replacing an earlier one. Fetches of history that an ended connection interrupted continue. AppError: 'not_found' for
 * a return that is expired, used or not from the caller's session, and for a domain that the caller can no longer see;
 * SourceError if Google refuses.
 */
export async function finishConnection(
  ctx: AuthedContext,
  { state, code }: FinishSearchConsoleInput,
): Promise<FinishedSearchConsole> {
  const { services, caller } = ctx;
  const searchConsole = requireSearchConsole(services);
  const flow = await consumeFlow(ctx, state);
  const { id: domainId, workspaceId } = await getDomainScope(ctx, { domainId: flow.domainId });
  if (code === null) return { domainId, isConnected: false };
  const codeVerifier = await services.sealer.open(flow.sealedVerifier);
  const redirectUri = redirectUriOf(services);
  const { refreshToken, scope } = await searchConsole.exchangeCode({ redirectUri, code, codeVerifier });
  const connection = {
    connectedBy: caller.userId,
    connectedAt: services.now(),
    sealedToken: await services.sealer.seal(refreshToken),
    scope,
    problemReason: null,
    problem: null,
    problemAt: null,
  };
  const { searchConsoleConnections: connections } = schema;
  await services.database.db.transaction(async (tx) => {
    await tx
      .insert(connections)
      .values({ workspaceId, ...connection })
      .onConflictDoUpdate({ target: connections.workspaceId, set: connection });
    await continueFetches(tx, services, workspaceId);
    await recordAudit(tx, ctx, { workspaceId, notes: [{ kind: 'search_console.connected', details: {} }] });
  });
  services.log.info({ workspaceId, domainId }, 'Search Console was connected');
  return { domainId, isConnected: true };
}

/** Fetches the missing days of the properties that the workspace has chosen before. */
async function continueFetches(tx: Transaction, services: Services, workspaceId: string): Promise<void> {
  const { searchConsoleProperties: properties, keywordLists: lists, consoleFetches: fetches } = schema;
  const rows = await tx
    .select({ listId: lists.id, property: properties.property })
    .from(properties)
    .innerJoin(lists, eq(lists.domainId, properties.domainId))
    .innerJoin(fetches, and(eq(fetches.listId, lists.id), eq(fetches.property, properties.property)))
    .where(and(eq(properties.workspaceId, workspaceId), eq(fetches.state, 'failed')));
  for (const row of rows) await startFactsFetch(tx, services, row);
}

/** Consumes the state, so it is valid once regardless of the result. */
async function consumeFlow({ services, caller }: AuthedContext, state: string) {
  const { searchConsoleFlows: flows } = schema;
  const [flow] = await services.database.db
    .delete(flows)
    .where(
      and(
        eq(flows.stateHash, hashState(state)),
        eq(flows.userId, caller.userId),
        eq(flows.sessionId, caller.sessionId),
        gte(flows.createdAt, flowsSince(services.now())),
      ),
    )
    .returning();
  if (!flow) throw new AppError('not_found', searchConsoleMessages.flowEnded);
  return flow;
}
