import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { formatDuration } from '../mails/compose-code-mail.ts';

/** Throws 422 `sms_send_failed` if the message cannot be sent. */
export async function textCode(
  ctx: IdentityContext,
  { phone, code, lifeSeconds }: { phone: string; code: string; lifeSeconds: number },
): Promise<{ messageId: string }> {
  const text = `Your Keydence code: ${code}\nIt works once and expires in ${formatDuration(lifeSeconds)}.`;
  try {
    return await ctx.sms.send({ to: phone, text });
  } catch (cause) {
    throw new AuthError(422, 'sms_send_failed', 'The text message could not be sent', { cause });
  }
}
