import { schema } from '@keydence/db';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';

export interface OpenSession {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: Date;
  /** Null until the first refresh. */
  refreshedAt: Date | null;
}

/**
 * A user's unexpired sessions, newest first. Sessions of OAuth clients are listed as grants
 * instead.
 */
export function listSessions(ctx: IdentityContext, userId: string): Promise<OpenSession[]> {
  const { id, userAgent, ip, createdAt, refreshedAt, expiresAt, oauthClientId } = schema.sessions;
  return ctx.database.db
    .select({ id, userAgent, ip, createdAt, refreshedAt })
    .from(schema.sessions)
    .where(and(eq(schema.sessions.userId, userId), gt(expiresAt, ctx.now()), isNull(oauthClientId)))
    .orderBy(desc(createdAt), desc(id));
}
