import { schema } from '@keydence/db';
import { and, eq, gt } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { createSessionStore } from '../session-store.ts';

/** Whether a session, or the API key that stands in for one, still opens anything. */
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
