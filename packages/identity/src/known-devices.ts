import { schema, type Transaction } from '@keydence/db';
import { and, desc, eq, gt } from 'drizzle-orm';
import { type Contact, whereContact } from './contact.ts';
import type { IdentityContext } from './context.ts';
import { knownDeviceDays, maxKnownDevices } from './lifetimes.ts';
import { hashToken, newSecretToken } from './refresh-token.ts';
import { transact } from './transact.ts';

const { knownDevices, users } = schema;

export interface RememberedDevice {
  /** Value of the browser's cookie. */
  secret: string;
  lifeSeconds: number;
}

/**
 * Marks the browser of a sign-in as a known device of the account. It replaces the presented
 * secret, so that a stolen one ends with the owner's next sign-in. Above the limit, the oldest
 * devices are deleted.
 */
export async function rememberDevice(
  ctx: IdentityContext,
  { userId, presented }: { userId: string; presented: string | undefined },
): Promise<RememberedDevice> {
  const secret = newSecretToken();
  const lifeSeconds = knownDeviceDays * 86_400;
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + lifeSeconds * 1000);
  const ofUser = eq(knownDevices.userId, userId);
  await transact(ctx, async (tx) => {
    if (presented) await tx.delete(knownDevices).where(and(ofUser, isSecret(presented)));
    const device = { id: ctx.newId(), userId, tokenHash: hashToken(secret), createdAt, expiresAt };
    await tx.insert(knownDevices).values(device);
    const surplus = await tx
      .select({ id: knownDevices.id })
      .from(knownDevices)
      .where(ofUser)
      .orderBy(desc(knownDevices.createdAt), desc(knownDevices.id))
      .offset(maxKnownDevices);
    for (const { id } of surplus) await tx.delete(knownDevices).where(eq(knownDevices.id, id));
  });
  return { secret, lifeSeconds };
}

/**
 * The id of a device on which the owner of the contact has signed in; undefined for any other
 * secret.
 */
export async function findKnownDevice(
  ctx: IdentityContext,
  { contact, secret }: { contact: Contact; secret: string },
): Promise<string | undefined> {
  const [device] = await ctx.database.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(whereContact(contact), isSecret(secret), gt(knownDevices.expiresAt, ctx.now())));
  return device?.id;
}

export async function forgetDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

const isSecret = (secret: string) => eq(knownDevices.tokenHash, hashToken(secret));
