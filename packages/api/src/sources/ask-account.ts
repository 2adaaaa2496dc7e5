import { schema } from '@keydence/db';
import { AppError, type SearchConsoleAccount, SourceError } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { type ConnectionRow, findConnection, requireSearchConsole } from './access.ts';
import { searchConsoleMessages } from './search-console-messages.ts';

/**
 * Calls the connected account, and stores any problem for the connection status. SourceError; AppError('conflict')
 * without a connection.
 */
export async function askAccount<Answer>(
  services: Services,
  workspaceId: string,
  ask: (account: SearchConsoleAccount) => Promise<Answer>,
): Promise<Answer> {
  const searchConsole = requireSearchConsole(services);
  const connection = await findConnection(services.database.db, workspaceId);
  if (!connection) throw new AppError('conflict', searchConsoleMessages.notConnected);
  try {
    const answer = await ask(searchConsole.open(await services.sealer.open(connection.sealedToken)));
    if (connection.problem !== null) await recordProblem(services, connection, null);
    return answer;
  } catch (error) {
    if (error instanceof SourceError) await recordProblem(services, connection, error);
    throw error;
  }
}

/** A connection that was replaced during the call is not changed. */
async function recordProblem(
  { database, now }: Services,
  { workspaceId, sealedToken }: ConnectionRow,
  error: SourceError | null,
): Promise<void> {
  const { searchConsoleConnections: connections } = schema;
  const change = error
    ? { problemReason: error.reason, problem: error.message, problemAt: now() }
    : { problemReason: null, problem: null, problemAt: null };
  await database.db
    .update(connections)
    .set(change)
    .where(and(eq(connections.workspaceId, workspaceId), eq(connections.sealedToken, sealedToken)));
}
