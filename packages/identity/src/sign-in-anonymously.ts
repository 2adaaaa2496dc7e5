import { schema } from '@keydence/db';
import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import { type ClientDevice, openSession } from './open-session.ts';
import { anonymousLimit, requireRateLimit } from './rate-limit.ts';
import type { SessionView } from './session-view.ts';
import { transact } from './transact.ts';
import { requireMetadataSize } from './user-metadata.ts';

export interface AnonymousInput extends ClientDevice {
  /** Initial `user_metadata`. */
  data: Record<string, unknown>;
}

/** Opens a session for an anonymous user; adding an address later makes the account permanent. */
export async function signInAnonymously(ctx: IdentityContext, input: AnonymousInput): Promise<SessionView> {
  if (!ctx.settings.signUp)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!ctx.settings.anonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  requireMetadataSize(input.data);
  await requireRateLimit(ctx, anonymousLimit, input.ip);
  return transact(ctx, async (tx) => {
    const id = ctx.newId();
    const now = ctx.now();
    await tx.insert(schema.users).values({
      id,
      isAnonymous: true,
      userMetadata: input.data,
      createdAt: now,
      updatedAt: now,
    });
    return openSession(ctx, tx, { userId: id, method: 'anonymous', device: input });
  });
}
