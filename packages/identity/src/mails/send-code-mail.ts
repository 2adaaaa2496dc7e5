import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { type AccountClaim, claimOfCode, replaceClaim } from '../account-claim.ts';
import { AuthError } from '../auth-error.ts';
import type { CodeChallenge } from '../code-challenge.ts';
import type { IdentityContext } from '../context.ts';
import { startFlow } from '../flow-state.ts';
import { subjectOf } from '../is-known-network.ts';
import { type IssuedToken, issueOneTimeToken, type OneTimeTokenType } from '../one-time-token.ts';
import { mailLimits, requireRateLimit, takeRateLimit } from '../rate-limit.ts';
import type { UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';
import { composeCodeMail } from './compose-code-mail.ts';
import { mailLink } from './mail-link.ts';
import { sendAwaitedMail } from './send-awaited-mail.ts';

/** The `type` of a mailed link, as the public client names it. */
export type MailedType = 'signup' | 'magiclink' | 'recovery' | 'invite';

const kinds = {
  signup: { tokenType: 'confirmation', sentAt: 'confirmationSentAt', method: 'email/signup' },
  magiclink: { tokenType: 'recovery', sentAt: 'recoverySentAt', method: 'magiclink' },
  recovery: { tokenType: 'recovery', sentAt: 'recoverySentAt', method: 'recovery' },
  invite: { tokenType: 'confirmation', sentAt: 'confirmationSentAt', method: 'invite' },
} as const satisfies Record<MailedType, { tokenType: OneTimeTokenType; sentAt: string; method: string }>;

export interface CodeMailInput {
  user: UserRow;
  email: string;
  type: MailedType;
  /** Overrides the token type that `type` implies. */
  tokenType?: OneTimeTokenType;
  redirectTo: string | undefined;
  codeChallenge: CodeChallenge | null;
  /**
   * Claim that this code applies to an unverified account; omitted, the previous code's claim
   * applies.
   */
  claim?: AccountClaim | undefined;
}

/** Mails a new link and code, which invalidate the user's earlier ones. */
export async function sendCodeMail(ctx: IdentityContext, input: CodeMailInput): Promise<void> {
  await ctx.mailer.send(await issueCodeMail(ctx, input));
}

/**
 * Like `sendCodeMail`, but waits for delivery. @throws AuthError 503 if the mail cannot be sent.
 */
export async function sendAwaitedCodeMail(ctx: IdentityContext, input: CodeMailInput): Promise<void> {
  await sendAwaitedMail(ctx, await issueCodeMail(ctx, input));
}

async function issueCodeMail(ctx: IdentityContext, input: CodeMailInput) {
  const issued = await issueLink(ctx, input);
  const { email: to, type } = input;
  return composeCodeMail({ to, type, lifeSeconds: ctx.settings.codeLifeSeconds, ...issued });
}

/** Issues a new link and code without sending them. */
export function issueLink(
  ctx: IdentityContext,
  input: CodeMailInput,
): Promise<IssuedToken & { link: string; setsPassword: boolean }> {
  const { user, email, type, redirectTo, codeChallenge, claim } = input;
  const { sentAt, method } = kinds[type];
  const tokenType = input.tokenType ?? kinds[type].tokenType;
  return transact(ctx, async (tx) => {
    const userId = user.id;
    const { users } = schema;
    // The same lock order as in spending a code.
    const [locked = user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    const claimed = claimOfCode(claim ? await replaceClaim(tx, locked, claim) : locked, claim === undefined);
    const flowStateId = codeChallenge ? await startFlow(ctx, tx, { userId, method, codeChallenge }) : null;
    const token = await issueOneTimeToken(ctx, tx, { userId, tokenType, flowStateId, ...claimed });
    await tx
      .update(users)
      .set({ [sentAt]: ctx.now() })
      .where(eq(users.id, userId));
    const link = mailLink(ctx.settings, { linkToken: token.linkToken, type, email, redirectTo });
    return { ...token, link, setsPassword: claimed.claimedPasswordHash !== null };
  });
}

/** The IP is counted first: a client over its own limit must not exhaust an address's limit too. */
export async function requireMailLimits(ctx: IdentityContext, email: string, ip: string): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const { db } = ctx.database;
  await requireRateLimit(ctx, mailLimits.ipHour, ip);
  const interval = { ...mailLimits.addressInterval, windowSeconds: ctx.settings.mailIntervalSeconds };
  const { subject, isKnown } = await subjectOf(ctx, { contact: { kind: 'email', value: email }, ip });
  for (const limit of [interval, mailLimits.addressHour]) {
    const seconds = await takeRateLimit(db, limit, subject);
    if (seconds !== null) throw mailThrottled(seconds);
  }
  // Strangers can exhaust the server's hourly mail limit; users on known networks have a separate
  // share.
  if (isKnown) return;
  const seconds = await takeRateLimit(db, mailLimits.allHour, 'all');
  if (seconds !== null) throw mailThrottled(seconds);
}

function mailThrottled(seconds: number): AuthError {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthError(429, 'over_email_send_rate_limit', message, { retryAfterSeconds: seconds });
}
