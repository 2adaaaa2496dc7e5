import { schema } from '@keydence/db';
import { and, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { hashToken } from '../refresh-token.ts';
import { openSealed, sealText } from '../sealed-text.ts';

const { flowStates: flows, users } = schema;

/** A flow that a program started and a browser must continue. */
export interface StartedFlow {
  flowId: string;
  url: string;
  /** Secret in the cookie of the program's response; a page of another site does not keep it. */
  browser: string;
}

const handOver = z.object({ flowId: z.uuid(), url: z.url(), expected: z.string() });

/**
 * Our own URL that binds the flow to the first browser that opens it, and redirects to the
 * provider.
 */
export async function createHandOverUrl(ctx: IdentityContext, started: StartedFlow): Promise<string> {
  const { flowId, url, browser } = started;
  const expected = hashToken(browser).toString('base64url');
  const address = new URL('authorize/continue', ctx.settings.callbackUrl);
  address.searchParams.set('flow', await sealText(ctx, JSON.stringify({ flowId, url, expected })));
  return address.href;
}

export interface ContinueFlowInput {
  /** Sealed text from the URL. */
  flow: string;
  browser: string;
  /** True if the user agreed to link to the account shown on the page. */
  isConfirmed: boolean;
}

/**
 * The next URL, or the account that the identity would be linked to, for the user to agree first.
 */
export type ContinuedFlow = { url: string } | { askFor: { account: string; provider: string } };

/**
 * Binds a flow to the browser. Linking to an account from a flow started in another browser needs
 * the user's consent: an attacker could otherwise link a visitor's identity to the attacker's
 * account. @throws AuthError 400 `bad_oauth_state`.
 */
export async function continueFlow(ctx: IdentityContext, input: ContinueFlowInput): Promise<ContinuedFlow> {
  const { flowId, url, expected } = await openHandOver(ctx, input.flow);
  const browserHash = hashToken(input.browser);
  const isSameBrowser = expected === browserHash.toString('base64url');
  if (!isSameBrowser && !input.isConfirmed) {
    const askFor = await readLinking(ctx, flowId);
    if (askFor) return { askFor };
  }
  const [bound] = await ctx.database.db
    .update(flows)
    .set({ browserHash })
    .where(
      and(
        eq(flows.id, flowId),
        isNull(flows.answeredAt),
        or(isNull(flows.browserHash), eq(flows.browserHash, browserHash)),
      ),
    )
    .returning({ id: flows.id });
  if (!bound) throw invalidHandOver();
  return { url };
}

async function openHandOver(ctx: IdentityContext, sealed: string): Promise<z.infer<typeof handOver>> {
  try {
    return handOver.parse(JSON.parse(await openSealed(ctx, sealed)));
  } catch (cause) {
    throw invalidHandOver(cause);
  }
}

async function readLinking(ctx: IdentityContext, flowId: string) {
  const [row] = await ctx.database.db
    .select({ email: users.email, phone: users.phone, provider: flows.provider })
    .from(flows)
    .innerJoin(users, eq(users.id, flows.linkingUserId))
    .where(eq(flows.id, flowId));
  return row && { account: row.email ?? row.phone ?? 'without an address', provider: row.provider ?? '' };
}

function invalidHandOver(cause?: unknown): AuthError {
  return new AuthError(400, 'bad_oauth_state', 'OAuth state is invalid or has been used', { cause });
}
