import { schema } from '@keydence/db';
import { asc, eq } from 'drizzle-orm';
import { recordProviders } from '../accounts/record-providers.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { recordActivity } from '../record-activity.ts';
import { transact } from '../transact.ts';
import { requireLinker, requireManualLinking } from './link-identity.ts';
import { nameProvider } from './provider-profile.ts';

const { users, identities } = schema;

/**
 * Removes an identity from the signed-in user. The account's e-mail address stays: only a confirmed
 * change replaces it. @throws AuthError 422 `identity_not_found`, 422
 * `single_identity_not_deletable`, and as `requireStepUp`.
 */
export async function unlinkIdentity(
  ctx: IdentityContext,
  authorization: string | undefined,
  identityId: string,
): Promise<void> {
  requireManualLinking(ctx);
  const { user } = await requireLinker(ctx, authorization);
  if (!isUuid(identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  await transact(ctx, async (tx) => {
    // The user's row lock serializes removals, so that two cannot remove the last identity
    // together.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    const all = await tx
      .select()
      .from(identities)
      .where(eq(identities.userId, user.id))
      .orderBy(asc(identities.createdAt), asc(identities.id));
    const unlinked = all.find(({ id }) => id === identityId);
    if (!unlinked) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    if (all.length === 1)
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    await tx.delete(identities).where(eq(identities.id, identityId));
    await recordProviders(tx, user.id);
    const detail = nameProvider(unlinked.provider);
    await recordActivity(ctx, tx, { userId: user.id, action: 'identity_unlinked', detail });
  });
}
