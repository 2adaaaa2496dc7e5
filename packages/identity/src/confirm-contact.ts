import { schema, type Transaction } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { endEarlierAccess, isUnproven, settleClaim } from './account-claim.ts';
import type { IdentityContext } from './context.ts';
import { provenFacts } from './proven-facts.ts';
import type { UserRow } from './session-store.ts';

/**
 * Marks the user's address or phone as verified, once, on the user and on the identity of that
 * kind. The first verification makes the verifying person the owner: the claim applies, and all
 * earlier access ends.
 */
export async function confirmContact(
  ctx: IdentityContext,
  tx: Transaction,
  { user, kind }: { user: UserRow; kind: 'email' | 'phone' },
): Promise<void> {
  if ((kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null) return;
  const { users, identities } = schema;
  const now = ctx.now();
  const verified = provenFacts(user.id, { kind, value: user[kind] });
  const isFirst = isUnproven(user);
  if (isFirst) await endEarlierAccess(ctx, tx, user.id);
  const { userMetadata, ...settled } = isFirst ? settleClaim(user) : { userMetadata: user.userMetadata };
  await tx
    .update(users)
    .set({
      ...(kind === 'email' ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }),
      ...settled,
      userMetadata: { ...userMetadata, ...verified },
    })
    .where(eq(users.id, user.id));
  const owned = and(eq(identities.provider, kind), eq(identities.providerId, user.id));
  const [identity] = await tx.select().from(identities).where(owned);
  if (!identity) return;
  await tx
    .update(identities)
    .set({ identityData: { ...user.claimedMetadata, ...identity.identityData, ...verified }, updatedAt: now })
    .where(eq(identities.id, identity.id));
}
