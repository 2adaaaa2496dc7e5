import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { replaceClaim } from '../account-claim.ts';
import { AuthError } from '../auth-error.ts';
import type { CodeChallenge } from '../code-challenge.ts';
import { type Contact, type ContactInput, readContact } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { requireMailLimits } from '../mails/send-code-mail.ts';
import { sendEmailChangeMails } from '../mails/send-email-change-mails.ts';
import { deleteOneTimeTokens } from '../one-time-token.ts';
import { requireGoodPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireSmsLimits, sendCodeSms } from '../phones/send-code-sms.ts';
import { requireRateLimit, updateUserLimit } from '../rate-limit.ts';
import { requireSession } from '../require-session.ts';
import type { SessionRecord, UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';
import { mergeMetadata } from '../user-metadata.ts';
import { isSsoUser, readUserView, type UserView } from '../user-view.ts';
import { applyContactChange, requireFreeContact } from './apply-address-change.ts';
import { changePassword } from './change-password.ts';
import { requireSecondFactor, requireStepUp } from './require-step-up.ts';

export interface UpdateUserInput extends ContactInput {
  password?: string | undefined;
  /** Must be correct if given. */
  currentPassword?: string | undefined;
  /**
   * The code of a reauthentication, for an older session. Sent alone, it confirms the session for
   * `stepUpMinutes`.
   */
  nonce?: string | undefined;
  /** Merged into `user_metadata`; null deletes a key. */
  data?: Record<string, unknown> | undefined;
  /** Only administrators may send it. */
  hasAppMetadata: boolean;
  redirectTo: string | undefined;
  codeChallenge: CodeChallenge | null;
  ip: string;
}

/**
 * Changes the signed-in user. New addresses and phones apply after confirmation; all checks run
 * before any write. @throws AuthError 400 `validation_failed` for too much metadata,
 * `reauthentication_needed`; 422 `email_exists`, `phone_exists`, `same_password`, `weak_password`,
 * `reauthentication_not_valid`, `user_sso_managed`; 401 `insufficient_aal`; 403 `not_admin`.
 */
export async function updateUser(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: UpdateUserInput,
): Promise<UserView> {
  const { session, user } = await requireSession(ctx, authorization);
  await requireRateLimit(ctx, updateUserLimit, input.ip);
  if (input.hasAppMetadata)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  mergeMetadata(user.userMetadata, input.data);
  await requireConfirmed(ctx, { session, user, input });
  const changes = await readChanges(ctx, user, input);
  const { password, currentPassword, data } = input;
  if (isFirstContact(user) && changes.length > 0) await claimFirstPassword(ctx, user, password);
  else if (password !== undefined) await changePassword(ctx, { session, user, password, currentPassword });
  if (data) await mergeData(ctx, user.id, data);
  for (const contact of changes) await changeContact(ctx, { user, contact, input });
  const [updated] = await ctx.database.db.select().from(schema.users).where(eq(schema.users.id, user.id));
  return readUserView(ctx.database.db, updated ?? user);
}

function isFirstContact({ isAnonymous, email, phone }: UserRow): boolean {
  return isAnonymous && email === null && phone === null;
}

/** An anonymous user's password applies once the address or phone sent with it is verified. */
async function claimFirstPassword(
  ctx: IdentityContext,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) requireGoodPassword(ctx.settings, password);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await transact(ctx, async (tx) => {
    const fresh = await lockUser(tx, user.id);
    await deleteOneTimeTokens(tx, user.id);
    if (fresh) await replaceClaim(tx, fresh, { passwordHash });
  });
}

async function requireConfirmed(
  ctx: IdentityContext,
  { session, user, input }: { session: SessionRecord; user: UserRow; input: UpdateUserInput },
): Promise<void> {
  const { email, phone, password, nonce } = input;
  const isOnlyPassword = !email && !phone && password !== undefined;
  if (email || phone || password !== undefined) await requireOwnCredentials(ctx, user.id);
  else if (!nonce) return;
  if (isOnlyPassword && !nonce && !ctx.settings.passwordReauthentication)
    return requireSecondFactor(ctx, { session });
  await requireStepUp(ctx, { session, user, nonce });
}

/** Attributes of SSO users are changed at the company's identity provider. */
async function requireOwnCredentials(ctx: IdentityContext, userId: string): Promise<void> {
  const { identities } = schema;
  const rows = await ctx.database.db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId));
  const message = 'Updating email, phone, password of a SSO account only possible via SSO';
  if (isSsoUser(rows)) throw new AuthError(422, 'user_sso_managed', message);
}

/**
 * Contacts that differ from the current ones, after taking their rate limits and checking that they
 * are free.
 */
async function readChanges(ctx: IdentityContext, user: UserRow, input: UpdateUserInput): Promise<Contact[]> {
  const asked = [
    ...(input.email ? [readContact(ctx.settings, { email: input.email })] : []),
    ...(input.phone ? [readContact(ctx.settings, { phone: input.phone })] : []),
  ].filter(({ kind, value }) => user[kind] !== value);
  for (const contact of asked) {
    await transact(ctx, (tx) => requireFreeContact(tx, user.id, contact));
    if (contact.kind === 'phone' && !ctx.settings.autoconfirmPhone)
      await requireSmsLimits(ctx, contact.value, input.ip);
    if (contact.kind === 'email' && !ctx.settings.autoconfirmEmail)
      await requireMailLimits(ctx, contact.value, input.ip);
  }
  return asked;
}

async function changeContact(
  ctx: IdentityContext,
  { user, contact, input }: { user: UserRow; contact: Contact; input: UpdateUserInput },
): Promise<void> {
  const { autoconfirmEmail, autoconfirmPhone } = ctx.settings;
  if (contact.kind === 'email' ? autoconfirmEmail : autoconfirmPhone)
    return transact(ctx, async (tx) => {
      const fresh = await lockUser(tx, user.id);
      if (fresh) await applyContactChange(ctx, tx, { user: fresh, contact });
    });
  if (contact.kind === 'email') {
    const { redirectTo, codeChallenge } = input;
    return sendEmailChangeMails(ctx, { user, newEmail: contact.value, redirectTo, codeChallenge });
  }
  const wish = { userId: user.id, phone: contact.value, tokenType: 'phone_change', isNewWish: true } as const;
  await sendCodeSms(ctx, wish);
}

async function mergeData(ctx: IdentityContext, userId: string, data: Record<string, unknown>): Promise<void> {
  await transact(ctx, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return;
    await tx
      .update(schema.users)
      .set({ userMetadata: mergeMetadata(user.userMetadata, data), updatedAt: ctx.now() })
      .where(eq(schema.users.id, userId));
  });
}

async function lockUser(tx: Transaction, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(schema.users).where(eq(schema.users.id, userId)).for('no key update');
  return user;
}
