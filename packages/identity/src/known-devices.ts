import { schema, type Transaction } from '@keydence/db';
import { and, desc, eq, gt } from 'drizzle-orm';
import { type Contact, whereContact } from './contact.ts';
import type { IdentityContext } from './context.ts';
import { knownDeviceDays, maxKnownDevices } from './lifetimes.ts';
import { hashToken, newSecretToken } from './refresh-token.ts';
import { transact } from './transact.ts';

const { knownDevices, users } = schema;

export interface RememberedDevice {
  /** For the browser's cookie. */
  secret: string;
  lifeSeconds: number;
}

/**
 * Makes the browser in which a user has just signed in a known device of the account. What it presented before is
 * replaced, so that a stolen secret dies with its owner's next sign-in; of too many devices the oldest are forgotten.
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

/** The id of a device that the owner of the contact has signed in on; undefined for any other secret. */
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

/** Every device of the user is a stranger's from now on. */
export async function forgetDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

const isSecret = (secret: string) => eq(knownDevices.tokenHash, hashToken(secret));
