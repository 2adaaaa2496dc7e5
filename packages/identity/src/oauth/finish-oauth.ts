import { schema } from '@keydence/db';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as oidc from 'openid-client';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { issueAuthCode } from '../flow-state.ts';
import { isUuid } from '../is-uuid.ts';
import { oauthStateSeconds } from '../lifetimes.ts';
import { type ClientDevice, openSession, requireNotBanned } from '../open-session.ts';
import { sealText } from '../sealed-text.ts';
import type { SessionView } from '../session-view.ts';
import { transact } from '../transact.ts';
import { linkAccount, mailForVerification } from './link-account.ts';
import { providerUnreachable, requireProvider } from './oidc-clients.ts';
import { type ProviderProfile, readProfile } from './provider-profile.ts';
import { type ProviderTokens, withProviderTokens } from './provider-tokens.ts';

export interface FinishOAuthInput extends ClientDevice {
  /** What the provider sent back, from the query or a posted form. */
  answer: URLSearchParams;
}

/** Where the browser goes on, and with what. */
export type OAuthReturn = { redirectTo: string } & (
  | { code: string }
  | { session: SessionView }
  | { failure: unknown }
);

const flows = schema.flowStates;
type FlowRow = typeof flows.$inferSelect;

/**
 * Ends a sign-in at a provider: checks its answer, finds or makes the user, and returns to where it began.
 * @throws AuthError 400 `bad_oauth_callback` or `bad_oauth_state` for an answer to nothing that is under way.
 */
export async function finishOAuth(ctx: IdentityContext, input: FinishOAuthInput): Promise<OAuthReturn> {
  const flow = await takeFlow(ctx, input.answer.get('state'));
  const redirectTo = flow.redirectTo ?? ctx.settings.siteUrl;
  try {
    const { profile, tokens } = await askProvider(ctx, flow, input.answer);
    return { redirectTo, ...(await finishFlow(ctx, { flow, profile, tokens, device: input })) };
  } catch (error) {
    return { redirectTo, failure: error };
  }
}

/** A state answers once: whoever comes second finds nothing. */
async function takeFlow(ctx: IdentityContext, state: string | null): Promise<FlowRow> {
  if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  const invalid = new AuthError(400, 'bad_oauth_state', 'OAuth state is invalid or has been used');
  if (!isUuid(state)) throw invalid;
  const [flow] = await ctx.database.db
    .update(flows)
    .set({ answeredAt: ctx.now() })
    .where(and(eq(flows.id, state), isNotNull(flows.provider), isNull(flows.answeredAt)))
    .returning();
  if (!flow) throw invalid;
  if (ctx.now().getTime() - flow.createdAt.getTime() >= oauthStateSeconds * 1000)
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state has expired');
  return flow;
}

async function askProvider(
  ctx: IdentityContext,
  flow: FlowRow,
  answer: URLSearchParams,
): Promise<{ profile: ProviderProfile; tokens: ProviderTokens }> {
  const provider = requireProvider(ctx, flow.provider ?? '');
  const refused = answer.get('error');
  if (refused) throw providerRefused(refused, answer.get('error_description'));
  if (!answer.get('code'))
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code');
  const { configuration } = await ctx.oidcClients(provider);
  const callback = new URL(ctx.settings.callbackUrl);
  callback.search = answer.toString();
  try {
    const granted = await oidc.authorizationCodeGrant(configuration, callback, {
      expectedState: flow.id,
      expectedNonce: flow.nonce ?? '',
      pkceCodeVerifier: flow.providerVerifier ?? '',
      idTokenExpected: true,
    });
    const claims = { ...granted.claims() };
    if (!claims.email && configuration.serverMetadata().userinfo_endpoint)
      Object.assign(claims, await oidc.fetchUserInfo(configuration, granted.access_token, claims.sub ?? ''));
    return {
      profile: readProfile(provider.name, claims),
      tokens: { accessToken: granted.access_token, refreshToken: granted.refresh_token ?? null },
    };
  } catch (error) {
    throw exchangeFailed(error);
  }
}

async function finishFlow(
  ctx: IdentityContext,
  parts: { flow: FlowRow; profile: ProviderProfile; tokens: ProviderTokens; device: ClientDevice },
): Promise<{ code: string } | { session: SessionView }> {
  const { flow, profile, tokens, device } = parts;
  const sealed = await sealText(ctx, JSON.stringify(tokens));
  const done = await transact(ctx, async (tx) => {
    const user = await linkAccount(ctx, tx, { profile, linkingUserId: flow.linkingUserId });
    if (!user) return null;
    requireNotBanned(ctx, user);
    const userId = user.id;
    if (!flow.codeChallenge) {
      await tx.delete(flows).where(eq(flows.id, flow.id));
      const session = await openSession(ctx, tx, { userId, method: flow.method, device });
      return { session: withProviderTokens(session, tokens) };
    }
    await tx.update(flows).set({ userId, providerTokens: sealed }).where(eq(flows.id, flow.id));
    return { code: await issueAuthCode(ctx, tx, { flowStateId: flow.id }) };
  });
  return (
    done ?? mailForVerification(ctx, profile, { redirectTo: flow.redirectTo ?? undefined, ip: device.ip })
  );
}

function providerRefused(error: string, description: string | null): AuthError {
  const status = { access_denied: 403, temporarily_unavailable: 503 }[error] ?? 500;
  const message = (description ?? 'The sign-in provider refused the sign-in').slice(0, 300);
  return new AuthError(status, 'bad_oauth_callback', message);
}

/** What the library refuses is the provider's answer; anything else means that there was none. */
function exchangeFailed(error: unknown): AuthError {
  const isNoAnswer = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
  if (isNoAnswer) return providerUnreachable(error);
  return new AuthError(500, 'unexpected_failure', 'Unable to exchange external code', { cause: error });
}
