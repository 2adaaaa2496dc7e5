import { schema, type Transaction } from '@keydence/db';
import { fullNameMaxLength, readPlainName } from '@keydence/domain';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { endEarlierAccess, isUnproven, noClaim } from '../account-claim.ts';
import { recordProviders } from '../accounts/record-providers.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { recordActivity } from '../record-activity.ts';
import { requestCode } from '../request-code.ts';
import type { UserRow } from '../session-store.ts';
import { jsonBytes, maxMetadataBytes } from '../user-metadata.ts';
import { nameProvider, type ProviderProfile } from './provider-profile.ts';

const { users, identities } = schema;

/**
 * The user of a provider's profile, locked: the owner of this identity, else of its verified
 * address, else a new user. Null if the address must be verified by mail first: a provider that
 * does not verify addresses must not open an existing account.
 */
export async function linkAccount(
  ctx: IdentityContext,
  tx: Transaction,
  { profile, linkingUserId }: { profile: ProviderProfile; linkingUserId: string | null },
): Promise<UserRow | null> {
  const subject = `${profile.provider}:${profile.subject}`;
  // Concurrent first sign-ins of one user: the second finds the account that the first created.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  const [identity] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.provider, profile.provider), eq(identities.providerId, profile.subject)));
  if (linkingUserId) return linkTo(ctx, tx, { profile, userId: linkingUserId, ownerId: identity?.userId });
  if (identity) {
    await touchIdentity(ctx, tx, identity.id, profile);
    return lockUser(tx, eq(users.id, identity.userId));
  }
  if (!profile.email)
    throw new AuthError(422, 'validation_failed', 'The sign-in provider gave no email address');
  const owner = (await lockUser(tx, eq(users.email, profile.email))) ?? (await createUser(ctx, tx, profile));
  if (!owner || (!owner.isNew && !profile.isEmailVerified)) return null;
  return adoptProfile(ctx, tx, { user: owner, profile });
}

/** Sends the mail that verifies the address of a profile, then rejects the sign-in. */
export async function mailForVerification(
  ctx: IdentityContext,
  profile: ProviderProfile,
  request: { redirectTo: string | undefined; ip: string },
): Promise<never> {
  await requestCode(ctx, {
    email: profile.email ?? '',
    createUser: true,
    data: {},
    codeChallenge: null,
    ...request,
  });
  const message = `Unverified email with ${profile.provider}. A confirmation email has been sent to your ${profile.provider} email`;
  throw new AuthError(422, 'provider_email_needs_verification', message);
}

type FoundUser = UserRow & { isNew?: boolean };

async function lockUser(tx: Transaction, condition: SQL): Promise<FoundUser | null> {
  const [user] = await tx.select().from(users).where(condition).for('no key update');
  return user ?? null;
}

/**
 * Null if the provider did not verify the address. A concurrent request may have created the user
 * already.
 */
async function createUser(ctx: IdentityContext, tx: Transaction, profile: ProviderProfile) {
  if (!ctx.settings.signUp)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!profile.isEmailVerified && !ctx.settings.autoconfirmEmail) return null;
  const { name } = profile.data;
  const now = ctx.now();
  const [created] = await tx
    .insert(users)
    .values({
      id: ctx.newId(),
      email: profile.email,
      emailConfirmedAt: now,
      userMetadata: profile.data,
      fullName: readPlainName(name, fullNameMaxLength),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (created) return { ...created, isNew: true };
  return lockUser(tx, eq(users.email, profile.email ?? ''));
}

/**
 * Adds the identity to the user. If the account was created before its address was verified, its
 * creator loses all access.
 */
async function adoptProfile(
  ctx: IdentityContext,
  tx: Transaction,
  { user, profile }: { user: FoundUser; profile: ProviderProfile },
): Promise<UserRow | null> {
  const now = ctx.now();
  const isProven = !isUnproven(user);
  if (!isProven) {
    await endEarlierAccess(ctx, tx, user.id);
    await tx.delete(identities).where(eq(identities.userId, user.id));
  }
  await insertIdentity(ctx, tx, { userId: user.id, profile });
  await tx
    .update(users)
    .set({
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      ...(isProven ? {} : { ...noClaim, passwordHash: null }),
      userMetadata: addProfile(user.userMetadata, profile.data),
      updatedAt: now,
    })
    .where(eq(users.id, user.id));
  await recordProviders(tx, user.id);
  if (!user.isNew)
    await recordActivity(ctx, tx, {
      userId: user.id,
      action: 'identity_linked',
      detail: nameProvider(profile.provider),
    });
  return lockUser(tx, eq(users.id, user.id));
}

/** The user's existing values win; if both together are too large, the profile is dropped. */
function addProfile(own: UserRow['userMetadata'], profile: ProviderProfile['data']): UserRow['userMetadata'] {
  const both = { ...profile, ...own };
  return jsonBytes(both) <= maxMetadataBytes ? both : own;
}

/**
 * Adds the identity to a signed-in user. Only an anonymous user gets its address, as at a first
 * sign-in: for other users, an identity must not decide the address of mails and codes.
 */
async function linkTo(
  ctx: IdentityContext,
  tx: Transaction,
  link: { profile: ProviderProfile; userId: string; ownerId: string | undefined },
): Promise<UserRow> {
  const { profile, userId, ownerId } = link;
  if (ownerId === userId) throw new AuthError(422, 'identity_already_exists', 'Identity is already linked');
  if (ownerId)
    throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user');
  const user = await lockUser(tx, eq(users.id, userId));
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  await insertIdentity(ctx, tx, { userId, profile });
  const address = user.isAnonymous && user.email === null && profile.isEmailVerified ? profile.email : null;
  if (address) {
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, address), ne(users.id, userId)));
    if (other) throw new AuthError(422, 'email_exists', 'A user with this email address already exists');
    await tx
      .update(users)
      // A password that is pending on another address must not apply to this one.
      .set({
        email: address,
        emailConfirmedAt: ctx.now(),
        isAnonymous: false,
        ...noClaim,
        updatedAt: ctx.now(),
      })
      .where(eq(users.id, userId));
  }
  await recordProviders(tx, userId);
  await recordActivity(ctx, tx, {
    userId,
    action: 'identity_linked',
    detail: nameProvider(profile.provider),
  });
  return (await lockUser(tx, eq(users.id, userId))) ?? user;
}

async function insertIdentity(
  ctx: IdentityContext,
  tx: Transaction,
  { userId, profile }: { userId: string; profile: ProviderProfile },
): Promise<void> {
  const now = ctx.now();
  await tx.insert(identities).values({
    id: ctx.newId(),
    userId,
    provider: profile.provider,
    providerId: profile.subject,
    email: profile.email,
    identityData: profile.data,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

async function touchIdentity(
  ctx: IdentityContext,
  tx: Transaction,
  id: string,
  profile: ProviderProfile,
): Promise<void> {
  const now = ctx.now();
  await tx
    .update(identities)
    .set({ email: profile.email, identityData: profile.data, lastSignInAt: now, updatedAt: now })
    .where(eq(identities.id, id));
}
