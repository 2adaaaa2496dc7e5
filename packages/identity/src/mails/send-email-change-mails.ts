import { schema } from '@keydence/db';
import { composeMail } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { CodeChallenge } from '../code-challenge.ts';
import type { IdentityContext } from '../context.ts';
import { startFlow } from '../flow-state.ts';
import { issueOneTimeToken } from '../one-time-token.ts';
import type { UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';
import { formatDuration } from './compose-code-mail.ts';
import { mailLink } from './mail-link.ts';
import { passwordNote } from './mail-messages.ts';
import { sendAwaitedMail } from './send-awaited-mail.ts';

export interface EmailChangeInput {
  user: UserRow;
  newEmail: string;
  redirectTo: string | undefined;
  codeChallenge: CodeChallenge | null;
}

/**
 * Stores the new address and mails a link and a code to it, and to the current one if both must
 * agree. @throws AuthError 503 if a mail cannot be sent.
 */
export async function sendEmailChangeMails(ctx: IdentityContext, input: EmailChangeInput): Promise<void> {
  const { user, newEmail } = input;
  const asksBoth = ctx.settings.secureEmailChange && user.email !== null;
  const { mails, setsPassword } = await transact(ctx, async (tx) => {
    const [changed] = await tx
      .update(schema.users)
      .set({ emailChange: newEmail, emailChangeSentAt: ctx.now(), emailChangeConfirmStatus: 0 })
      .where(eq(schema.users.id, user.id))
      .returning({ isAnonymous: schema.users.isAnonymous, claimed: schema.users.claimedPasswordHash });
    const { codeChallenge } = input;
    const flow = codeChallenge && { userId: user.id, method: 'email_change', codeChallenge };
    const flowStateId = flow ? await startFlow(ctx, tx, flow) : null;
    const issue = async (tokenType: 'email_change_current' | 'email_change_new', to: string) => {
      const token = await issueOneTimeToken(ctx, tx, { userId: user.id, tokenType, flowStateId });
      const { redirectTo } = input;
      const link = mailLink(ctx.settings, {
        linkToken: token.linkToken,
        type: 'email_change',
        email: to,
        redirectTo,
      });
      return { to, link, code: token.code };
    };
    const asked = [await issue('email_change_new', newEmail)];
    if (asksBoth && user.email) asked.push(await issue('email_change_current', user.email));
    return { mails: asked, setsPassword: changed?.isAnonymous === true && changed.claimed !== null };
  });
  const otherMail = asksBoth ? ['The change is made when both addresses have confirmed it.'] : [];
  for (const { to, link, code } of mails)
    await sendAwaitedMail(
      ctx,
      composeMail({
        to,
        subject: 'Confirm your new Keydence address',
        paragraphs: [
          user.email
            ? `You asked to change your Keydence address from ${user.email} to ${newEmail}.`
            : `You asked to set your Keydence address to ${newEmail}.`,
          ...otherMail,
        ],
        button: { label: 'Confirm the change', url: link },
        code,
        notes: [
          `The link and the code work once and expire in ${formatDuration(ctx.settings.codeLifeSeconds)}.`,
          setsPassword
            ? passwordNote
            : 'If you did not request this, do not confirm. Your address stays as it is.',
        ],
      }),
    );
}
