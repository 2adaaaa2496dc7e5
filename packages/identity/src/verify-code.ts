import { schema, type Transaction } from '@keydence/db';
import { eq, type SQL } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import { normaliseEmail } from './find-or-create-user.ts';
import { findLinkOwner, type OneTimeTokenType, spendCode, spendLink } from './one-time-token.ts';
import { type ClientDevice, openSession } from './open-session.ts';
import { requireRateLimit, verifyLimit } from './rate-limit.ts';
import type { UserRow } from './session-store.ts';
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
    const user = await lockUser(tx, eq(schema.users.email, email));
    if (!user) return null;
    const isRight = await spendCode(ctx, tx, { userId: user.id, tokenTypes, code: input.code });
    return isRight ? openConfirmed(ctx, tx, user, input) : null;
  });
  if (!session) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  return session;
}

/** Signs in with the link's token; throws 403 `otp_expired`. */
export async function verifyLink(ctx: IdentityContext, input: VerifyLinkInput): Promise<SessionView> {
  const tokenTypes = readTokenTypes(input.type);
  await requireRateLimit(ctx, verifyLimit, input.ip);
  const session = await transact(ctx, async (tx) => {
    const ownerId = await findLinkOwner(tx, input.linkToken);
    const user = ownerId ? await lockUser(tx, eq(schema.users.id, ownerId)) : undefined;
    if (!user) return null;
    const isAlive = await spendLink(ctx, tx, { linkToken: input.linkToken, tokenTypes });
    return isAlive ? openConfirmed(ctx, tx, user, input) : null;
  });
  if (!session) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  return session;
}

function readTokenTypes(type: string): OneTimeTokenType[] {
  const types = Object.hasOwn(tokenTypesByVerifyType, type) ? tokenTypesByVerifyType[type] : undefined;
  if (types) return types;
  throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
}

/** The user is locked before the token, as a request for a new code does, so that the two never deadlock. */
async function lockUser(tx: Transaction, condition: SQL): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(schema.users).where(condition).for('no key update');
  return user;
}

/** Whoever holds the mail's secret owns the address. */
async function openConfirmed(
  ctx: IdentityContext,
  tx: Transaction,
  user: UserRow,
  device: ClientDevice,
): Promise<SessionView> {
  const now = ctx.now();
  if (user.emailConfirmedAt === null) {
    await tx
      .update(schema.users)
      .set({ emailConfirmedAt: now, userMetadata: { ...user.userMetadata, email_verified: true } })
      .where(eq(schema.users.id, user.id));
    const [identity] = await tx
      .select()
      .from(schema.identities)
      .where(eq(schema.identities.providerId, user.id));
    if (identity)
      await tx
        .update(schema.identities)
        .set({ identityData: { ...identity.identityData, email_verified: true }, updatedAt: now })
        .where(eq(schema.identities.id, identity.id));
  }
  return openSession(ctx, tx, { userId: user.id, method: 'otp', device });
}
