import { randomUUID } from 'node:crypto';
import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { CodeChallenge } from './code-challenge.ts';
import type { IdentityContext } from './context.ts';
import { hashToken } from './refresh-token.ts';

const flows = schema.flowStates;

/** Stores the start of a flow with its challenge; returns the flow's id. */
export async function startFlow(
  ctx: IdentityContext,
  tx: Transaction,
  flow: { userId: string; method: string; codeChallenge: CodeChallenge },
): Promise<string> {
  const id = ctx.newId();
  await tx.insert(flows).values({
    id,
    userId: flow.userId,
    method: flow.method,
    codeChallenge: flow.codeChallenge.challenge,
    codeChallengeMethod: flow.codeChallenge.method,
    createdAt: ctx.now(),
  });
  return id;
}

/**
 * The code that the flow's client exchanges for the session. Only its hash is stored; its lifetime
 * starts now.
 */
export async function issueAuthCode(
  ctx: IdentityContext,
  tx: Transaction,
  { flowStateId }: { flowStateId: string },
): Promise<string> {
  const code = randomUUID();
  await tx
    .update(flows)
    .set({ authCodeHash: hashToken(code), authCodeIssuedAt: ctx.now() })
    .where(eq(flows.id, flowStateId));
  return code;
}
