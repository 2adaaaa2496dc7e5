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
  /** Its window is the operator's `mailIntervalSeconds`. */
  addressInterval: { action: 'mail-address-minute', limit: 1, windowSeconds: 60 },
  addressHour: { action: 'mail-address-hour', limit: 5, windowSeconds: 3600 },
  allHour: { action: 'mail-all-hour', limit: 300, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;

export const smsLimits = {
  ipHour: { action: 'sms-ip-hour', limit: 30, windowSeconds: 3600 },
  /** Its window is the operator's `smsIntervalSeconds`. */
  phoneInterval: { action: 'sms-phone-minute', limit: 1, windowSeconds: 60 },
  phoneHour: { action: 'sms-phone-hour', limit: 5, windowSeconds: 3600 },
  allHour: { action: 'sms-all-hour', limit: 300, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;

export const verifyLimit: RateLimit = { action: 'verify-ip', limit: 30, windowSeconds: 300 };
export const tokenLimit: RateLimit = { action: 'token-ip', limit: 150, windowSeconds: 300 };
export const flowLimit: RateLimit = { action: 'flow-ip', limit: 100, windowSeconds: 300 };
export const factorLimit: RateLimit = { action: 'factor-ip', limit: 15, windowSeconds: 60 };
/** By factor: whoever has the password must not be able to guess on from many places. A right answer starts it anew. */
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
  /** Instead of the others, for a browser in which the owner of the address has signed in. */
  device: { action: 'password-device', limit: 20, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;
export const refreshLimit: RateLimit = { action: 'refresh-user', limit: 150, windowSeconds: 300 };

/**
 * Counts one action of `subject`. Returns null while it is allowed, else the seconds until the window ends.
 * The window runs on the database's clock, so neither a restart nor a process whose clock jumps resets it. Where that
 * clock itself was set back, a window that began ahead of it begins now.
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

/** Forgets what was counted, after an action that shows that the subject is who it says. */
export async function clearRateLimit(
  ctx: IdentityContext,
  { action }: RateLimit,
  subject: string,
): Promise<void> {
  const { rateLimits } = schema;
  await ctx.database.db.delete(rateLimits).where(eq(rateLimits.key, rateLimitKey(action, subject)));
}

/** The row's key: who is counted appears only as a hash. */
export function rateLimitKey(action: string, subject: string): string {
  return `${action}:${createHash('sha256').update(subject).digest('base64url').slice(0, 24)}`;
}

/** Counts and refuses with 429, for actions where the public client knows the code. */
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
