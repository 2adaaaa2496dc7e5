import { schema, type Transaction } from '@keydence/db';
import { and, eq, ne } from 'drizzle-orm';
import { noClaim } from '../account-claim.ts';
import { AuthError } from '../auth-error.ts';
import { type Contact, whereContact } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { provenFacts } from '../proven-facts.ts';
import { recordActivity } from '../record-activity.ts';
import type { UserRow } from '../session-store.ts';
import { noticeAddressChange } from './notice-address-change.ts';

/** Throws 422 `email_exists` or `phone_exists` when another user has the contact. */
export async function requireFreeContact(
  tx: Transaction,
  userId: string | null,
  contact: Contact,
): Promise<void> {
  const { users } = schema;
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(whereContact(contact), userId ? ne(users.id, userId) : undefined));
  if (!other) return;
  const noun = contact.kind === 'email' ? 'email address' : 'phone number';
  throw new AuthError(422, `${contact.kind}_exists`, `A user with this ${noun} has already been registered`);
}

export interface ContactChange {
  user: UserRow;
  contact: Contact;
  /** False if an administrator sets the address without verification. */
  isProven?: boolean;
  /** True if the owner restores an earlier address; the replaced address gets no mail. */
  isRestored?: boolean;
}

/**
 * Sets the user's address or phone and updates the identity of that kind. The old address gets a
 * mail.
 */
export async function applyContactChange(
  ctx: IdentityContext,
  tx: Transaction,
  { user, contact, isProven = true, isRestored = false }: ContactChange,
): Promise<void> {
  await requireFreeContact(tx, user.id, contact);
  const { kind, value } = contact;
  const now = ctx.now();
  const isShown = isProven || (user[kind] !== null && user.userMetadata[kind] === user[kind]);
  const facts = isShown ? provenFacts(user.id, contact) : {};
  await tx
    .update(schema.users)
    .set({
      ...(kind === 'email'
        ? {
            email: value,
            emailConfirmedAt: now,
            emailChange: null,
            emailChangeSentAt: null,
            emailChangeConfirmStatus: 0,
          }
        : { phone: value, phoneConfirmedAt: now, phoneChange: null, phoneChangeSentAt: null }),
      ...(isProven &&
        user.isAnonymous &&
        user.claimedPasswordHash !== null && { passwordHash: user.claimedPasswordHash }),
      ...noClaim,
      isAnonymous: false,
      appMetadata: withProvider(user.appMetadata, kind),
      userMetadata: { ...user.userMetadata, ...facts },
      updatedAt: now,
    })
    .where(eq(schema.users.id, user.id));
  await replaceIdentity(ctx, tx, { userId: user.id, contact });
  await recordActivity(ctx, tx, { userId: user.id, action: `${kind}_changed` });
  const previous = kind === 'email' && user.emailConfirmedAt && !isRestored ? user.email : null;
  if (!previous || previous === value) return;
  await noticeAddressChange(ctx, tx, { userId: user.id, previous, next: value, hasWayBack: isProven });
}

async function replaceIdentity(
  ctx: IdentityContext,
  tx: Transaction,
  { userId, contact: { kind, value } }: { userId: string; contact: Contact },
): Promise<void> {
  const { identities } = schema;
  const now = ctx.now();
  const facts = provenFacts(userId, { kind, value });
  const email = kind === 'email' ? value : null;
  const owned = and(eq(identities.provider, kind), eq(identities.providerId, userId));
  const [identity] = await tx.select().from(identities).where(owned);
  if (identity)
    await tx
      .update(identities)
      .set({ email, identityData: { ...identity.identityData, ...facts }, updatedAt: now })
      .where(eq(identities.id, identity.id));
  else
    await tx.insert(identities).values({
      id: ctx.newId(),
      userId,
      provider: kind,
      providerId: userId,
      email,
      identityData: facts,
      createdAt: now,
      updatedAt: now,
    });
}

/** `provider` is the first one the user signed in with; `providers` lists all. */
function withProvider(appMetadata: Record<string, unknown>, provider: string): Record<string, unknown> {
  const before = Array.isArray(appMetadata.providers) ? (appMetadata.providers as string[]) : [];
  return {
    ...appMetadata,
    provider: appMetadata.provider ?? provider,
    providers: [...new Set([...before, provider])],
  };
}
