import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { challengeSeconds } from '../lifetimes.ts';
import { factorLimit, requireRateLimit } from '../rate-limit.ts';
import { transact } from '../transact.ts';
import { requireFactor, requireFactorOwner } from './require-factor.ts';

export interface ChallengeView {
  id: string;
  type: string;
  /** Unix seconds. */
  expires_at: number;
}

/** Asks for a code of the factor; the answer goes to `verifyFactor`, from the same address. */
export async function challengeFactor(
  ctx: IdentityContext,
  authorization: string | undefined,
  { factorId, ip }: { factorId: string; ip: string },
): Promise<ChallengeView> {
  const { user } = await requireFactorOwner(ctx, authorization);
  const factor = await requireFactor(ctx.database.db, { userId: user.id, factorId });
  await requireRateLimit(ctx, factorLimit, ip);
  const id = ctx.newId();
  const now = ctx.now();
  await transact(ctx, async (tx) => {
    await tx.insert(schema.mfaChallenges).values({ id, factorId, ip, createdAt: now });
    await tx
      .update(schema.mfaFactors)
      .set({ lastChallengedAt: now })
      .where(eq(schema.mfaFactors.id, factorId));
  });
  const expiresAt = Math.floor(now.getTime() / 1000) + challengeSeconds;
  return { id, type: factor.factorType, expires_at: expiresAt };
}
