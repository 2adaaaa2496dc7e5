import { schema, type Transaction } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import type { IdentityContext } from './context.ts';
import type { UserRow } from './session-store.ts';

/** Marks the user's address or phone as proven, once, on the user and on the identity that stands for it. */
export async function confirmContact(
  ctx: IdentityContext,
  tx: Transaction,
  { user, kind }: { user: UserRow; kind: 'email' | 'phone' },
): Promise<void> {
  if ((kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null) return;
  const { users, identities } = schema;
  const now = ctx.now();
  const verified = { [`${kind}_verified`]: true };
  await tx
    .update(users)
    .set({
      ...(kind === 'email' ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }),
      userMetadata: { ...user.userMetadata, ...verified },
    })
    .where(eq(users.id, user.id));
  const owned = and(eq(identities.provider, kind), eq(identities.providerId, user.id));
  const [identity] = await tx.select().from(identities).where(owned);
  if (!identity) return;
  await tx
    .update(identities)
    .set({ identityData: { ...identity.identityData, ...verified }, updatedAt: now })
    .where(eq(identities.id, identity.id));
}
