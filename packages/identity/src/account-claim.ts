import { schema, type Transaction } from '@keydence/db';
import { and, eq, notInArray, or, sql } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import { endSessionsIn } from './end-sessions.ts';
import { deleteOneTimeTokens } from './one-time-token.ts';
import type { UserRow } from './session-store.ts';

const { users, identities, mfaFactors, apiKeys, passkeys, oauthConsents } = schema;

/**
 * Password and metadata that a code request sets on an account without a verified address. They
 * apply when the code is used.
 */
export interface AccountClaim {
  passwordHash?: string | undefined;
  data?: Record<string, unknown> | undefined;
}

type Claimed = Pick<UserRow, 'claimedPasswordHash' | 'claimedMetadata'>;

const nothingClaimed: Claimed = { claimedPasswordHash: null, claimedMetadata: null };
export const noClaim = { ...nothingClaimed, isClaimContested: false };

/**
 * True until the owner verifies the account's address or phone. Strangers can write to such an
 * account.
 */
export function isUnproven(user: Pick<UserRow, 'emailConfirmedAt' | 'phoneConfirmedAt'>): boolean {
  return user.emailConfirmedAt === null && user.phoneConfirmedAt === null;
}

/**
 * Replaces the newest claim of an unverified account. Call it in the transaction that issues the
 * next code, with the user row locked, and store the result of `claimOfCode` with the code.
 */
export async function replaceClaim(tx: Transaction, user: UserRow, claim: AccountClaim): Promise<UserRow> {
  if (!isUnproven(user)) return user;
  const claimed = {
    claimedPasswordHash: claim.passwordHash ?? null,
    claimedMetadata: claim.data ?? null,
    isClaimContested: user.isClaimContested || user.claimedPasswordHash !== null,
  };
  await tx.update(users).set(claimed).where(eq(users.id, user.id));
  return { ...user, ...claimed };
}

/**
 * The claim that the user's next code applies. A new request's code applies its own claim. A resent
 * code applies the claim of the only earlier request; with several requests it applies none,
 * because the password of the mail's reader is ambiguous.
 */
export function claimOfCode(user: UserRow, isSentAgain: boolean): Claimed {
  if (!isUnproven(user) || (isSentAgain && user.isClaimContested)) return nothingClaimed;
  const { claimedPasswordHash, claimedMetadata } = user;
  return { claimedPasswordHash, claimedMetadata };
}

/**
 * The account's columns after its claim is verified. Metadata set by an administrator wins over
 * claimed metadata.
 */
export function settleClaim(user: UserRow) {
  return {
    ...noClaim,
    passwordHash: user.claimedPasswordHash ?? user.passwordHash,
    userMetadata: { ...user.claimedMetadata, ...user.userMetadata },
  };
}

/**
 * Ends all access from before the first verification of the address: sessions, API keys, passkeys,
 * second factors, connected applications, provider identities, codes, and pending changes of
 * address or phone.
 */
export async function endEarlierAccess(ctx: IdentityContext, tx: Transaction, userId: string): Promise<void> {
  await endSessionsIn(ctx, tx, { userId });
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(mfaFactors).where(eq(mfaFactors.userId, userId));
  await tx.delete(oauthConsents).where(eq(oauthConsents.userId, userId));
  const ofProviders = or(
    notInArray(identities.provider, ['email', 'phone']),
    sql`${identities.providerId} <> ${userId}`,
  );
  await tx.delete(identities).where(and(eq(identities.userId, userId), ofProviders));
  await deleteOneTimeTokens(tx, userId);
}
