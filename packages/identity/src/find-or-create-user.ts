import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import type { UserRow } from './session-store.ts';

const maxEmailLength = 254;
/** What the browser's own e-mail field accepts, with a dot in the host; no character that a mail header could trip on. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+@[a-z0-9\u0080-\u{10ffff}-]+(\.[a-z0-9\u0080-\u{10ffff}-]+)+$/u;

/** The address in the one form in which it is stored; throws 400 `validation_failed`. */
export function normaliseEmail(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  if (address.length <= maxEmailLength && emailPattern.test(address)) return address;
  throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

/** The user of an address, locked; made when unknown, or null when it must not be. */
export async function findOrCreateUser(
  ctx: IdentityContext,
  tx: Transaction,
  input: { email: string; create: boolean; data: Record<string, unknown> },
): Promise<UserRow | null> {
  const read = () =>
    tx.select().from(schema.users).where(eq(schema.users.email, input.email)).for('no key update');
  const [existing] = await read();
  if (existing || !input.create) return existing ?? null;
  await createUser(ctx, tx, input);
  const [user] = await read();
  return user ?? null;
}

/** Two first requests may race: the loser's insert does nothing and it reads the winner's row. */
async function createUser(
  ctx: IdentityContext,
  tx: Transaction,
  { email, data }: { email: string; data: Record<string, unknown> },
): Promise<void> {
  const now = ctx.now();
  const id = ctx.newId();
  const times = { createdAt: now, updatedAt: now };
  const [created] = await tx
    .insert(schema.users)
    .values({
      id,
      email,
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: data,
      ...times,
    })
    .onConflictDoNothing()
    .returning({ id: schema.users.id });
  if (!created) return;
  await tx.insert(schema.identities).values({
    id: ctx.newId(),
    userId: id,
    provider: 'email',
    providerId: id,
    email,
    identityData: { ...data, sub: id, email, email_verified: false, phone_verified: false },
    ...times,
  });
}
