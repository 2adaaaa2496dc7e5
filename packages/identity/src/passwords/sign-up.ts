import { schema, type Transaction } from '@keydence/db';
import { type AccountClaim, replaceClaim } from '../account-claim.ts';
import { AuthError } from '../auth-error.ts';
import type { CodeChallenge } from '../code-challenge.ts';
import { confirmContact } from '../confirm-contact.ts';
import { type Contact, type ContactInput, readContact, whereContact } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { createUser } from '../find-or-create-user.ts';
import { requireMailLimits, sendCodeMail } from '../mails/send-code-mail.ts';
import { type ClientDevice, openSession } from '../open-session.ts';
import { requireSmsLimits, sendCodeSms } from '../phones/send-code-sms.ts';
import { requireRateLimit, signUpLimit } from '../rate-limit.ts';
import type { UserRow } from '../session-store.ts';
import type { SessionView } from '../session-view.ts';
import { transact } from '../transact.ts';
import { requireMetadataSize } from '../user-metadata.ts';
import type { UserView } from '../user-view.ts';
import { requireGoodPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { viewNewcomer } from './view-newcomer.ts';

export interface SignUpInput extends ContactInput, ClientDevice {
  password: string;
  /** Initial `user_metadata`. */
  data: Record<string, unknown>;
  redirectTo: string | undefined;
  codeChallenge: CodeChallenge | null;
}

/**
 * Signs up with a password: returns a session if addresses need no verification, else the user
 * without one, and sends a mail. Then a known address gets the same response after the same work as
 * a new one, so that the response does not reveal accounts: the lookup runs after it. @throws
 * AuthError 422 `signup_disabled`, `weak_password`, `user_already_exists` (autoconfirm only).
 */
export async function signUp(ctx: IdentityContext, input: SignUpInput): Promise<SessionView | UserView> {
  const contact = readSignUp(ctx, input);
  await requireRateLimit(ctx, signUpLimit, input.ip);
  const isAutoconfirmed =
    contact.kind === 'email' ? ctx.settings.autoconfirmEmail : ctx.settings.autoconfirmPhone;
  if (!isAutoconfirmed) {
    if (contact.kind === 'phone') await requireSmsLimits(ctx, contact.value, input.ip);
    else await requireMailLimits(ctx, contact.value, input.ip);
  }
  const passwordHash = await hashPassword(input.password);
  const newcomer = { contact, claim: { passwordHash, data: input.data } };
  if (isAutoconfirmed) return openAccount(ctx, newcomer, input);
  const ids = { user: ctx.newId(), identity: ctx.newId() };
  ctx.background.run(() => askForProof(ctx, { ...newcomer, ids }, input));
  return viewNewcomer({ contact, data: input.data }, { ids, now: ctx.now() });
}

interface Newcomer {
  contact: Contact;
  claim: AccountClaim;
  ids?: { user: string; identity: string };
}

async function openAccount(
  ctx: IdentityContext,
  newcomer: Newcomer,
  device: ClientDevice,
): Promise<SessionView> {
  const { claim } = newcomer;
  return transact(ctx, async (tx) => {
    const { user: known, isConfirmed } = await addUser(ctx, tx, newcomer);
    if (isConfirmed) throw new AuthError(422, 'user_already_exists', 'User already registered');
    const user = await replaceClaim(tx, known, claim);
    await confirmContact(ctx, tx, { user, kind: newcomer.contact.kind });
    return openSession(ctx, tx, { userId: user.id, method: 'password', device });
  });
}

/** Sends a code by mail or text message unless the contact is verified. */
async function askForProof(ctx: IdentityContext, newcomer: Newcomer, input: SignUpInput): Promise<void> {
  const { contact, claim } = newcomer;
  const { user, isConfirmed } = await transact(ctx, (tx) => addUser(ctx, tx, newcomer));
  if (isConfirmed) return;
  const { redirectTo, codeChallenge } = input;
  if (contact.kind === 'phone')
    await sendCodeSms(ctx, { userId: user.id, phone: contact.value, tokenType: 'sms', claim });
  else
    await sendCodeMail(ctx, {
      user,
      email: contact.value,
      type: 'signup',
      redirectTo,
      codeChallenge,
      claim,
    });
}

function readSignUp(ctx: IdentityContext, input: SignUpInput): Contact {
  const { settings } = ctx;
  if (!settings.signUp) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!settings.password) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  if (!input.password) throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  const contact = readContact(settings, input);
  if (contact.kind === 'phone' && input.codeChallenge)
    throw new AuthError(400, 'validation_failed', 'PKCE not supported for phone signups');
  requireGoodPassword(settings, input.password);
  requireMetadataSize(input.data);
  return contact;
}

/** The user of the contact, without password and metadata until the contact is verified. */
async function addUser(
  ctx: IdentityContext,
  tx: Transaction,
  { contact, ids }: Newcomer,
): Promise<{ user: UserRow; isConfirmed: boolean }> {
  const read = () => tx.select().from(schema.users).where(whereContact(contact)).for('no key update');
  const [existing] = await read();
  if (!existing) await createUser(ctx, tx, { [contact.kind]: contact.value, data: {}, ...(ids && { ids }) });
  const [user] = existing ? [existing] : await read();
  if (!user) throw new Error('The new user cannot be read.');
  const confirmedAt = contact.kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt;
  return { user, isConfirmed: confirmedAt !== null };
}
