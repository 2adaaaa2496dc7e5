import { schema, type Transaction } from '@keydence/db';
import { and, asc, eq, ne } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { recordActivity } from '../record-activity.ts';
import { requireSession } from '../require-session.ts';
import type { UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';
import { requireManualLinking } from './link-identity.ts';
import { recordProviders } from './record-providers.ts';

const { users, identities } = schema;
type IdentityRow = typeof identities.$inferSelect;

/**
 * Takes an identity from whoever is signed in.
 * @throws AuthError 422 `identity_not_found`, 422 `single_identity_not_deletable`,
 * 422 `email_conflict_identity_not_deletable` when the address that would remain is somebody else's.
 */
export async function unlinkIdentity(
  ctx: IdentityContext,
  authorization: string | undefined,
  identityId: string,
): Promise<void> {
  requireManualLinking(ctx);
  const { user } = await requireSession(ctx, authorization);
  if (!isUuid(identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  await transact(ctx, async (tx) => {
    // The user's row makes two removals queue, so that together they cannot take the last identity.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    const all = await tx
      .select()
      .from(identities)
      .where(eq(identities.userId, user.id))
      .orderBy(asc(identities.createdAt), asc(identities.id));
    if (!all.some(({ id }) => id === identityId))
      throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    if (all.length === 1)
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    await tx.delete(identities).where(eq(identities.id, identityId));
    await keepAddress(ctx, tx, { user, remaining: all.filter(({ id }) => id !== identityId) });
    await recordProviders(tx, user.id);
    await recordActivity(ctx, tx, { userId: user.id, action: 'identity_unlinked' });
  });
}

/** The user's address is that of an identity; when its identity goes, the address of another one takes its place. */
async function keepAddress(
  ctx: IdentityContext,
  tx: Transaction,
  { user, remaining }: { user: UserRow; remaining: IdentityRow[] },
): Promise<void> {
  if (user.email === null || remaining.some(({ email }) => email === user.email)) return;
  const next = remaining.find(({ email, identityData }) => email && identityData.email_verified === true);
  // Nothing to replace it with: mail still reaches the user there.
  if (!next?.email) return;
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, next.email), ne(users.id, user.id)));
  if (other)
    throw new AuthError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  await tx.update(users).set({ email: next.email, updatedAt: ctx.now() }).where(eq(users.id, user.id));
}
