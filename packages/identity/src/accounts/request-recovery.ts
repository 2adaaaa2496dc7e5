import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { CodeChallenge } from '../code-challenge.ts';
import { normaliseEmail } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { requireMailLimits, sendCodeMail } from '../mails/send-code-mail.ts';

export interface RecoveryInput {
  email: string;
  redirectTo: string | undefined;
  codeChallenge: CodeChallenge | null;
  ip: string;
}

/**
 * Mails a sign-in link for choosing a new password. An unknown address gets no mail, but the same
 * response after the same work: the lookup runs after the response.
 */
export async function requestRecovery(ctx: IdentityContext, input: RecoveryInput): Promise<void> {
  if (!ctx.settings.password)
    throw new AuthError(400, 'email_provider_disabled', 'Password recovery is disabled');
  const email = normaliseEmail(input.email);
  await requireMailLimits(ctx, email, input.ip);
  ctx.background.run(async () => {
    const [user] = await ctx.database.db.select().from(schema.users).where(eq(schema.users.email, email));
    if (user) await sendCodeMail(ctx, { ...input, user, email, type: 'recovery', claim: {} });
  });
}
