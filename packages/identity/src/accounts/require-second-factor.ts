import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { hasVerifiedFactor } from '../factors/has-verified-factor.ts';
import type { SessionRecord } from '../session-store.ts';

/** Whoever has a second factor must have shown it before the account's ways in change; throws 401 `insufficient_aal`. */
export async function requireSecondFactor(ctx: IdentityContext, session: SessionRecord): Promise<void> {
  if (session.aal === 'aal2') return;
  if (await hasVerifiedFactor(ctx.database.db, session.userId))
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
}
