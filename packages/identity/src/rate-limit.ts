import { createHash } from 'node:crypto';
import { type Queryable, schema } from '@keydence/db';
import { eq, sql } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';

export interface RateLimit {
  action: string;
  limit: number;
  windowSeconds: number;
}

export const mailLimits = {
  ipHour: { action: 'mail-ip-hour', limit: 30, windowSeconds: 3600 },
  /** The operator's `mailIntervalSeconds` replaces its window. */
  addressInterval: { action: 'mail-address-minute', limit: 1, windowSeconds: 60 },
  addressHour: { action: 'mail-address-hour', limit: 5, windowSeconds: 3600 },
  allHour: { action: 'mail-all-hour', limit: 300, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;

export const smsLimits = {
  ipHour: { action: 'sms-ip-hour', limit: 30, windowSeconds: 3600 },
  /** The operator's `smsIntervalSeconds` replaces its window. */
  phoneInterval: { action: 'sms-phone-minute', limit: 1, windowSeconds: 60 },
  phoneHour: { action: 'sms-phone-hour', limit: 5, windowSeconds: 3600 },
  allHour: { action: 'sms-all-hour', limit: 300, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;

export const verifyLimit: RateLimit = { action: 'verify-ip', limit: 30, windowSeconds: 300 };
export const tokenLimit: RateLimit = { action: 'token-ip', limit: 150, windowSeconds: 300 };
export const flowLimit: RateLimit = { action: 'flow-ip', limit: 100, windowSeconds: 300 };
export const factorLimit: RateLimit = { action: 'factor-ip', limit: 15, windowSeconds: 60 };
/**
 * Per factor: an attacker with the password must not be able to guess from many addresses. A
 * correct answer resets it.
 */
export const factorAnswerLimit: RateLimit = { action: 'factor-answer', limit: 10, windowSeconds: 900 };
export const passkeyLimit: RateLimit = { action: 'passkey-ip', limit: 60, windowSeconds: 300 };
export const walletLimit: RateLimit = { action: 'wallet-ip', limit: 30, windowSeconds: 300 };
export const signUpLimit: RateLimit = { action: 'signup-ip', limit: 30, windowSeconds: 300 };
export const updateUserLimit: RateLimit = { action: 'user-ip', limit: 30, windowSeconds: 300 };
export const anonymousLimit: RateLimit = { action: 'anonymous-ip', limit: 30, windowSeconds: 3600 };
export const ssoLimit: RateLimit = { action: 'sso-ip', limit: 30, windowSeconds: 300 };
export const passwordLimits = {
  ip: { action: 'password-ip', limit: 50, windowSeconds: 900 },
  ipAndAddress: { action: 'password-ip-address', limit: 5, windowSeconds: 300 },
  address: { action: 'password-address', limit: 20, windowSeconds: 3600 },
  /** Replaces the other limits in a browser in which the owner of the address has signed in. */
  device: { action: 'password-device', limit: 20, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;
export const refreshLimit: RateLimit = { action: 'refresh-user', limit: 150, windowSeconds: 300 };

/**
 * Counts one action of `subject`. Returns null while it is allowed, else the seconds until the
 * window ends. The window uses the database clock, so that neither a restart nor a process clock
 * resets it. If that clock is set back, a window that starts in the future restarts now.
 */
export async function takeRateLimit(
  db: Queryable,
  { action, limit, windowSeconds }: RateLimit,
  subject: string,
): Promise<number | null> {
  const limits = schema.rateLimits;
  const window = sql`make_interval(secs => ${windowSeconds})`;
  const isOver = sql`${limits.windowStartedAt} <= now() - ${window}`;
  const [row] = await db
    .insert(limits)
    .values({ key: rateLimitKey(action, subject), windowStartedAt: sql`now()`, count: 1 })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limits.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then now() else least(${limits.windowStartedAt}, now()) end`,
      },
    })
    .returning({
      count: limits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${limits.windowStartedAt} + ${window} - now()))::int`,
    });
  if (!row || row.count <= limit) return null;
  return Math.max(1, row.secondsLeft);
}

/** Resets the counter after an action that authenticates the subject. */
export async function clearRateLimit(
  ctx: IdentityContext,
  { action }: RateLimit,
  subject: string,
): Promise<void> {
  const { rateLimits } = schema;
  await ctx.database.db.delete(rateLimits).where(eq(rateLimits.key, rateLimitKey(action, subject)));
}

/** The row's key; it contains the subject only as a hash. */
export function rateLimitKey(action: string, subject: string): string {
  return `${action}:${createHash('sha256').update(subject).digest('base64url').slice(0, 24)}`;
}

/** Counts and throws 429, for actions whose public client knows the code. */
export async function requireRateLimit(
  ctx: IdentityContext,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const seconds = await takeRateLimit(ctx.database.db, limit, subject);
  if (seconds === null) return;
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds: seconds,
  });
}
