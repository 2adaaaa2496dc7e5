import { type Queryable, schema } from '@keydence/db';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { Lucia, TimeSpan } from 'lucia';
import { sessionIdleDays } from './lifetimes.ts';

type AuthenticationMethod = schema.AuthenticationMethod;

export type UserRow = typeof schema.users.$inferSelect;

export interface SessionRecord {
  id: string;
  userId: string;
  expiresAt: Date;
  aal: string;
  amr: AuthenticationMethod[];
  /** The OAuth client of the session; null for our own pages. */
  oauthClientId: string | null;
  /** User data that the OAuth client may read. */
  scope: string | null;
}

export interface NewSession {
  id: string;
  userId: string;
  aal: string;
  amr: AuthenticationMethod[];
  userAgent: string | null;
  ip: string | null;
  createdAt: Date;
  oauthClientId?: string;
  scope?: string;
}

/** All that the product needs from a session library; only this module depends on Lucia. */
export interface SessionStore {
  create(session: NewSession): Promise<SessionRecord>;
  /**
   * The live session and its user, or null; renews a session in the second half of its lifetime.
   */
  validate(sessionId: string): Promise<{ session: SessionRecord; user: UserRow } | null>;
  list(userId: string): Promise<SessionRecord[]>;
  invalidate(sessionId: string): Promise<void>;
  invalidateUser(userId: string): Promise<void>;
  sweep(): Promise<void>;
}

/**
 * Lucia's session id is public here (the `session_id` claim), so its cookie and bearer readers are
 * never used.
 */
function createLucia(db: Queryable) {
  return new Lucia(new DrizzlePostgreSQLAdapter(db, schema.sessions, schema.users), {
    sessionExpiresIn: new TimeSpan(sessionIdleDays, 'd'),
    getSessionAttributes: ({ aal, amr, oauthClientId = null, scope = null }) => ({
      ...{ aal, amr, oauthClientId, scope },
    }),
    getUserAttributes: (user) => user,
  });
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: Omit<NewSession, 'id' | 'userId'>;
    DatabaseUserAttributes: Omit<UserRow, 'id'>;
  }
}

/** Sessions on `db`, which may be a transaction. Ids must be UUIDs. */
export function createSessionStore(db: Queryable): SessionStore {
  const lucia = createLucia(db);
  return {
    create: ({ id, userId, ...attributes }) => lucia.createSession(userId, attributes, { sessionId: id }),
    validate: async (sessionId) => {
      const { session, user } = await lucia.validateSession(sessionId);
      return session ? { session, user } : null;
    },
    list: (userId) => lucia.getUserSessions(userId),
    invalidate: (sessionId) => lucia.invalidateSession(sessionId),
    invalidateUser: (userId) => lucia.invalidateUserSessions(userId),
    sweep: () => lucia.deleteExpiredSessions(),
  };
}
