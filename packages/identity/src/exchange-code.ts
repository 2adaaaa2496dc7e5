import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import { matchesChallenge } from './code-challenge.ts';
import type { IdentityContext } from './context.ts';
import { authCodeSeconds } from './lifetimes.ts';
import { withProviderTokens } from './oauth/provider-tokens.ts';
import { type ClientDevice, openSession } from './open-session.ts';
import { requireRateLimit, tokenLimit } from './rate-limit.ts';
import { hashToken } from './refresh-token.ts';
import { openSealed } from './sealed-text.ts';
import type { SessionView } from './session-view.ts';
import { transact } from './transact.ts';

export interface ExchangeCodeInput extends ClientDevice {
  authCode: string;
  codeVerifier: string;
}

const flows = schema.flowStates;

/**
 * Exchanges the code of a finished flow for its session, once. @throws AuthError 404
 * `flow_state_not_found`, 422 `flow_state_expired`, 400 `bad_code_verifier`.
 */
export async function exchangeCode(ctx: IdentityContext, input: ExchangeCodeInput): Promise<SessionView> {
  if (!input.authCode || !input.codeVerifier)
    throw new AuthError(
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    );
  await requireRateLimit(ctx, tokenLimit, input.ip);
  return transact(ctx, async (tx) => {
    const flow = await lockFlow(ctx, tx, input);
    await tx.delete(flows).where(eq(flows.id, flow.id));
    const session = await openSession(ctx, tx, { userId: flow.userId, method: flow.method, device: input });
    if (!flow.providerTokens) return session;
    return withProviderTokens(session, JSON.parse(await openSealed(ctx, flow.providerTokens)));
  });
}

/** The row lock serializes parallel exchanges of one code; all but the first find nothing. */
async function lockFlow(ctx: IdentityContext, tx: Transaction, input: ExchangeCodeInput) {
  const [flow] = await tx
    .select()
    .from(flows)
    .where(eq(flows.authCodeHash, hashToken(input.authCode)))
    .for('update');
  if (!flow?.userId || !flow.authCodeIssuedAt || !flow.codeChallenge)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (ctx.now().getTime() - flow.authCodeIssuedAt.getTime() >= authCodeSeconds * 1000)
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  const method = flow.codeChallengeMethod === 'plain' ? 'plain' : 's256';
  if (!matchesChallenge({ challenge: flow.codeChallenge, method }, input.codeVerifier))
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  return { ...flow, userId: flow.userId };
}
