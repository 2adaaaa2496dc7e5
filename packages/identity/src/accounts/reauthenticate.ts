import { schema } from '@keydence/db';
import { composeMail } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { formatDuration } from '../mails/compose-code-mail.ts';
import { sendAwaitedMail } from '../mails/send-awaited-mail.ts';
import { requireMailLimits } from '../mails/send-code-mail.ts';
import { issueOneTimeToken } from '../one-time-token.ts';
import { requireSmsLimits, sendCodeSms } from '../phones/send-code-sms.ts';
import { requireSession } from '../require-session.ts';
import { transact } from '../transact.ts';

/** Sends a six-digit nonce that confirms an older session; see `requireStepUp`. */
export async function reauthenticate(
  ctx: IdentityContext,
  input: { authorization: string | undefined; ip: string },
): Promise<void> {
  const { user } = await requireSession(ctx, input.authorization);
  if (user.email) {
    if (!user.emailConfirmedAt)
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
    await requireMailLimits(ctx, user.email, input.ip);
    await mailNonce(ctx, { userId: user.id, to: user.email });
  } else if (user.phone) {
    if (!user.phoneConfirmedAt)
      throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.');
    await requireSmsLimits(ctx, user.phone, input.ip);
    await sendCodeSms(ctx, { userId: user.id, phone: user.phone, tokenType: 'reauthentication' });
  } else
    throw new AuthError(
      400,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
}

async function mailNonce(
  ctx: IdentityContext,
  { userId, to }: { userId: string; to: string },
): Promise<void> {
  const { code } = await transact(ctx, async (tx) => {
    const { users } = schema;
    await tx.update(users).set({ reauthenticationSentAt: ctx.now() }).where(eq(users.id, userId));
    return issueOneTimeToken(ctx, tx, { userId, tokenType: 'reauthentication' });
  });
  await sendAwaitedMail(
    ctx,
    composeMail({
      to,
      subject: 'Your Keydence confirmation code',
      paragraphs: [
        `Your confirmation code: ${code}`,
        'Enter it to confirm a change to your Keydence account.',
      ],
      notes: [
        `The code works once and expires in ${formatDuration(ctx.settings.codeLifeSeconds)}.`,
        'If you did not request this, another person is signed in to your account. Sign out all other sessions.',
      ],
    }),
  );
}
