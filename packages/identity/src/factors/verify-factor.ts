import { schema, type Transaction } from '@keydence/db';
import { and, eq, ne } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { challengeSeconds, maxWrongCodes } from '../lifetimes.ts';
import { factorLimit, requireRateLimit } from '../rate-limit.ts';
import { mintRefreshToken } from '../refresh-token.ts';
import { openSealed } from '../sealed-text.ts';
import type { SessionRecord, UserRow } from '../session-store.ts';
import { createSessionView, type SessionView } from '../session-view.ts';
import { transact } from '../transact.ts';
import { announceEnded } from '../verified-cache.ts';
import type { FactorRow } from './factor-view.ts';
import { requireFactor, requireFactorOwner } from './require-factor.ts';
import { matchTotpStep } from './totp.ts';

export interface VerifyFactorInput {
  factorId: string;
  challengeId: string;
  code: string;
  ip: string;
}

const { mfaFactors, mfaChallenges, sessions, refreshTokens } = schema;

type Outcome = { view: SessionView; endedSessionIds: string[] } | { refusal: AuthError };

/**
 * Raises the session to aal2 by a right code. The factor counts from then on, the user's sessions that have not
 * shown it end, and earlier refresh tokens of this one die, so that none of them can yield aal2.
 */
export async function verifyFactor(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: VerifyFactorInput,
): Promise<SessionView> {
  const { session, user } = await requireFactorOwner(ctx, authorization);
  await requireFactor(ctx.database.db, { userId: user.id, factorId: input.factorId });
  await requireRateLimit(ctx, factorLimit, input.ip);
  const outcome = await transact(ctx, async (tx): Promise<Outcome> => {
    const factor = await lockFactor(tx, input.factorId);
    const refusal = await checkAnswer(ctx, tx, { factor, input });
    if (refusal) return { refusal };
    return raiseSession(ctx, tx, { factor, session, user });
  });
  if ('refusal' in outcome) throw outcome.refusal;
  ctx.verified.forget(outcome.endedSessionIds);
  return outcome.view;
}

/** The row lock makes parallel answers queue, so that one code counts once. */
async function lockFactor(tx: Transaction, factorId: string): Promise<FactorRow> {
  const [factor] = await tx.select().from(mfaFactors).where(eq(mfaFactors.id, factorId)).for('update');
  if (factor) return factor;
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}

/** Spends the challenge when the code is right, else returns why not; what it counts must be committed either way. */
async function checkAnswer(
  ctx: IdentityContext,
  tx: Transaction,
  { factor, input }: { factor: FactorRow; input: VerifyFactorInput },
): Promise<AuthError | null> {
  const [challenge] = isUuid(input.challengeId)
    ? await tx
        .select()
        .from(mfaChallenges)
        .where(and(eq(mfaChallenges.id, input.challengeId), eq(mfaChallenges.factorId, factor.id)))
    : [];
  if (!challenge)
    return refuse('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.verifiedAt || challenge.ip !== input.ip)
    return refuse('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
  const age = ctx.now().getTime() - challenge.createdAt.getTime();
  if (age >= challengeSeconds * 1000 || challenge.attempts >= maxWrongCodes)
    return refuse(
      'mfa_challenge_expired',
      'MFA challenge has expired, create a new challenge and verify again',
    );
  const step = matchTotpStep(await openSealed(ctx, factor.secret ?? ''), input.code, ctx.now());
  const isOwn = eq(mfaChallenges.id, challenge.id);
  if (step === null || (factor.lastUsedStep !== null && step <= factor.lastUsedStep)) {
    await tx
      .update(mfaChallenges)
      .set({ attempts: challenge.attempts + 1 })
      .where(isOwn);
    return refuse('mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await tx.update(mfaChallenges).set({ verifiedAt: ctx.now() }).where(isOwn);
  await tx
    .update(mfaFactors)
    .set({ status: 'verified', lastUsedStep: step, updatedAt: ctx.now() })
    .where(eq(mfaFactors.id, factor.id));
  return null;
}

function refuse(code: string, message: string): AuthError {
  return new AuthError(422, code, message);
}

async function raiseSession(
  ctx: IdentityContext,
  tx: Transaction,
  { factor, session, user }: { factor: FactorRow; session: SessionRecord; user: UserRow },
): Promise<Outcome> {
  const now = ctx.now();
  await tx
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.userId, user.id),
        eq(mfaFactors.factorType, factor.factorType),
        eq(mfaFactors.status, 'unverified'),
      ),
    );
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.id, session.id), eq(sessions.aal, 'aal1')))
    .returning({ id: sessions.id });
  const endedSessionIds = ended.map(({ id }) => id);
  await announceEnded(tx, endedSessionIds);

  const shown = { method: factor.factorType, timestamp: Math.floor(now.getTime() / 1000) };
  const raised = {
    aal: 'aal2',
    amr: [shown, ...session.amr.filter(({ method }) => method !== factor.factorType)],
  };
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
