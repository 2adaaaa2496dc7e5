import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { requireFactorOwner } from '../factors/require-factor.ts';
import type { ClientDevice } from '../open-session.ts';
import { recordActivity } from '../record-activity.ts';
import { transact } from '../transact.ts';
import { type PasskeyView, readPasskeyViews, viewPasskey } from './passkey-view.ts';
import { requirePasskey, requirePasskeyManager, requirePasskeysOffered } from './require-passkeys.ts';

const { passkeys } = schema;
const maxNameLength = 120;

export async function listPasskeys(
  ctx: IdentityContext,
  authorization: string | undefined,
): Promise<PasskeyView[]> {
  requirePasskeysOffered(ctx);
  const { user } = await requireFactorOwner(ctx, authorization);
  return readPasskeyViews(ctx.database.db, user.id);
}

export async function renamePasskey(
  ctx: IdentityContext,
  authorization: string | undefined,
  { passkeyId, friendlyName }: { passkeyId: string; friendlyName: string },
): Promise<PasskeyView> {
  requirePasskeysOffered(ctx);
  const { user } = await requireFactorOwner(ctx, authorization);
  if (!friendlyName) throw new AuthError(400, 'validation_failed', 'friendly_name is required');
  if (friendlyName.length > maxNameLength)
    throw new AuthError(
      400,
      'validation_failed',
      `friendly_name must be ${maxNameLength} characters or less`,
    );
  const { id } = await requirePasskey(ctx.database.db, { userId: user.id, passkeyId });
  const [renamed] = await ctx.database.db
    .update(passkeys)
    .set({ friendlyName })
    .where(eq(passkeys.id, id))
    .returning();
  if (renamed) return viewPasskey(renamed);
  throw new AuthError(404, 'validation_failed', 'Passkey not found');
}

/**
 * Removes a passkey. Sessions opened with it stay open; their owner ends them in the list of
 * sessions.
 */
export async function removePasskey(
  ctx: IdentityContext,
  authorization: string | undefined,
  { passkeyId, device }: { passkeyId: string; device: ClientDevice },
): Promise<void> {
  requirePasskeysOffered(ctx);
  const user = await requirePasskeyManager(ctx, authorization);
  await deletePasskey(ctx, { userId: user.id, passkeyId, device });
}

/**
 * Deletes a passkey of the user and records it in the account's activity; throws 404 for any other.
 */
export async function deletePasskey(
  ctx: IdentityContext,
  { userId, passkeyId, device }: { userId: string; passkeyId: string; device?: ClientDevice },
): Promise<void> {
  await transact(ctx, async (tx) => {
    const { id } = await requirePasskey(tx, { userId, passkeyId });
    const removed = await tx.delete(passkeys).where(eq(passkeys.id, id)).returning({ id: passkeys.id });
    if (removed.length > 0)
      await recordActivity(ctx, tx, { userId, action: 'passkey_removed', ...(device && { device }) });
  });
}
