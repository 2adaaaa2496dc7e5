import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { type Contact, whereContact } from './contact.ts';
import type { IdentityContext } from './context.ts';

/**
 * True if the owner of an address has signed in from this network within a year (`activityDays`).
 * Limits per address count such a network separately, so that strangers elsewhere cannot exhaust
 * the owner's share.
 */
export async function isKnownNetwork(
  { database: { db } }: IdentityContext,
  { contact, ip }: { contact: Contact; ip: string },
): Promise<boolean> {
  const { accountActivity, users } = schema;
  const rows = await db
    .select({ id: accountActivity.id })
    .from(users)
    .innerJoin(accountActivity, eq(accountActivity.userId, users.id))
    .where(and(whereContact(contact), eq(accountActivity.action, 'signed_in'), eq(accountActivity.ip, ip)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Subject of the limits per address: the address, or the address within one of its own networks.
 */
export async function subjectOf(
  ctx: IdentityContext,
  request: { contact: Contact; ip: string },
): Promise<{ subject: string; isKnown: boolean }> {
  const { contact, ip } = request;
  const isKnown = await isKnownNetwork(ctx, request);
  return { subject: isKnown ? `${contact.value} ${ip}` : contact.value, isKnown };
}
