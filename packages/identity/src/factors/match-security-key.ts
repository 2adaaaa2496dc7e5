import { timingSafeEqual } from 'node:crypto';
import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { hashCode } from '../six-digit-code.ts';
import { readKey } from './challenge-security-key.ts';
import type { FactorRow } from './factor-view.ts';
import { readNewKey, readSignature, type SignedByKey } from './security-key.ts';

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

const credentials = schema.webauthnCredentials;
const use = 'second-factor';

/** The first correct answer of a factor registers its key; each later one is a signature by it. */
export async function matchSecurityKey(ctx: IdentityContext, attempt: Attempt): Promise<Proof> {
  const { tx, factor, challenge, answer } = attempt;
  const { codeHash } = challenge;
  const presented = answer.credential;
  if (!presented || !codeHash) return null;
  const isAsked = async (code: string) =>
    timingSafeEqual(await hashCode(ctx, { rowId: challenge.id, code }), codeHash);
  const key = await readKey(tx, factor.id);
  if (key) {
    const signCount = await readSignature(ctx.settings, { key, presented, use }, isAsked);
    if (signCount === null) return null;
    await tx.update(credentials).set({ signCount }).where(eq(credentials.factorId, factor.id));
    return {};
  }
  const fresh = await readNewKey(ctx.settings, { presented, use }, isAsked);
  if (!fresh) return null;
  const { id: credentialId, publicKey, counter: signCount, transports } = fresh;
  const added = await tx
    .insert(credentials)
    .values({ factorId: factor.id, credentialId, publicKey, signCount, transports, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: credentials.factorId });
  return added.length > 0 ? {} : null;
}
