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
  /** The random token in the mail's link. */
  linkToken: string;
}

interface Lookup {
  column: 'email' | 'emailChange' | 'phone' | 'phoneChange';
  tokenTypes: OneTimeTokenType[];
}

const byEmail = (...tokenTypes: OneTimeTokenType[]): Lookup[] => [{ column: 'email', tokenTypes }];

/** Which stored tokens a `type` of the identity API may spend, and by which column their owner is found. */
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

/** Several people may want to change to one address. The limits of mails let fewer codes than this live at one time. */
const maxOwners = 20;

/** Signs in with the six-digit code; throws 403 `otp_expired` for whatever is wrong with it. */
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

/** Proves the address by the link's token and returns a code for the flow that asked for the link. */
export async function verifyLinkForCode(
  ctx: IdentityContext,
  input: VerifyLinkInput,
): Promise<string | HalfConfirmed> {
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
 * Whoever waits for a code, the last ones that asked. People who once wanted the address and let their codes expire
 * must not keep its owner from it.
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
  // Read again with the lock: an address may have changed hands since.
  return sql`${named} and ${inArray(users.id, ids)}`;
}

/** The user is locked before the token, as a request for a new code does, so that the two never deadlock. */
function lockUsers(tx: Transaction, condition: SQL): Promise<UserRow[]> {
  const { users } = schema;
  return tx.select().from(users).where(condition).orderBy(asc(users.id)).for('no key update');
}
