import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { type AccountClaim, replaceClaim } from '../account-claim.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { subjectOf } from '../is-known-network.ts';
import { issueOneTimeToken } from '../one-time-token.ts';
import { requireRateLimit, smsLimits, takeRateLimit } from '../rate-limit.ts';
import { transact } from '../transact.ts';
import { textCode } from './text-code.ts';

export interface CodeSmsInput {
  userId: string;
  /** E.164 without its plus. */
  phone: string;
  tokenType: 'sms' | 'phone_change' | 'reauthentication';
  /** What an account without a proven phone becomes by this code; left out, by the code before it. */
  claim?: AccountClaim | undefined;
}

const sentAtColumns = {
  sms: 'confirmationSentAt',
  phone_change: 'phoneChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const;

/** Texts a fresh code, which kills the one before. Phones of `testCodes` get theirs without a message. */
export async function sendCodeSms(
  ctx: IdentityContext,
  { userId, phone, tokenType, claim }: CodeSmsInput,
): Promise<{ messageId?: string }> {
  const testCode = ctx.settings.testCodes[phone];
  const { code } = await transact(ctx, async (tx) => {
    const { users } = schema;
    const [user] = await tx
      .update(users)
      .set({ [sentAtColumns[tokenType]]: ctx.now() })
      .where(eq(users.id, userId))
      .returning();
    if (user && claim) await replaceClaim(tx, user, claim);
    return issueOneTimeToken(ctx, tx, { userId, tokenType, code: testCode });
  });
  if (testCode) return {};
  return textCode(ctx, { phone, code, lifeSeconds: ctx.settings.codeLifeSeconds });
}

/** Counts by phone, known or not, so that the answer tells nothing. */
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
