import { schema, type Transaction } from '@keydence/db';
import { eq, type SQL } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import { normaliseEmail } from './find-or-create-user.ts';
import { issueAuthCode } from './flow-state.ts';
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
    if (!isRight) return null;
    await confirmAddress(ctx, tx, user);
    return openSession(ctx, tx, { userId: user.id, method: 'otp', device: input });
  });
  if (!session) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  return session;
}

/** Signs in with the link's token; throws 403 `otp_expired`. */
export async function verifyLink(ctx: IdentityContext, input: VerifyLinkInput): Promise<SessionView> {
  return withSpentLink(ctx, input, (tx, { userId }) =>
    openSession(ctx, tx, { userId, method: 'otp', device: input }),
  );
}

/** Proves the address by the link's token and returns a code for the flow that asked for the link. */
export async function verifyLinkForCode(ctx: IdentityContext, input: VerifyLinkInput): Promise<string> {
  return withSpentLink(ctx, input, async (tx, { flowStateId }) => {
    if (!flowStateId) throw new AuthError(404, 'flow_state_not_found', 'No such sign-in has been started');
    return issueAuthCode(ctx, tx, { flowStateId });
  });
}

/** Spends the link and goes on in the same transaction; throws 403 `otp_expired` for a link that is not alive. */
async function withSpentLink<T>(
  ctx: IdentityContext,
  input: VerifyLinkInput,
  proceed: (tx: Transaction, spent: { userId: string; flowStateId: string | null }) => Promise<T>,
): Promise<T> {
  const tokenTypes = readTokenTypes(input.type);
  await requireRateLimit(ctx, verifyLimit, input.ip);
  const done = await transact(ctx, async (tx) => {
    const ownerId = await findLinkOwner(tx, input.linkToken);
    const user = ownerId ? await lockUser(tx, eq(schema.users.id, ownerId)) : undefined;
    if (!user) return null;
    const spent = await spendLink(ctx, tx, { linkToken: input.linkToken, tokenTypes });
    if (!spent) return null;
    await confirmAddress(ctx, tx, user);
    return { result: await proceed(tx, { userId: user.id, ...spent }) };
  });
  if (!done) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  return done.result;
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
async function confirmAddress(ctx: IdentityContext, tx: Transaction, user: UserRow): Promise<void> {
  if (user.emailConfirmedAt !== null) return;
  const now = ctx.now();
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
