import { timingSafeEqual } from 'node:crypto';
import type { IdentityContext } from '../context.ts';
import { openSealed } from '../sealed-text.ts';
import type { FactorType } from '../settings.ts';
import { hashCode } from '../six-digit-code.ts';
import { readFactorType } from './factor-kinds.ts';
import { type Attempt, matchSecurityKey, type Proof } from './match-security-key.ts';
import { matchTotpStep } from './totp.ts';

/** Checks an answer and returns the changes to store in the factor. */
export function matchAnswer(ctx: IdentityContext, attempt: Attempt): Promise<Proof> {
  return matchers[readFactorType(attempt.factor)](ctx, attempt);
}

const matchers: Record<FactorType, (ctx: IdentityContext, attempt: Attempt) => Promise<Proof>> = {
  totp: async (ctx, { factor, answer }) => {
    const secret = await openSealed(ctx, factor.secret ?? '');
    const step = matchTotpStep(secret, answer.code, ctx.now());
    if (step === null || (factor.lastUsedStep !== null && step <= factor.lastUsedStep)) return null;
    return { lastUsedStep: step };
  },
  phone: async (ctx, { challenge, answer }) => {
    if (!challenge.codeHash) return null;
    const given = await hashCode(ctx, { rowId: challenge.id, code: answer.code });
    return timingSafeEqual(given, challenge.codeHash) ? {} : null;
  },
  webauthn: matchSecurityKey,
};
