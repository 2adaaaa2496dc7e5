import { schema } from '@keydence/db';
import { and, eq, isNull, like, notLike } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { oauthStateSeconds } from '../lifetimes.ts';
import { hashToken } from '../refresh-token.ts';

const flows = schema.flowStates;
export type FlowRow = typeof flows.$inferSelect;

/** Status, code and message. */
type Refusal = readonly [number, string, string];

const foreignText = 'This sign-in was started in another browser. Start it again in this one.';

const refusals: Record<'oauth' | 'saml', Record<'missing' | 'unknown' | 'expired' | 'foreign', Refusal>> = {
  oauth: {
    missing: [400, 'bad_oauth_callback', 'OAuth state parameter missing'],
    unknown: [400, 'bad_oauth_state', 'OAuth state is invalid or has been used'],
    expired: [400, 'bad_oauth_state', 'OAuth state has expired'],
    foreign: [400, 'bad_oauth_state', foreignText],
  },
  saml: {
    missing: [404, 'saml_relay_state_not_found', 'SAML RelayState is missing. Try logging in again?'],
    unknown: [
      404,
      'saml_relay_state_not_found',
      'SAML RelayState does not exist or has been used. Try logging in again?',
    ],
    expired: [422, 'saml_relay_state_expired', 'SAML RelayState has expired. Try logging in again?'],
    foreign: [404, 'saml_relay_state_not_found', foreignText],
  },
};

/**
 * Consumes the flow of a provider's response. It works once, in the browser that started it: a
 * stranger's response must not sign in another user.
 */
export async function consumeFlow(
  ctx: IdentityContext,
  kind: keyof typeof refusals,
  { state, browser }: { state: string | null; browser: string | undefined },
): Promise<FlowRow> {
  const { missing, unknown, expired, foreign } = refusals[kind];
  if (!state) throw new AuthError(...missing);
  if (!isUuid(state)) throw new AuthError(...unknown);
  const isOfKind = kind === 'saml' ? like(flows.provider, 'sso:%') : notLike(flows.provider, 'sso:%');
  const isOpen = and(eq(flows.id, state), isOfKind, isNull(flows.answeredAt));
  const [begun] = await ctx.database.db.select().from(flows).where(isOpen);
  if (!begun) throw new AuthError(...unknown);
  const browserHash = hashToken(browser ?? '');
  if (!browser || !begun.browserHash || !browserHash.equals(begun.browserHash))
    throw new AuthError(...foreign);
  const [flow] = await ctx.database.db.update(flows).set({ answeredAt: ctx.now() }).where(isOpen).returning();
  if (!flow) throw new AuthError(...unknown);
  const isExpired = ctx.now().getTime() - flow.createdAt.getTime() >= oauthStateSeconds * 1000;
  if (isExpired) throw new AuthError(...expired);
  return flow;
}
