import { AuthError } from './auth-error.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { type ContactInput, readContact } from './contact.ts';
import type { IdentityContext } from './context.ts';
import { findOrCreateUser } from './find-or-create-user.ts';
import { requireMailLimits, sendAwaitedCodeMail } from './mails/send-code-mail.ts';
import { requireSmsLimits, sendCodeSms } from './phones/send-code-sms.ts';
import { transact } from './transact.ts';
import { requireMetadataSize } from './user-metadata.ts';

export interface RequestCodeInput extends ContactInput {
  /** True if an unknown user signs up. */
  createUser: boolean;
  /** Initial `user_metadata` of the user who verifies the address with this code. */
  data: Record<string, unknown>;
  redirectTo: string | undefined;
  /** If set, the link yields a code that only the holder of the verifier can exchange. */
  codeChallenge: CodeChallenge | null;
  ip: string;
}

/**
 * Mails a sign-in link and code, or texts a code. Limits per address count unknown ones too, so
 * that the response reveals nothing; only `createUser: false` reveals an account, as the public
 * client expects.
 */
export async function requestCode(
  ctx: IdentityContext,
  input: RequestCodeInput,
): Promise<{ messageId?: string }> {
  const contact = readContact(ctx.settings, input);
  requireMetadataSize(input.data);
  if (contact.kind === 'phone') await requireSmsLimits(ctx, contact.value, input.ip);
  else await requireMailLimits(ctx, contact.value, input.ip);
  const create = input.createUser && ctx.settings.signUp;
  const claim = { data: input.data };
  const user = await transact(ctx, (tx) => findOrCreateUser(ctx, tx, { contact, create, data: {} }));
  if (!user) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  if (contact.kind === 'phone')
    return sendCodeSms(ctx, { userId: user.id, phone: contact.value, tokenType: 'sms', claim });
  const isKnown = user.emailConfirmedAt !== null || ctx.settings.autoconfirmEmail;
  const type = isKnown ? 'magiclink' : 'signup';
  const { redirectTo, codeChallenge } = input;
  const tokenType = isKnown ? 'recovery' : 'first_sign_in';
  const mail = { user, email: contact.value, type, tokenType, redirectTo, codeChallenge, claim } as const;
  await sendAwaitedCodeMail(ctx, mail);
  return {};
}
