import { schema, type Transaction } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { requireStepUp } from '../accounts/require-step-up.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { challengeSeconds, maxWrongCodes, unverifiedFactorSeconds } from '../lifetimes.ts';
import type { ClientDevice } from '../open-session.ts';
import { clearRateLimit, factorAnswerLimit, factorLimit, requireRateLimit } from '../rate-limit.ts';
import { recordActivity } from '../record-activity.ts';
import type { SessionView } from '../session-view.ts';
import { transact } from '../transact.ts';
import { elevateSession, type RaisedSession } from './elevate-session.ts';
import { factorKinds, nameFactor, readFactorType, requireAnswerable } from './factor-kinds.ts';
import type { FactorRow } from './factor-view.ts';
import { matchAnswer } from './match-answer.ts';
import type { ChallengeRow, FactorAnswer } from './match-security-key.ts';
import { requireFactor, requireFactorOwner } from './require-factor.ts';

export interface VerifyFactorInput extends FactorAnswer, ClientDevice {
  factorId: string;
  challengeId: string;
}

const { mfaFactors, mfaChallenges } = schema;

type Outcome = RaisedSession | { refusal: AuthError };

/**
 * Elevates the session to aal2 with a correct answer. The factor is verified from then on, the
 * user's sessions without a factor end, and earlier refresh tokens of this session are deleted, so
 * that none of them can yield aal2.
 */
export async function verifyFactor(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: VerifyFactorInput,
): Promise<SessionView> {
  const { session, user } = await requireFactorOwner(ctx, authorization);
  const found = await requireFactor(ctx.database.db, { userId: user.id, factorId: input.factorId });
  requireAnswerable(ctx, found);
  if (found.status !== 'verified')
    await requireStepUp(ctx, {
      session,
      user,
      graceMinutes: unverifiedFactorSeconds / 60,
      insufficient: [403, 'AAL2 required to enroll a new factor'],
    });
  await requireRateLimit(ctx, factorLimit, input.ip);
  await requireRateLimit(ctx, factorAnswerLimit, found.id);
  const outcome = await transact(ctx, async (tx): Promise<Outcome> => {
    const factor = await lockFactor(tx, input.factorId);
    const refusal = await checkAnswer(ctx, tx, { factor, input });
    if (refusal) return { refusal };
    const action = factor.status === 'verified' ? 'factor_verified' : 'factor_added';
    const detail = nameFactor(factor);
    await recordActivity(ctx, tx, { userId: user.id, action, detail, device: input });
    return elevateSession(ctx, tx, { factor, session, user });
  });
  if ('refusal' in outcome) throw outcome.refusal;
  ctx.verified.forget(outcome.endedSessionIds);
  await clearRateLimit(ctx, factorAnswerLimit, found.id);
  return outcome.view;
}

/** The row lock serializes parallel answers, so that one code works once. */
async function lockFactor(tx: Transaction, factorId: string): Promise<FactorRow> {
  const [factor] = await tx.select().from(mfaFactors).where(eq(mfaFactors.id, factorId)).for('update');
  if (factor) return factor;
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}

/**
 * Spends the challenge if the answer is correct, else returns the error. The attempt counter must
 * be committed either way.
 */
async function checkAnswer(
  ctx: IdentityContext,
  tx: Transaction,
  { factor, input }: { factor: FactorRow; input: VerifyFactorInput },
): Promise<AuthError | null> {
  const challenge = await readChallenge(tx, { id: input.challengeId, factorId: factor.id });
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
  const isOwn = eq(mfaChallenges.id, challenge.id);
  const proof = await matchAnswer(ctx, { tx, factor, challenge, answer: input });
  if (!proof) {
    await tx
      .update(mfaChallenges)
      .set({ attempts: challenge.attempts + 1 })
      .where(isOwn);
    return refuse('mfa_verification_failed', factorKinds[readFactorType(factor)].wrongAnswer);
  }
  await tx.update(mfaChallenges).set({ verifiedAt: ctx.now() }).where(isOwn);
  await tx
    .update(mfaFactors)
    .set({ ...proof, status: 'verified', updatedAt: ctx.now() })
    .where(eq(mfaFactors.id, factor.id));
  return null;
}

async function readChallenge(
  tx: Transaction,
  { id, factorId }: { id: string; factorId: string },
): Promise<ChallengeRow | null> {
  if (!isUuid(id)) return null;
  const [challenge] = await tx
    .select()
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.id, id), eq(mfaChallenges.factorId, factorId)));
  return challenge ?? null;
}

function refuse(code: string, message: string): AuthError {
  return new AuthError(422, code, message);
}
