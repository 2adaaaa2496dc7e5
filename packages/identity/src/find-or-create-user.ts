import { schema, type Transaction } from '@keydence/db';
import { type Contact, whereContact } from './contact.ts';
import type { IdentityContext } from './context.ts';
import type { UserRow } from './session-store.ts';

/**
 * The user of an address or phone, locked; created if unknown, or null if sign-up is not allowed.
 */
export async function findOrCreateUser(
  ctx: IdentityContext,
  tx: Transaction,
  input: { contact: Contact; create: boolean; data: Record<string, unknown> },
): Promise<UserRow | null> {
  const read = () => tx.select().from(schema.users).where(whereContact(input.contact)).for('no key update');
  const [existing] = await read();
  if (existing || !input.create) return existing ?? null;
  await createUser(ctx, tx, { [input.contact.kind]: input.contact.value, data: input.data });
  const [user] = await read();
  return user ?? null;
}

export interface NewUser {
  email?: string;
  phone?: string;
  passwordHash?: string;
  /** Initial `user_metadata`; data that a stranger may have sent is stored as a claim instead. */
  data: Record<string, unknown>;
  /** Omit unless the ids were already sent in a response. */
  ids?: { user: string; identity: string };
}

/** Adds a user with one identity. If two first requests race, the second insert does nothing. */
export async function createUser(ctx: IdentityContext, tx: Transaction, input: NewUser): Promise<void> {
  const { email, phone, passwordHash, data } = input;
  const now = ctx.now();
  const { user: id, identity: identityId } = input.ids ?? { user: ctx.newId(), identity: ctx.newId() };
  const times = { createdAt: now, updatedAt: now };
  const provider = email === undefined ? 'phone' : 'email';
  const appMetadata = { provider, providers: [provider] };
  const [created] = await tx
    .insert(schema.users)
    .values({ id, email, phone, passwordHash, appMetadata, userMetadata: data, ...times })
    .onConflictDoNothing()
    .returning({ id: schema.users.id });
  if (!created) return;
  const contact = email === undefined ? { phone } : { email };
  await tx.insert(schema.identities).values({
    id: identityId,
    userId: id,
    provider,
    providerId: id,
    email,
    identityData: buildIdentityData(id, contact, data),
    ...times,
  });
}

export function buildIdentityData(
  userId: string,
  contact: { email?: string | undefined; phone?: string | undefined },
  data: Record<string, unknown>,
): Record<string, unknown> {
  return { ...data, sub: userId, ...contact, email_verified: false, phone_verified: false };
}
