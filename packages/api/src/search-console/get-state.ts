import { schema } from '@keydence/db';
import type { SearchConsoleState } from '@keydence/domain';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import { hidesPeople } from '../access/require-key-access.ts';
import { findConnection, findProperty } from '../sources/access.ts';

/** State of a domain's Search Console connection; empty if this server is not registered with Google. */
export async function getState(ctx: DomainContext): Promise<SearchConsoleState> {
  const { services, domain } = ctx;
  const { db } = services.database;
  return {
    isAvailable: services.searchConsole !== null,
    connection: await viewConnection(ctx),
    property: await findProperty(db, domain.id),
    lastFetch: await findLastFetch(ctx),
    history: await findHistory(ctx),
  };
}

async function viewConnection(ctx: DomainContext): Promise<SearchConsoleState['connection']> {
  const { services, domain, caller } = ctx;
  const { db } = services.database;
  const connection = await findConnection(db, domain.workspaceId);
  if (!connection) return null;
  const { connectedBy, connectedAt, problemReason, problem, problemAt } = connection;
  const { role } = await getWorkspaceScope(ctx, domain.workspaceId);
  const { people } = schema;
  const [person] = await db
    .select({ name: people.fullName, email: people.email })
    .from(people)
    .where(eq(people.id, connectedBy));
  return {
    connectedBy: hidesPeople(caller) ? '' : (person?.name ?? person?.email ?? ''),
    connectedAt,
    canDisconnect: role === 'owner' || connectedBy === caller.userId,
    needsRenewal: problemReason === 'auth',
    problem,
    problemAt,
  };
}

async function findLastFetch({ services, domain }: DomainContext): Promise<SearchConsoleState['lastFetch']> {
  const { importRuns } = schema;
  const [row] = await services.database.db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.domainId, domain.id), isNotNull(importRuns.fetch)))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(1);
  if (!row) return null;
  const { id, fileName, state, createdAt, finishedAt, preview, message } = row;
  return {
    importId: id,
    property: fileName,
    state,
    startedAt: createdAt,
    finishedAt,
    measuredOn: preview.isDateKnown ? preview.measuredOn : null,
    message,
  };
}

async function findHistory({ services, domain }: DomainContext): Promise<SearchConsoleState['history']> {
  if (!domain.list) return null;
  const { consoleFetches } = schema;
  const [row] = await services.database.db
    .select()
    .from(consoleFetches)
    .where(eq(consoleFetches.listId, domain.list.id));
  if (!row) return null;
  const { state, daysFetched, daysWanted, oldestDay, note, resumeAt: resumesAt, notes } = row;
  return { state, daysFetched, daysWanted, oldestDay, note, resumesAt, notes };
}
