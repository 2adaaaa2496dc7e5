import { schema, type Transaction } from '@keydence/db';
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { applyToken, type HalfConfirmed, halfConfirmed } from './apply-token.ts';
import { AuthError } from './auth-error.ts';
import { type ContactInput, readContact } from './contact.ts';
import type { IdentityContext } from './context.ts';
import { issueAuthCode } from './flow-state.ts';
import { findLinkOwner, type OneTimeTokenType, spendCode, spendLink } from './one-time-token.ts';
import { type ClientDevice, openSession } from './open-session.ts';
import { requireRateLimit, verifyLimit } from './rate-limit.ts';
import type { UserRow } from './session-store.ts';
import type { SessionView } from './session-view.ts';
import { transact } from './transact.ts';

export interface VerifyCodeInput extends ContactInput, ClientDevice {
  type: string;
  code: string;
}

export interface VerifyLinkInput extends ClientDevice {
  type: string;
  linkToken: string;
}

interface Lookup {
  column: 'email' | 'emailChange' | 'phone' | 'phoneChange';
  tokenTypes: OneTimeTokenType[];
}

const byEmail = (...tokenTypes: OneTimeTokenType[]): Lookup[] => [{ column: 'email', tokenTypes }];

/**
 * The stored tokens that each `type` of the identity API may spend, and the column that finds their
 * owner.
 */
const lookupsByType: Record<string, Lookup[]> = {
  signup: byEmail('confirmation', 'first_sign_in'),
  invite: byEmail('confirmation'),
  magiclink: byEmail('recovery'),
  recovery: byEmail('recovery'),
  email: byEmail('confirmation', 'first_sign_in', 'recovery'),
  email_change: [
    { column: 'email', tokenTypes: ['email_change_current'] },
    { column: 'emailChange', tokenTypes: ['email_change_new'] },
  ],
  sms: [{ column: 'phone', tokenTypes: ['sms'] }],
  phone_change: [{ column: 'phoneChange', tokenTypes: ['phone_change'] }],
};

/**
 * Several users may want to change to one address. The mail limits allow fewer live codes than
 * this.
 */
const maxOwners = 20;

/** Signs in with the six-digit code; throws 403 `otp_expired` for every wrong code. */
export async function verifyCode(
  ctx: IdentityContext,
  input: VerifyCodeInput,
): Promise<SessionView | HalfConfirmed> {
  const lookups = readLookups(input.type);
  const refusal = new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  if (input.phone && !ctx.settings.phone) throw refusal;
  const contact = readContact(ctx.settings, input);
  await requireRateLimit(ctx, verifyLimit, input.ip);
  const answer = await transact(ctx, async (tx) => {
    for (const { column, tokenTypes } of lookups) {
      if (!column.startsWith(contact.kind)) continue;
      const named = eq(schema.users[column], contact.value);
      for (const user of await lockUsers(tx, await ownersOfCodes(ctx, tx, { named, tokenTypes }))) {
        const spent = await spendCode(ctx, tx, { userId: user.id, tokenTypes, code: input.code });
        if (!spent) continue;
        const isDone = await applyToken(ctx, tx, { user, spent });
        return isDone
          ? openSession(ctx, tx, { userId: user.id, method: 'otp', device: input })
          : halfConfirmed;
      }
    }
    return null;
  });
  if (!answer) throw refusal;
  return answer;
}

/** Signs in with the link's token; throws 403 `otp_expired`. */
export async function verifyLink(
  ctx: IdentityContext,
  input: VerifyLinkInput,
): Promise<SessionView | HalfConfirmed> {
  return withSpentLink(ctx, input, (tx, { userId }) =>
    openSession(ctx, tx, { userId, method: 'otp', device: input }),
  );
}

/**
 * Verifies the address with the link's token and returns a code for the flow that requested the
 * link.
 */
export async function verifyLinkForCode(
  ctx: IdentityContext,
  input: VerifyLinkInput,
): Promise<string | HalfConfirmed> {
  return withSpentLink(ctx, input, async (tx, { flowStateId }) => {
    if (!flowStateId) throw new AuthError(404, 'flow_state_not_found', 'No such sign-in has been started');
    return issueAuthCode(ctx, tx, { flowStateId });
  });
}

/**
 * Spends the link and runs `work` in the same transaction; throws 403 `otp_expired` for an invalid
 * link.
 */
async function withSpentLink<T>(
  ctx: IdentityContext,
  input: VerifyLinkInput,
  proceed: (tx: Transaction, spent: { userId: string; flowStateId: string | null }) => Promise<T>,
): Promise<T | HalfConfirmed> {
  const tokenTypes = readLookups(input.type).flatMap((lookup) => lookup.tokenTypes);
  await requireRateLimit(ctx, verifyLimit, input.ip);
  const done = await transact(ctx, async (tx) => {
    const ownerId = await findLinkOwner(tx, input.linkToken);
    const [user] = ownerId ? await lockUsers(tx, eq(schema.users.id, ownerId)) : [];
    if (!user) return null;
    const spent = await spendLink(ctx, tx, { linkToken: input.linkToken, tokenTypes });
    if (!spent) return null;
    const isDone = await applyToken(ctx, tx, { user, spent });
    const { flowStateId } = spent;
    return { result: isDone ? await proceed(tx, { userId: user.id, flowStateId }) : halfConfirmed };
  });
  if (!done) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  return done.result;
}

function readLookups(type: string): Lookup[] {
  const lookups = Object.hasOwn(lookupsByType, type) ? lookupsByType[type] : undefined;
  if (lookups) return lookups;
  throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
}

/**
 * Owners of pending codes, latest requests first. Users whose codes for the address have expired
 * must not block its owner.
 */
async function ownersOfCodes(
  ctx: IdentityContext,
  tx: Transaction,
  { named, tokenTypes }: { named: SQL; tokenTypes: OneTimeTokenType[] },
): Promise<SQL> {
  const { users, oneTimeTokens: tokens } = schema;
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(tokens, eq(tokens.userId, users.id))
    .where(and(named, inArray(tokens.tokenType, tokenTypes), gt(tokens.expiresAt, ctx.now())))
    .orderBy(desc(tokens.createdAt))
    .limit(maxOwners);
  const ids = rows.map(({ id }) => id);
  // Read again with the lock: an address may have changed its owner.
  return sql`${named} and ${inArray(users.id, ids)}`;
}

/**
 * Locks the user before the token, in the order of a request for a new code, so that the two never
 * deadlock.
 */
function lockUsers(tx: Transaction, condition: SQL): Promise<UserRow[]> {
  const { users } = schema;
  return tx.select().from(users).where(condition).orderBy(asc(users.id)).for('no key update');
}
