import type { OutgoingMail } from '@keydence/domain';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';

/**
 * Sends a mail while the user waits. Throws 503 `unexpected_failure`, with a message for the user,
 * if it cannot be sent.
 */
export async function sendAwaitedMail(ctx: IdentityContext, mail: OutgoingMail): Promise<void> {
  await ctx.mailer.send(mail).catch((cause: unknown) => {
    const message = 'The mail could not be sent. Please try again in a minute.';
    const retryAfterSeconds = ctx.settings.mailIntervalSeconds;
    throw new AuthError(503, 'unexpected_failure', message, { retryAfterSeconds, cause });
  });
}
