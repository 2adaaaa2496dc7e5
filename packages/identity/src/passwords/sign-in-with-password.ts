import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import { type Contact, type ContactInput, readContact, whereContact } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { subjectOf } from '../is-known-network.ts';
import { findKnownDevice } from '../known-devices.ts';
import { type ClientDevice, openSession, requireNotBanned } from '../open-session.ts';
import { clearRateLimit, passwordLimits, type RateLimit, requireRateLimit } from '../rate-limit.ts';
import type { UserRow } from '../session-store.ts';
import type { SessionView } from '../session-view.ts';
import { transact } from '../transact.ts';
import { findWeakness, type PasswordWeakness } from './check-password.ts';
import { hashPassword, isCurrentHash, verifyPassword } from './hash-password.ts';

export interface PasswordSignInInput extends ContactInput, ClientDevice {
  password: string;
  /** Cookie value of an earlier sign-in; it changes only which limit counts the attempt. */
  deviceSecret?: string | undefined;
}

export type PasswordSessionView = SessionView & { weak_password?: PasswordWeakness };

/**
 * Signs in with a password. Unknown users, users without a password and wrong passwords get the
 * same response after the same work; only a caller with the correct password learns whether the
 * address is confirmed. @throws AuthError 400 `invalid_credentials`, `user_banned`,
 * `email_not_confirmed`, `phone_not_confirmed`.
 */
export async function signInWithPassword(
  ctx: IdentityContext,
  input: PasswordSignInInput,
): Promise<PasswordSessionView> {
  if (!ctx.settings.password)
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  const contact = readContact(ctx.settings, input);
  const budget = await takeAttempt(ctx, { contact, input });

  const { users } = schema;
  const [user] = await ctx.database.db.select().from(users).where(whereContact(contact));
  const isRight = await verifyPassword(user ? expectedHash(user) : null, input.password);
  if (!user || !isRight) throw invalidCredentials();
  requireNotBanned(ctx, user, 400);
  requireConfirmed(user, contact.kind);

  const renewedHash = isImported(user) ? await hashPassword(input.password) : null;
  const session = await transact(ctx, async (tx) => {
    const [locked] = await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
    if (!locked) throw invalidCredentials();
    // The hash may have changed during the password check.
    const isSame = expectedHash(locked) === expectedHash(user);
    if (!isSame && !(await verifyPassword(expectedHash(locked), input.password))) throw invalidCredentials();
    if (renewedHash) await tx.update(users).set({ passwordHash: renewedHash }).where(eq(users.id, user.id));
    return openSession(ctx, tx, { userId: user.id, method: 'password', device: input });
  });
  await clearRateLimit(ctx, budget.limit, budget.subject);
  const weakness = findWeakness(ctx.settings, input.password);
  return weakness ? { ...session, weak_password: weakness } : session;
}

/**
 * Counts the attempt and returns the counter that a correct password resets. A known device has its
 * own limit, so that a stranger's guesses, even from the same address, do not lock its owner out.
 */
async function takeAttempt(
  ctx: IdentityContext,
  { contact, input: { ip, deviceSecret } }: { contact: Contact; input: PasswordSignInInput },
): Promise<{ limit: RateLimit; subject: string }> {
  const device = deviceSecret && (await findKnownDevice(ctx, { contact, secret: deviceSecret }));
  if (device) {
    await requireRateLimit(ctx, passwordLimits.device, device);
    return { limit: passwordLimits.device, subject: device };
  }
  const here = `${ip} ${contact.value}`;
  await requireRateLimit(ctx, passwordLimits.ip, ip);
  await requireRateLimit(ctx, passwordLimits.ipAndAddress, here);
  const { subject } = await subjectOf(ctx, { contact, ip });
  await requireRateLimit(ctx, passwordLimits.address, subject);
  return { limit: passwordLimits.ipAndAddress, subject: here };
}

/** The password of the newest sign-up, as long as the account is unverified. */
function expectedHash({ claimedPasswordHash, passwordHash }: UserRow): string | null {
  return claimedPasswordHash ?? passwordHash;
}

function isImported({ claimedPasswordHash, passwordHash }: UserRow): boolean {
  return claimedPasswordHash === null && passwordHash !== null && !isCurrentHash(passwordHash);
}

function requireConfirmed(user: UserRow, kind: 'email' | 'phone'): void {
  if (kind === 'email' && !user.emailConfirmedAt)
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  if (kind === 'phone' && !user.phoneConfirmedAt)
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}
