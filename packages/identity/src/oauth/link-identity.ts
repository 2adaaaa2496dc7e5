import { requireStepUp } from '../accounts/require-step-up.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { requireSession } from '../require-session.ts';
import type { SessionRecord, UserRow } from '../session-store.ts';
import { type StartOAuthInput, startOAuth } from './start-oauth.ts';

/** Throws 404 `manual_linking_disabled` if linking is off. */
export function requireManualLinking(ctx: IdentityContext): void {
  if (!ctx.settings.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** Starts linking a provider identity to the signed-in user; returns the URL for the browser. */
export async function linkIdentity(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: StartOAuthInput,
): Promise<string> {
  requireManualLinking(ctx);
  const { user } = await requireLinker(ctx, authorization);
  return startOAuth(ctx, input, user.id);
}

/**
 * The signed-in user, if allowed to link and unlink identities now. @throws as `requireStepUp`,
 * with 403.
 */
export async function requireLinker(
  ctx: IdentityContext,
  authorization: string | undefined,
): Promise<{ session: SessionRecord; user: UserRow }> {
  const found = await requireSession(ctx, authorization);
  await requireStepUp(ctx, { ...found, insufficient: [403, 'AAL2 required to change linked identities'] });
  return found;
}
