import { schema, type Transaction } from '@keydence/db';
import { asc, eq } from 'drizzle-orm';

/** Stores the user's sign-in providers in `app_metadata`; the first one stays `provider`. */
export async function recordProviders(tx: Transaction, userId: string): Promise<void> {
  const { users, identities } = schema;
  const rows = await tx
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id));
  const providers = [...new Set(rows.map(({ provider }) => provider))];
  const [user] = await tx.select({ appMetadata: users.appMetadata }).from(users).where(eq(users.id, userId));
  const before = user?.appMetadata.provider;
  const provider = providers.includes(String(before)) ? before : providers[0];
  await tx
    .update(users)
    .set({ appMetadata: { ...user?.appMetadata, provider, providers } })
    .where(eq(users.id, userId));
}
