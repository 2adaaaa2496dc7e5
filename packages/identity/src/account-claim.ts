import { schema, type Transaction } from '@keydence/db';
import { and, eq, notInArray, or, sql } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import { endSessionsIn } from './end-sessions.ts';
import { deleteOneTimeTokens } from './one-time-token.ts';
import type { UserRow } from './session-store.ts';

const { users, identities, mfaFactors, apiKeys, passkeys, oauthConsents } = schema;

/** What a request for a code gives to an account without a proven address; it counts once that code was used. */
export interface AccountClaim {
  passwordHash?: string | undefined;
  data?: Record<string, unknown> | undefined;
}

type Claimed = Pick<UserRow, 'claimedPasswordHash' | 'claimedMetadata'>;

const nothingClaimed: Claimed = { claimedPasswordHash: null, claimedMetadata: null };
export const noClaim = { ...nothingClaimed, isClaimContested: false };

/** True until the owner of the account's address or phone has proven it. Strangers can write to such an account. */
export function isUnproven(user: Pick<UserRow, 'emailConfirmedAt' | 'phoneConfirmedAt'>): boolean {
  return user.emailConfirmedAt === null && user.phoneConfirmedAt === null;
}

/**
 * Replaces the newest claim of an unproven account. Call it in the transaction that issues the next code, with the locked
 * user, and give the code what `claimOfCode` says.
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
 * What the next code of a user gives to the account: what its own request claimed. One that is sent again gives what the
 * only request before it did; where several came, nobody knows whose password the reader of the mail means.
 */
export function claimOfCode(user: UserRow, isSentAgain: boolean): Claimed {
  if (!isUnproven(user) || (isSentAgain && user.isClaimContested)) return nothingClaimed;
  const { claimedPasswordHash, claimedMetadata } = user;
  return { claimedPasswordHash, claimedMetadata };
}

/** The columns of an account whose claim has been proven. What an administrator wrote wins over claimed metadata. */
export function settleClaim(user: UserRow) {
  return {
    ...noClaim,
    passwordHash: user.claimedPasswordHash ?? user.passwordHash,
    userMetadata: { ...user.claimedMetadata, ...user.userMetadata },
  };
}

/**
 * Ends every access that an account had before the first proof of its address: sessions, API keys, passkeys, second
 * factors, connected applications, identities at providers, codes, and changes of address or phone that wait for a confirmation.
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
