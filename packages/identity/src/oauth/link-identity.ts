import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { requireSession } from '../require-session.ts';
import { type StartOAuthInput, startOAuth } from './start-oauth.ts';

/** Throws 404 `manual_linking_disabled` where the operator has switched it off. */
export function requireManualLinking(ctx: IdentityContext): void {
  if (!ctx.settings.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** Begins the linking of an identity at a provider to whoever is signed in; returns the provider's address. */
export async function linkIdentity(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: StartOAuthInput,
): Promise<string> {
  requireManualLinking(ctx);
  const { user } = await requireSession(ctx, authorization);
  return startOAuth(ctx, input, user.id);
}
