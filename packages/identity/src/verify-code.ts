import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import { normaliseEmail } from './find-or-create-user.ts';
import { type OneTimeTokenType, spendCode, spendLink } from './one-time-token.ts';
import { type ClientDevice, openSession } from './open-session.ts';
import { requireRateLimit, verifyLimit } from './rate-limit.ts';
import type { SessionView } from './session-view.ts';
import { transact } from './transact.ts';

export interface VerifyCodeInput extends ClientDevice {
  type: string;
  email: string;
  code: string;
}

export interface VerifyLinkInput extends ClientDevice {
  type: string;
  /** The random token in the mail's link. */
  linkToken: string;
}

/** Which stored token a `type` of the identity API may spend. */
const tokenTypesByVerifyType: Record<string, OneTimeTokenType[]> = {
  signup: ['confirmation'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  recovery: ['recovery'],
  invite: [],
  email_change: [],
  sms: [],
  phone_change: [],
};

/** Signs in with the six-digit code; throws 403 `otp_expired` for whatever is wrong with it. */
export async function verifyCode(ctx: IdentityContext, input: VerifyCodeInput): Promise<SessionView> {
  const tokenTypes = readTokenTypes(input.type);
  const email = normaliseEmail(input.email);
  await requireRateLimit(ctx, verifyLimit, input.ip);
  const session = await transact(ctx, async (tx) => {
    const [user] = await tx
      .select({ id: schema.users.id })
      .from(schema.users)
      .where(eq(schema.users.email, email));
    if (!user) return null;
    const isRight = await spendCode(ctx, tx, { userId: user.id, tokenTypes, code: input.code });
    return isRight ? openConfirmed(ctx, tx, user.id, input) : null;
  });
  if (!session) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  return session;
}

/** Signs in with the link's token; throws 403 `otp_expired`. */
export async function verifyLink(ctx: IdentityContext, input: VerifyLinkInput): Promise<SessionView> {
  const tokenTypes = readTokenTypes(input.type);
  await requireRateLimit(ctx, verifyLimit, input.ip);
  const session = await transact(ctx, async (tx) => {
    const userId = await spendLink(ctx, tx, { linkToken: input.linkToken, tokenTypes });
    return userId ? openConfirmed(ctx, tx, userId, input) : null;
  });
  if (!session) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  return session;
}

function readTokenTypes(type: string): OneTimeTokenType[] {
  const types = Object.hasOwn(tokenTypesByVerifyType, type) ? tokenTypesByVerifyType[type] : undefined;
  if (types) return types;
  throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
}

/** Whoever holds the mail's secret owns the address. */
async function openConfirmed(
  ctx: IdentityContext,
  tx: Transaction,
  userId: string,
  device: ClientDevice,
): Promise<SessionView> {
  const now = ctx.now();
  const [current] = await tx.select().from(schema.users).where(eq(schema.users.id, userId)).for('update');
  if (!current) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (current.emailConfirmedAt === null) {
    await tx
      .update(schema.users)
      .set({ emailConfirmedAt: now, userMetadata: { ...current.userMetadata, email_verified: true } })
      .where(eq(schema.users.id, userId));
    const [identity] = await tx
      .select()
      .from(schema.identities)
      .where(eq(schema.identities.providerId, userId));
    if (identity)
      await tx
        .update(schema.identities)
        .set({ identityData: { ...identity.identityData, email_verified: true }, updatedAt: now })
        .where(eq(schema.identities.id, identity.id));
  }
  return openSession(ctx, tx, { userId, method: 'otp', device });
}
