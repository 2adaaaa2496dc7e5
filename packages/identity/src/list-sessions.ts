import { schema } from '@keydence/db';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';

/** A place where a user is signed in. */
export interface OpenSession {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: Date;
  /** Null until it has renewed its access for the first time. */
  refreshedAt: Date | null;
}

/** A user's sessions that have not run out, the newest first. Those of OAuth clients are grants instead. */
export function listSessions(ctx: IdentityContext, userId: string): Promise<OpenSession[]> {
  const { id, userAgent, ip, createdAt, refreshedAt, expiresAt, oauthClientId } = schema.sessions;
  return ctx.database.db
    .select({ id, userAgent, ip, createdAt, refreshedAt })
    .from(schema.sessions)
    .where(and(eq(schema.sessions.userId, userId), gt(expiresAt, ctx.now()), isNull(oauthClientId)))
    .orderBy(desc(createdAt), desc(id));
}
