import { schema } from '@keydence/db';
import { and, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { hashToken } from '../refresh-token.ts';
import { openSealed, sealText } from '../sealed-text.ts';

const { flowStates: flows, users } = schema;

/** A flow that a program began, which a browser has to take over. */
export interface StartedFlow {
  flowId: string;
  /** Where the browser goes. */
  url: string;
  /** The secret in the cookie that the answer to the program sets; a page of another site does not keep it. */
  browser: string;
}

const handOver = z.object({ flowId: z.uuid(), url: z.url(), expected: z.string() });

/** Our own address that binds the flow to the browser that opens it first, and sends that on to the provider. */
export async function createHandOverUrl(ctx: IdentityContext, started: StartedFlow): Promise<string> {
  const { flowId, url, browser } = started;
  const expected = hashToken(browser).toString('base64url');
  const address = new URL('authorize/continue', ctx.settings.callbackUrl);
  address.searchParams.set('flow', await sealText(ctx, JSON.stringify({ flowId, url, expected })));
  return address.href;
}

export interface ContinueFlowInput {
  /** The sealed text of the address. */
  flow: string;
  /** The secret in the browser's cookie. */
  browser: string;
  /** The person has agreed to link to the account that the page named. */
  isConfirmed: boolean;
}

/** Where the browser goes, or to which account it would link an identity, for the person to agree first. */
export type ContinuedFlow = { url: string } | { askFor: { account: string; provider: string } };

/**
 * Binds a flow to the browser. A link to an account that another browser has begun needs the person's agreement:
 * a stranger could otherwise have a visitor's identity linked to an account of the stranger's own.
 * @throws AuthError 400 `bad_oauth_state`.
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
