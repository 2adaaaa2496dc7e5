import { schema, type Transaction } from '@keydence/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { challengeSeconds, maxWrongCodes } from '../lifetimes.ts';
import { factorLimit, requireRateLimit } from '../rate-limit.ts';
import type { FactorType } from '../settings.ts';
import { hashCode } from '../six-digit-code.ts';
import { transact } from '../transact.ts';
import { prepareText } from './challenge-phone.ts';
import { prepareKeyQuestion } from './challenge-security-key.ts';
import { requireAnswerable } from './factor-kinds.ts';
import type { FactorRow } from './factor-view.ts';
import type { Asked, ChallengeInput, ChallengeView, Question } from './question.ts';
import { requireFactor, requireFactorOwner } from './require-factor.ts';

const { mfaFactors, mfaChallenges } = schema;

/**
 * Issues a challenge for the factor. The answer goes to `verifyFactor`, from the same IP address.
 */
export async function challengeFactor(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: ChallengeInput,
): Promise<ChallengeView> {
  const { user } = await requireFactorOwner(ctx, authorization);
  const factor = await requireFactor(ctx.database.db, { userId: user.id, factorId: input.factorId });
  const type = requireAnswerable(ctx, factor);
  await requireRateLimit(ctx, factorLimit, input.ip);
  const { code, send, view } = await questions[type](ctx, { factor, user, input });
  const id = ctx.newId();
  const now = ctx.now();
  await transact(ctx, (tx) => insertChallenge(ctx, tx, { id, factor, ip: input.ip, code }));
  await send?.();
  const expiresAt = Math.floor(now.getTime() / 1000) + challengeSeconds;
  return { id, type, expires_at: expiresAt, ...view };
}

const questions: Record<FactorType, (ctx: IdentityContext, asked: Asked) => Promise<Question>> = {
  totp: async () => ({}),
  phone: prepareText,
  webauthn: prepareKeyQuestion,
};

async function insertChallenge(
  ctx: IdentityContext,
  tx: Transaction,
  challenge: { id: string; factor: FactorRow; ip: string; code: string | undefined },
): Promise<void> {
  const { id, factor, ip, code } = challenge;
  const createdAt = ctx.now();
  // The factor's row lock serializes concurrent challenges.
  await tx.update(mfaFactors).set({ lastChallengedAt: createdAt }).where(eq(mfaFactors.id, factor.id));
  if (code !== undefined) await killEarlier(tx, factor.id);
  const codeHash = code === undefined ? null : await hashCode(ctx, { rowId: id, code });
  await tx.insert(mfaChallenges).values({ id, factorId: factor.id, ip, codeHash, createdAt });
}

/** A new code invalidates the previous one. */
async function killEarlier(tx: Transaction, factorId: string): Promise<void> {
  await tx
    .update(mfaChallenges)
    .set({ attempts: maxWrongCodes })
    .where(and(eq(mfaChallenges.factorId, factorId), isNull(mfaChallenges.verifiedAt)));
}
