import { timingSafeEqual } from 'node:crypto';
import { schema, type Transaction } from '@keydence/db';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import { maxWrongCodes } from './lifetimes.ts';
import { hashToken, newSecretToken } from './refresh-token.ts';
import { hashCode, newSixDigitCode } from './six-digit-code.ts';

/**
 * `confirmation` verifies the address of a sign-up, `first_sign_in` an address for which a stranger
 * may have chosen a password, `recovery` signs a known user in.
 */
export type OneTimeTokenType =
  | 'confirmation'
  | 'first_sign_in'
  | 'recovery'
  | 'reauthentication'
  | 'email_change_current'
  | 'email_change_new'
  | 'sms'
  | 'phone_change';

/**
 * Only the newest of these works for sign-in by mail, apart from sign-ups: each verifies its own
 * password.
 */
const signInTypes: OneTimeTokenType[] = ['confirmation', 'first_sign_in', 'recovery'];

export interface IssuedToken {
  code: string;
  linkToken: string;
}

const tokens = schema.oneTimeTokens;

/** Prefix of a flow's link token: it yields a code instead of a session. */
const flowPrefix = 'pkce_';

export function isFlowLink(linkToken: string): boolean {
  return linkToken.startsWith(flowPrefix);
}

export interface NewToken {
  userId: string;
  tokenType: OneTimeTokenType;
  flowStateId?: string | null | undefined;
  code?: string | undefined;
  claimedPasswordHash?: string | null;
  claimedMetadata?: Record<string, unknown> | null;
}

/** Repeated sign-ups by a stranger must not make guessing easier. */
const maxClaims = 5;

/**
 * Stores a code and a link token in one row. It deletes the user's earlier ones of the type, except
 * sign-ups with a password of their own.
 */
export async function issueOneTimeToken(
  ctx: IdentityContext,
  tx: Transaction,
  { code = newSixDigitCode(), ...owner }: NewToken,
): Promise<IssuedToken> {
  const id = ctx.newId();
  const createdAt = ctx.now();
  const linkToken = `${owner.flowStateId ? flowPrefix : ''}${newSecretToken()}`;
  const replaced = signInTypes.includes(owner.tokenType) ? signInTypes : [owner.tokenType];
  await dropReplaced(tx, { ...owner, replaced });
  await tx.insert(tokens).values({
    id,
    ...owner,
    codeHash: await hashCode(ctx, { rowId: id, code }),
    linkHash: hashToken(linkToken),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + ctx.settings.codeLifeSeconds * 1000),
  });
  return { code, linkToken };
}

async function dropReplaced(
  tx: Transaction,
  { userId, claimedPasswordHash, replaced }: Omit<NewToken, 'code'> & { replaced: OneTimeTokenType[] },
): Promise<void> {
  const earlier = await tx
    .select({ id: tokens.id, hash: tokens.claimedPasswordHash })
    .from(tokens)
    .where(and(eq(tokens.userId, userId), inArray(tokens.tokenType, replaced)))
    .orderBy(desc(tokens.id));
  const others = earlier.filter(({ hash }) => hash !== null && hash !== claimedPasswordHash);
  const kept = new Set(others.slice(0, maxClaims - 1).map(({ id }) => id));
  const dropped = earlier.map(({ id }) => id).filter((id) => !kept.has(id));
  await tx.delete(tokens).where(inArray(tokens.id, dropped));
}

type TokenRow = typeof tokens.$inferSelect;

export interface SpentToken {
  tokenType: OneTimeTokenType;
  flowStateId: string | null;
  claimed: Pick<TokenRow, 'claimedPasswordHash' | 'claimedMetadata'>;
}

/**
 * Spends the user's code. Row locks serialize parallel tries, so that a correct code works once and
 * the fifth wrong one ends it; the link of the same mail cannot be guessed and still works. Returns
 * the token, or null; the caller's transaction must commit either way.
 */
export async function spendCode(
  ctx: IdentityContext,
  tx: Transaction,
  attempt: { userId: string; tokenTypes: OneTimeTokenType[]; code: string },
): Promise<SpentToken | null> {
  const rows = await tx
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, attempt.userId), inArray(tokens.tokenType, attempt.tokenTypes)))
    .orderBy(asc(tokens.id))
    .for('update');
  const alive = rows.filter(({ expiresAt, attempts }) => expiresAt > ctx.now() && attempts < maxWrongCodes);
  // Newest first, because the codes of test phones are equal.
  for (const row of alive.toReversed())
    if (timingSafeEqual(await hashCode(ctx, { rowId: row.id, code: attempt.code }), row.codeHash))
      return spendRow(tx, row);
  for (const row of alive) await countWrongCode(tx, row);
  return null;
}

async function countWrongCode(tx: Transaction, { id, attempts }: TokenRow): Promise<void> {
  await tx
    .update(tokens)
    .set({ attempts: attempts + 1 })
    .where(eq(tokens.id, id));
}

/** Spends a link token; returns it, or null if it was not valid. */
export async function spendLink(
  ctx: IdentityContext,
  tx: Transaction,
  attempt: { linkToken: string; tokenTypes: OneTimeTokenType[] },
): Promise<SpentToken | null> {
  const [row] = await tx
    .select()
    .from(tokens)
    .where(
      and(eq(tokens.linkHash, hashToken(attempt.linkToken)), inArray(tokens.tokenType, attempt.tokenTypes)),
    )
    .for('update');
  return row && row.expiresAt > ctx.now() ? spendRow(tx, row) : null;
}

async function spendRow(tx: Transaction, row: TokenRow): Promise<SpentToken> {
  await tx.delete(tokens).where(eq(tokens.id, row.id));
  const { flowStateId, claimedPasswordHash, claimedMetadata } = row;
  const claimed = { claimedPasswordHash, claimedMetadata };
  return { tokenType: row.tokenType as OneTimeTokenType, flowStateId, claimed };
}

export async function deleteOneTimeTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.userId, userId));
}

/** The owner of a link token, or null. Spends nothing. */
export async function findLinkOwner(tx: Transaction, linkToken: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(eq(tokens.linkHash, hashToken(linkToken)));
  return row?.userId ?? null;
}
