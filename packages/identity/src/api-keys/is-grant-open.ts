import { schema } from '@keydence/db';
import { and, eq, gt } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { createSessionStore } from '../session-store.ts';

/** True if a session, or the API key used in its place, is still valid. */
export async function isGrantOpen(ctx: IdentityContext, id: string): Promise<boolean> {
  const { db } = ctx.database;
  if (await createSessionStore(db).validate(id)) return true;
  const { apiKeys } = schema;
  const keys = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), gt(apiKeys.expiresAt, ctx.now())));
  return keys.length > 0;
}
