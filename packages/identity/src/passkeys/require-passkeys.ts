import { type Queryable, schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { requireStepUp } from '../accounts/require-step-up.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { requireFactorOwner } from '../factors/require-factor.ts';
import { isUuid } from '../is-uuid.ts';
import type { UserRow } from '../session-store.ts';
import type { PasskeyRow } from './passkey-view.ts';

/** Throws 404 `passkey_disabled` if passkeys are off. */
export function requirePasskeysOffered({ settings }: Pick<IdentityContext, 'settings'>): void {
  if (!settings.passkeys) throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
}

/**
 * The user whose session may add and remove passkeys: each of them opens the account.
 * `graceMinutes` extends the time for the last step of a flow that was checked at its first step.
 */
export async function requirePasskeyManager(
  ctx: IdentityContext,
  authorization: string | undefined,
  graceMinutes = 0,
): Promise<UserRow> {
  const { session, user } = await requireFactorOwner(ctx, authorization);
  await requireStepUp(ctx, { session, user, graceMinutes });
  return user;
}

/** Finds the user's own passkey; throws 404 for any other. */
export async function requirePasskey(
  db: Queryable,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<PasskeyRow> {
  const { passkeys } = schema;
  const [passkey] = isUuid(passkeyId)
    ? await db
        .select()
        .from(passkeys)
        .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
    : [];
  if (passkey) return passkey;
  throw new AuthError(404, 'validation_failed', 'Passkey not found');
}
