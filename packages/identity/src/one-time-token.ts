import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { schema, type Transaction } from '@keydence/db';
import { and, eq, inArray } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import { maxWrongCodes } from './lifetimes.ts';
import { hashToken, newSecretToken } from './refresh-token.ts';

/** `confirmation` proves a new address, `recovery` signs a known one in. */
export type OneTimeTokenType = 'confirmation' | 'recovery';

export interface IssuedToken {
  code: string;
  linkToken: string;
}

const tokens = schema.oneTimeTokens;

/** A link token of a flow tells so by its beginning: it ends with a code instead of a session. */
const flowPrefix = 'pkce_';

export function isFlowLink(linkToken: string): boolean {
  return linkToken.startsWith(flowPrefix);
}

/** Makes a code and a link token in one row; whatever the user had before is dead. */
export async function issueOneTimeToken(
  ctx: IdentityContext,
  tx: Transaction,
  owner: { userId: string; tokenType: OneTimeTokenType; flowStateId?: string | null },
): Promise<IssuedToken> {
  const id = ctx.newId();
  const createdAt = ctx.now();
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const linkToken = `${owner.flowStateId ? flowPrefix : ''}${newSecretToken()}`;
  await tx.delete(tokens).where(eq(tokens.userId, owner.userId));
  await tx.insert(tokens).values({
    id,
    ...owner,
    codeHash: hashCode(await ctx.keys.codeSecret(), id, code),
    linkHash: hashToken(linkToken),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + ctx.settings.codeLifeSeconds * 1000),
  });
  return { code, linkToken };
}

/**
 * Spends the user's code. The row lock makes parallel tries queue, so that a right code works once and the
 * fifth wrong one kills it. Returns whether the code was right; the caller's transaction must commit either way.
 */
export async function spendCode(
  ctx: IdentityContext,
  tx: Transaction,
  attempt: { userId: string; tokenTypes: OneTimeTokenType[]; code: string },
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, attempt.userId), inArray(tokens.tokenType, attempt.tokenTypes)))
    .for('update');
  if (!row || row.expiresAt <= ctx.now()) return false;
  const expected = hashCode(await ctx.keys.codeSecret(), row.id, attempt.code);
  if (timingSafeEqual(expected, row.codeHash)) {
    await tx.delete(tokens).where(eq(tokens.userId, attempt.userId));
    return true;
  }
  if (row.attempts + 1 >= maxWrongCodes) await tx.delete(tokens).where(eq(tokens.id, row.id));
  else
    await tx
      .update(tokens)
      .set({ attempts: row.attempts + 1 })
      .where(eq(tokens.id, row.id));
  return false;
}

/** Spends a link token; returns what it was, or null when it was not alive. */
export async function spendLink(
  ctx: IdentityContext,
  tx: Transaction,
  attempt: { linkToken: string; tokenTypes: OneTimeTokenType[] },
): Promise<{ flowStateId: string | null } | null> {
  const [row] = await tx
    .select()
    .from(tokens)
    .where(
      and(eq(tokens.linkHash, hashToken(attempt.linkToken)), inArray(tokens.tokenType, attempt.tokenTypes)),
    )
    .for('update');
  if (!row || row.expiresAt <= ctx.now()) return null;
  await tx.delete(tokens).where(eq(tokens.userId, row.userId));
  return { flowStateId: row.flowStateId };
}

/** Whose link token this is, or null. Spends nothing. */
export async function findLinkOwner(tx: Transaction, linkToken: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(eq(tokens.linkHash, hashToken(linkToken)));
  return row?.userId ?? null;
}

/** Keyed and salted with the row, so that a stolen table gives no six-digit code away. */
function hashCode(secret: Buffer, rowId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${rowId}:${code}`).digest();
}
