import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { type AccountClaim, claimOfCode, replaceClaim } from '../account-claim.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { subjectOf } from '../is-known-network.ts';
import { issueOneTimeToken } from '../one-time-token.ts';
import { requireRateLimit, smsLimits, takeRateLimit } from '../rate-limit.ts';
import { transact } from '../transact.ts';
import { textCode } from './text-code.ts';

export interface CodeSmsInput {
  userId: string;
  /** E.164 without the plus sign. */
  phone: string;
  tokenType: 'sms' | 'phone_change' | 'reauthentication';
  /**
   * True if a `phone_change` starts with this phone. Otherwise it must be the pending phone
   * already.
   */
  isNewWish?: boolean;
  /**
   * Claim that this code applies to an unverified account; omitted, the previous code's claim
   * applies.
   */
  claim?: AccountClaim | undefined;
}

const sentAtColumns = {
  sms: 'confirmationSentAt',
  phone_change: 'phoneChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const;

/**
 * Texts a new code, which invalidates the previous one. Phones in `testCodes` get theirs without a
 * message. The pending phone and its code are written together, so that a code verifies only the
 * phone that received it; if the pending phone has changed by then, nothing is sent.
 */
export async function sendCodeSms(
  ctx: IdentityContext,
  { userId, phone, tokenType, isNewWish = false, claim }: CodeSmsInput,
): Promise<{ messageId?: string }> {
  const testCode = ctx.settings.testCodes[phone];
  const issued = await transact(ctx, async (tx) => {
    const { users } = schema;
    const isWished = tokenType === 'phone_change' && !isNewWish ? eq(users.phoneChange, phone) : undefined;
    const [user] = await tx
      .update(users)
      .set({ [sentAtColumns[tokenType]]: ctx.now(), ...(isNewWish && { phoneChange: phone }) })
      .where(and(eq(users.id, userId), isWished))
      .returning();
    if (!user) return null;
    const claimant = claim ? await replaceClaim(tx, user, claim) : user;
    const claimed = tokenType === 'sms' ? claimOfCode(claimant, claim === undefined) : undefined;
    return issueOneTimeToken(ctx, tx, { userId, tokenType, code: testCode, ...claimed });
  });
  if (!issued || testCode) return {};
  return textCode(ctx, { phone, code: issued.code, lifeSeconds: ctx.settings.codeLifeSeconds });
}

/** Counts per phone, known or not, so that the response reveals nothing. */
export async function requireSmsLimits(ctx: IdentityContext, phone: string, ip: string): Promise<void> {
  if (!ctx.settings.rateLimits || ctx.settings.testCodes[phone]) return;
  const { db } = ctx.database;
  await requireRateLimit(ctx, smsLimits.ipHour, ip);
  const interval = { ...smsLimits.phoneInterval, windowSeconds: ctx.settings.smsIntervalSeconds };
  const { subject, isKnown } = await subjectOf(ctx, { contact: { kind: 'phone', value: phone }, ip });
  for (const limit of [interval, smsLimits.phoneHour]) {
    const seconds = await takeRateLimit(db, limit, subject);
    if (seconds !== null) throw smsThrottled(seconds);
  }
  if (isKnown) return;
  const seconds = await takeRateLimit(db, smsLimits.allHour, 'all');
  if (seconds !== null) throw smsThrottled(seconds);
}

function smsThrottled(seconds: number): AuthError {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthError(429, 'over_sms_send_rate_limit', message, { retryAfterSeconds: seconds });
}
