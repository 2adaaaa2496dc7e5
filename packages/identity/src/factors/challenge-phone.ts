import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { challengeSeconds } from '../lifetimes.ts';
import { requireSmsLimits } from '../phones/send-code-sms.ts';
import { textCode } from '../phones/text-code.ts';
import { newSixDigitCode } from '../six-digit-code.ts';
import type { Asked, Question } from './question.ts';

/** A code by text message. A phone in `testCodes` gets its configured code and no message. */
export async function prepareText(
  ctx: IdentityContext,
  { factor: { phone }, input: { channel, ip } }: Asked,
): Promise<Question> {
  if (!phone) throw new Error('A phone factor has no phone.');
  if (channel && channel !== 'sms')
    throw new AuthError(400, 'validation_failed', 'Invalid channel, codes are sent by sms only');
  await requireSmsLimits(ctx, phone, ip);
  const testCode = ctx.settings.testCodes[phone];
  if (testCode) return { code: testCode };
  const code = newSixDigitCode();
  return {
    code,
    send: async () => void (await textCode(ctx, { phone, code, lifeSeconds: challengeSeconds })),
  };
}
