import { timingSafeEqual } from 'node:crypto';
import { schema } from '@keydence/db';
import { and, eq, isNull } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { challengeSeconds } from '../lifetimes.ts';
import { hashCode } from '../six-digit-code.ts';

const challenges = schema.passkeyChallenges;

export interface PasskeyQuestion<Options> {
  challenge_id: string;
  options: Options;
  /** Unix seconds. */
  expires_at: number;
}

/** Stores the challenge of `options`. `userId` is the owner of a new passkey, null for a sign-in. */
export async function storeChallenge<Options extends { challenge: string }>(
  ctx: IdentityContext,
  { options, userId }: { options: Options; userId: string | null },
): Promise<PasskeyQuestion<Options>> {
  const id = ctx.newId();
  const createdAt = ctx.now();
  const challengeHash = await hashCode(ctx, { rowId: id, code: options.challenge });
  await ctx.database.db.insert(challenges).values({ id, userId, challengeHash, createdAt });
  const expiresAt = Math.floor(createdAt.getTime() / 1000) + challengeSeconds;
  return { challenge_id: id, options, expires_at: expiresAt };
}

/**
 * Spends a challenge, whatever the outcome, and returns a function that checks a presented
 * challenge. @throws AuthError 400 `webauthn_challenge_not_found` for another user's, a spent or an
 * unknown one, 400 `webauthn_challenge_expired`.
 */
export async function takeChallenge(
  ctx: IdentityContext,
  { id, userId }: { id: string; userId: string | null },
): Promise<(challenge: string) => Promise<boolean>> {
  if (!id) throw new AuthError(400, 'validation_failed', 'challenge_id is required');
  if (!isUuid(id)) throw new AuthError(400, 'validation_failed', 'challenge_id must be a valid UUID');
  const owner = userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId);
  const [taken] = await ctx.database.db
    .delete(challenges)
    .where(and(eq(challenges.id, id), owner))
    .returning();
  if (!taken) throw new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  if (ctx.now().getTime() - taken.createdAt.getTime() >= challengeSeconds * 1000)
    throw new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired');
  return async (challenge) =>
    timingSafeEqual(await hashCode(ctx, { rowId: id, code: challenge }), taken.challengeHash);
}

/** All wrong answers get one error: its reason would help only an attacker. */
export function verificationFailed(): AuthError {
  return new AuthError(400, 'webauthn_verification_failed', 'Credential verification failed');
}
