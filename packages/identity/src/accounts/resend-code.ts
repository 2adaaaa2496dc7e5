import { schema } from '@keydence/db';
import { and, eq, isNull } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { CodeChallenge } from '../code-challenge.ts';
import { type Contact, type ContactInput, readContact, whereContact } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { requireMailLimits, sendCodeMail } from '../mails/send-code-mail.ts';
import { sendEmailChangeMails } from '../mails/send-email-change-mails.ts';
import { requireSmsLimits, sendCodeSms } from '../phones/send-code-sms.ts';

export interface ResendInput extends ContactInput {
  type: string;
  redirectTo: string | undefined;
  codeChallenge: CodeChallenge | null;
  ip: string;
}

const kindByType: Record<string, Contact['kind']> = {
  signup: 'email',
  email_change: 'email',
  sms: 'phone',
  phone_change: 'phone',
};

/**
 * Resends a pending code. Without one, nothing is sent, and the response is the same after the same
 * work: the lookup runs after the response.
 */
export async function resendCode(ctx: IdentityContext, input: ResendInput): Promise<void> {
  const kind = Object.hasOwn(kindByType, input.type) ? kindByType[input.type] : undefined;
  if (!kind)
    throw new AuthError(
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    );
  const contact = readContact(ctx.settings, input);
  if (contact.kind !== kind)
    throw new AuthError(
      400,
      'validation_failed',
      `Type provided requires ${kind === 'email' ? 'an email address' : 'a phone number'}`,
    );
  if (kind === 'phone') {
    await requireSmsLimits(ctx, contact.value, input.ip);
    ctx.background.run(() => resendSms(ctx, input.type, contact));
  } else {
    await requireMailLimits(ctx, contact.value, input.ip);
    ctx.background.run(() => resendMail(ctx, input, contact));
  }
}

async function resendMail(ctx: IdentityContext, input: ResendInput, contact: Contact): Promise<void> {
  const [user] = await ctx.database.db.select().from(schema.users).where(whereContact(contact));
  if (!user) return;
  const { redirectTo, codeChallenge } = input;
  if (input.type === 'signup' && !user.emailConfirmedAt)
    await sendCodeMail(ctx, { user, email: contact.value, type: 'signup', redirectTo, codeChallenge });
  if (input.type === 'email_change' && user.emailChange)
    await sendEmailChangeMails(ctx, { user, newEmail: user.emailChange, redirectTo, codeChallenge });
}

async function resendSms(ctx: IdentityContext, type: string, { value }: Contact): Promise<void> {
  const { users } = schema;
  const waiting =
    type === 'sms'
      ? and(eq(users.phone, value), isNull(users.phoneConfirmedAt))
      : eq(users.phoneChange, value);
  const [user] = await ctx.database.db.select().from(users).where(waiting).limit(1);
  if (!user) return;
  await sendCodeSms(ctx, {
    userId: user.id,
    phone: value,
    tokenType: type === 'sms' ? 'sms' : 'phone_change',
  });
}
