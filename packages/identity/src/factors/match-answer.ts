import { timingSafeEqual } from 'node:crypto';
import type { schema, Transaction } from '@keydence/db';
import type { IdentityContext } from '../context.ts';
import { openSealed } from '../sealed-text.ts';
import type { FactorType } from '../settings.ts';
import { hashCode } from '../six-digit-code.ts';
import { readFactorType } from './factor-kinds.ts';
import type { FactorRow } from './factor-view.ts';
import { matchSecurityKey } from './match-security-key.ts';
import type { SignedByKey } from './security-key.ts';
import { matchTotpStep } from './totp.ts';

export type ChallengeRow = typeof schema.mfaChallenges.$inferSelect;

export interface FactorAnswer {
  code: string;
  /** Response signed by a security key. */
  credential?: SignedByKey | undefined;
}

export interface Attempt {
  tx: Transaction;
  factor: FactorRow;
  challenge: ChallengeRow;
  answer: FactorAnswer;
}

/** Changes to the factor after a correct answer; null for a wrong one. */
export type Proof = Partial<Pick<FactorRow, 'lastUsedStep'>> | null;

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
