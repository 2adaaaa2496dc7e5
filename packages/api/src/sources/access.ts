import { type Queryable, schema } from '@keydence/db';
import { AppError, type SearchConsole } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { searchConsoleMessages } from './search-console-messages.ts';

export type ConnectionRow = typeof schema.searchConsoleConnections.$inferSelect;

/** AppError('conflict') if this server is not registered with Google. */
export function requireSearchConsole({ searchConsole }: Pick<Services, 'searchConsole'>): SearchConsole {
  if (!searchConsole) throw new AppError('conflict', searchConsoleMessages.notAvailable);
  return searchConsole;
}

export async function findConnection(db: Queryable, workspaceId: string): Promise<ConnectionRow | null> {
  const { searchConsoleConnections: connections } = schema;
  const [row] = await db.select().from(connections).where(eq(connections.workspaceId, workspaceId));
  return row ?? null;
}

export async function findProperty(db: Queryable, domainId: string): Promise<string | null> {
  const { searchConsoleProperties: properties } = schema;
  const [row] = await db
    .select({ property: properties.property })
    .from(properties)
    .where(eq(properties.domainId, domainId));
  return row?.property ?? null;
}
