import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import { recordActivity } from './record-activity.ts';
import { requireSession } from './require-session.ts';
import { createSessionStore } from './session-store.ts';
import { transact } from './transact.ts';
import { announceEnded } from './verified-cache.ts';

const scopes = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof scopes)[number];

/** Ends this session, all of the user's, or all but this; their refresh tokens go with them. */
export async function signOut(
  ctx: IdentityContext,
  authorization: string | undefined,
  scope: string | undefined,
): Promise<void> {
  const { session } = await requireSession(ctx, authorization);
  const wanted = readScope(scope);
  const ended = await transact(ctx, async (tx) => {
    const store = createSessionStore(tx);
    const all = wanted === 'local' ? [session] : await store.list(session.userId);
    // One order for all, so that two sign-outs at once cannot wait for each other.
    const ids = all
      .map(({ id }) => id)
      .filter((id) => wanted !== 'others' || id !== session.id)
      .sort();
    for (const id of ids) await store.invalidate(id);
    if (wanted === 'global') await store.invalidateUser(session.userId);
    if (ids.length > 0) await recordActivity(ctx, tx, { userId: session.userId, action: 'signed_out' });
    await announceEnded(tx, ids);
    return ids;
  });
  ctx.verified.forget(ended);
}

function readScope(scope: string | undefined): SignOutScope {
  const wanted = scopes.find((known) => known === (scope || 'global'));
  if (wanted) return wanted;
  throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
}
