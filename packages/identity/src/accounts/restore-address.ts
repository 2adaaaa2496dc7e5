import { schema, type Transaction } from '@keydence/db';
import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { endSessionsIn } from '../end-sessions.ts';
import { restoreReachHours } from '../lifetimes.ts';
import { deleteOneTimeTokens } from '../one-time-token.ts';
import { hashToken } from '../refresh-token.ts';
import { transact } from '../transact.ts';
import { announceEnded } from '../verified-cache.ts';
import { applyContactChange } from './apply-address-change.ts';
import { recordProviders } from './record-providers.ts';

const { accountActivity, users, addressChanges, mfaFactors, passkeys, identities, apiKeys, oauthConsents } =
  schema;
type AddressChange = typeof addressChanges.$inferSelect;

/**
 * A replaced address, and the start of the period whose other account changes are undone with it.
 */
export interface RestorableAddress {
  previousEmail: string;
  since: Date;
}

/** The address that a mailed link restores, or null if the link is invalid. Changes nothing. */
export async function findRestorableAddress(
  ctx: IdentityContext,
  token: string,
): Promise<RestorableAddress | null> {
  const [row] = await ctx.database.db
    .select()
    .from(addressChanges)
    .where(eq(addressChanges.tokenHash, hashToken(token)));
  if (!row || row.expiresAt <= ctx.now()) return null;
  return { previousEmail: row.previousEmail, since: reachOf(row) };
}

/** An attacker may have added sign-in methods shortly before changing the address. */
function reachOf({ createdAt }: AddressChange): Date {
  return new Date(createdAt.getTime() - restoreReachHours * 3_600_000);
}

/**
 * Restores the address, ends all sessions, and removes the password and everything added since: a
 * phone, second factors, passkeys, linked identities, connected applications, API keys. Later
 * restore links are void, because they went to later addresses. @throws AuthError 403 `otp_expired`
 * for an invalid link, 422 `email_exists`.
 */
export async function restoreAddress(ctx: IdentityContext, token: string): Promise<RestorableAddress> {
  const done = await transact(ctx, async (tx) => {
    const found = await lockChange(ctx, tx, token);
    if (!found) return null;
    const { change, user } = found;
    const since = reachOf(change);
    await dropUnprovenOwner(tx, { email: change.previousEmail, userId: user.id });
    await tx.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
    const contact = { kind: 'email', value: change.previousEmail } as const;
    if (user.email !== change.previousEmail)
      await applyContactChange(ctx, tx, { user, contact, isRestored: true });
    await dropPhoneSince(tx, user.id, since);
    await dropAddedSince(tx, user.id, since);
    await recordProviders(tx, user.id);
    await deleteOneTimeTokens(tx, user.id);
    await tx
      .delete(addressChanges)
      .where(and(eq(addressChanges.userId, user.id), gte(addressChanges.createdAt, change.createdAt)));
    const forget = await endSessionsIn(ctx, tx, { userId: user.id });
    return { forget, restored: { previousEmail: change.previousEmail, since } };
  });
  if (!done) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  done.forget();
  return done.restored;
}

async function lockChange(ctx: IdentityContext, tx: Transaction, token: string) {
  const ofToken = eq(addressChanges.tokenHash, hashToken(token));
  const [owner] = await tx.select({ userId: addressChanges.userId }).from(addressChanges).where(ofToken);
  if (!owner) return null;
  // Locks the user first, like every other address change.
  const [user] = await tx.select().from(users).where(eq(users.id, owner.userId)).for('no key update');
  const [change] = await tx.select().from(addressChanges).where(ofToken).for('update');
  return user && change && change.expiresAt > ctx.now() ? { user, change } : null;
}

/** An account that never verified the address must not keep its owner from it. */
async function dropUnprovenOwner(
  tx: Transaction,
  { email, userId }: { email: string; userId: string },
): Promise<void> {
  await tx
    .delete(users)
    .where(
      and(
        eq(users.email, email),
        ne(users.id, userId),
        isNull(users.emailConfirmedAt),
        isNull(users.phoneConfirmedAt),
      ),
    );
}

/**
 * A phone is a sign-in method of its own. The previous phone is not stored, so the account is left
 * without one.
 */
async function dropPhoneSince(tx: Transaction, userId: string, since: Date): Promise<void> {
  const isChange = and(
    eq(accountActivity.userId, userId),
    eq(accountActivity.action, 'phone_changed'),
    gte(accountActivity.createdAt, since),
  );
  const changes = await tx.select({ id: accountActivity.id }).from(accountActivity).where(isChange).limit(1);
  if (changes.length === 0) return;
  const userMetadata = sql`${users.userMetadata} - 'phone' - 'phone_verified'`;
  await tx
    .update(users)
    .set({ phone: null, phoneConfirmedAt: null, userMetadata })
    .where(eq(users.id, userId));
  await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, 'phone')));
}

async function dropAddedSince(tx: Transaction, userId: string, since: Date): Promise<void> {
  await tx.delete(mfaFactors).where(and(eq(mfaFactors.userId, userId), gte(mfaFactors.createdAt, since)));
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  await tx
    .delete(identities)
    .where(
      and(eq(identities.userId, userId), ne(identities.provider, 'email'), gte(identities.createdAt, since)),
    );
  await tx
    .delete(oauthConsents)
    .where(and(eq(oauthConsents.userId, userId), gte(oauthConsents.grantedAt, since)));
  const keys = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), gte(apiKeys.createdAt, since)))
    .returning({ id: apiKeys.id });
  await announceEnded(
    tx,
    keys.map(({ id }) => id),
  );
}
