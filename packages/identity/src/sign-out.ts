import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import { deleteSessions, endSessions } from './end-sessions.ts';
import { recordActivity } from './record-activity.ts';
import { requireSession } from './require-session.ts';
import { transact } from './transact.ts';

const scopes = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof scopes)[number];

/** Ends this session, all of the user's, or all but this, with their refresh tokens. */
export async function signOut(
  ctx: IdentityContext,
  authorization: string | undefined,
  scope: string | undefined,
): Promise<void> {
  const { session } = await requireSession(ctx, authorization);
  const { userId } = session;
  const wanted = readScope(scope);
  if (wanted === 'others') return void (await endSessions(ctx, { userId, except: session.id }));
  if (wanted === 'global') return void (await endSessions(ctx, { userId }));
  const ended = await transact(ctx, async (tx) => {
    const ids = await deleteSessions(tx, { userId, only: session.id });
    if (ids.length > 0) await recordActivity(ctx, tx, { userId, action: 'signed_out' });
    return ids;
  });
  ctx.verified.forget(ended);
}

function readScope(scope: string | undefined): SignOutScope {
  const wanted = scopes.find((known) => known === (scope || 'global'));
  if (wanted) return wanted;
  throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
}
