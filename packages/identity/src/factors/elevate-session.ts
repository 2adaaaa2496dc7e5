import { schema, type Transaction } from '@keydence/db';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { mintRefreshToken } from '../refresh-token.ts';
import type { SessionRecord, UserRow } from '../session-store.ts';
import { createSessionView, type SessionView } from '../session-view.ts';
import { announceEnded } from '../verified-cache.ts';
import { factorKinds, readFactorType } from './factor-kinds.ts';
import type { FactorRow } from './factor-view.ts';

const { mfaFactors, sessions, refreshTokens } = schema;

export interface RaisedSession {
  view: SessionView;
  /** Sessions that the caller must evict after the commit. */
  endedSessionIds: string[];
}

interface Shown {
  factor: FactorRow;
  session: SessionRecord;
  user: UserRow;
}

/**
 * Elevates a session after a factor was used: it is aal2 with a new refresh token, and the user's
 * aal1 sessions are deleted.
 */
export async function elevateSession(
  ctx: IdentityContext,
  tx: Transaction,
  { factor, session, user }: Shown,
): Promise<RaisedSession> {
  const now = ctx.now();
  await dropOtherSetUps(tx, factor);
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, user.id),
        ne(sessions.id, session.id),
        eq(sessions.aal, 'aal1'),
        // OAuth clients never use a factor and have no access that needs one.
        isNull(sessions.oauthClientId),
      ),
    )
    .returning({ id: sessions.id });
  const endedSessionIds = ended.map(({ id }) => id);
  await announceEnded(tx, endedSessionIds);

  const { method } = factorKinds[readFactorType(factor)];
  const shown = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const raised = { aal: 'aal2', amr: [shown, ...session.amr.filter((entry) => entry.method !== method)] };
  const kept = await tx
    .update(sessions)
    .set({ ...raised, factorId: factor.id })
    .where(eq(sessions.id, session.id))
    .returning({ id: sessions.id });
  if (kept.length === 0)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await tx.delete(refreshTokens).where(eq(refreshTokens.sessionId, session.id));
  const refreshToken = await mintRefreshToken(tx, { sessionId: session.id, parentId: null, createdAt: now });
  const view = await createSessionView(ctx, tx, { session: { ...session, ...raised }, user, refreshToken });
  return { view, endedSessionIds };
}

/** After one set-up of a type is finished, the other unfinished ones are useless. */
async function dropOtherSetUps(tx: Transaction, { userId, factorType }: FactorRow): Promise<void> {
  await tx
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.userId, userId),
        eq(mfaFactors.factorType, factorType),
        eq(mfaFactors.status, 'unverified'),
      ),
    );
}
