import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import type { CodeChallenge } from './code-challenge.ts';
import type { IdentityContext } from './context.ts';
import { findOrCreateUser, normaliseEmail } from './find-or-create-user.ts';
import { startFlow } from './flow-state.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import { mailLimits, requireRateLimit, takeRateLimit } from './rate-limit.ts';
import { resolveRedirect } from './redirect.ts';
import { composeSignInMail } from './sign-in-mail.ts';
import { transact } from './transact.ts';

export interface RequestCodeInput {
  email: string;
  /** Whether an unknown address signs up. */
  createUser: boolean;
  /** First `user_metadata` of a new user. */
  data: Record<string, unknown>;
  redirectTo: string | undefined;
  /** Given, the link ends with a code that only the holder of its verifier can trade. */
  codeChallenge: CodeChallenge | null;
  ip: string;
}

/**
 * Mails a sign-in link and code. The limits count by address whether or not it is known, so that the answer
 * tells nothing; only `createUser: false` does, as the public client expects.
 */
export async function requestCode(ctx: IdentityContext, input: RequestCodeInput): Promise<void> {
  const email = normaliseEmail(input.email);
  await requireMailLimits(ctx, email, input.ip);
  const issued = await transact(ctx, async (tx) => {
    const user = await findOrCreateUser(ctx, tx, { email, create: input.createUser, data: input.data });
    if (!user) return null;
    const isNewUser = user.emailConfirmedAt === null;
    const tokenType = isNewUser ? 'confirmation' : 'recovery';
    const flowStateId = input.codeChallenge
      ? await startFlow(ctx, tx, {
          userId: user.id,
          method: isNewUser ? 'email/signup' : 'magiclink',
          codeChallenge: input.codeChallenge,
        })
      : null;
    const token = await issueOneTimeToken(ctx, tx, { userId: user.id, tokenType, flowStateId });
    const sentAt = ctx.now();
    await tx
      .update(schema.users)
      .set(isNewUser ? { confirmationSentAt: sentAt } : { recoverySentAt: sentAt })
      .where(eq(schema.users.id, user.id));
    return { ...token, isNewUser };
  });
  if (!issued) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');

  const link = confirmLink(ctx, { ...issued, email, redirectTo: input.redirectTo });
  const { code, isNewUser } = issued;
  await ctx.mailer.send(
    composeSignInMail({ to: email, code, link, isNewUser, lifeSeconds: ctx.settings.codeLifeSeconds }),
  );
}

/** The IP comes first: one who has used it up must not be able to use up somebody's address as well. */
async function requireMailLimits(ctx: IdentityContext, email: string, ip: string): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const { db } = ctx.database;
  await requireRateLimit(ctx, mailLimits.ipHour, ip);
  const interval = { ...mailLimits.addressInterval, windowSeconds: ctx.settings.mailIntervalSeconds };
  for (const limit of [interval, mailLimits.addressHour]) {
    const seconds = await takeRateLimit(db, limit, email);
    if (seconds !== null) throw mailThrottled(seconds);
  }
  const seconds = await takeRateLimit(db, mailLimits.allHour, 'all');
  if (seconds !== null) throw mailThrottled(seconds);
}

function mailThrottled(seconds: number): AuthError {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthError(429, 'over_email_send_rate_limit', message, { retryAfterSeconds: seconds });
}

/** Opening the page spends nothing: it names the address and posts the token when the reader continues. */
function confirmLink(
  ctx: IdentityContext,
  parts: { linkToken: string; isNewUser: boolean; email: string; redirectTo: string | undefined },
): string {
  const link = new URL('/auth/confirm', ctx.settings.siteUrl);
  link.search = new URLSearchParams({
    token_hash: parts.linkToken,
    type: parts.isNewUser ? 'signup' : 'magiclink',
    email: parts.email,
    redirect_to: resolveRedirect(ctx.settings, parts.redirectTo),
  }).toString();
  return link.href;
}
