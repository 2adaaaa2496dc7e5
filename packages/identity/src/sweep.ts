import { schema } from '@keydence/db';
import { lt, sql } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import { createSessionStore } from './session-store.ts';

/** Deletes what has expired: sessions with their refresh tokens, unspent codes, counters of windows long over. */
export async function sweep(ctx: IdentityContext): Promise<void> {
  const { db } = ctx.database;
  await createSessionStore(db).sweep();
  await db.delete(schema.oneTimeTokens).where(lt(schema.oneTimeTokens.expiresAt, ctx.now()));
  await db
    .delete(schema.rateLimits)
    .where(lt(schema.rateLimits.windowStartedAt, sql`now() - interval '2 days'`));
}
