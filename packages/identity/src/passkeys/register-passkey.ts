import { type Queryable, schema, type Transaction } from '@keydence/db';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { askForNewKey, readNewKey, type SignedByKey, type StoredKey } from '../factors/security-key.ts';
import { challengeSeconds, maxPasskeys } from '../lifetimes.ts';
import type { ClientDevice } from '../open-session.ts';
import { passkeyLimit, requireRateLimit } from '../rate-limit.ts';
import { recordActivity } from '../record-activity.ts';
import type { UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';
import { isSsoUser } from '../user-view.ts';
import {
  type PasskeyQuestion,
  storeChallenge,
  takeChallenge,
  verificationFailed,
} from './passkey-challenge.ts';
import { type PasskeyView, viewPasskey } from './passkey-view.ts';
import { requirePasskeyManager, requirePasskeysOffered } from './require-passkeys.ts';

const { passkeys, identities } = schema;

export interface PasskeyAnswer extends ClientDevice {
  challengeId: string;
  credential: SignedByKey | undefined;
}

export async function startPasskeyRegistration(
  ctx: IdentityContext,
  authorization: string | undefined,
  { ip }: Pick<ClientDevice, 'ip'>,
): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>> {
  const user = await requireOwner(ctx, authorization);
  await requireRateLimit(ctx, passkeyLimit, ip);
  const others = await ctx.database.db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id));
  requireRoom(others.length);
  const person = { id: user.id, name: user.email || user.phone || user.id };
  const options = await askForNewKey(ctx.settings, { person, others, use: 'passkey' });
  return storeChallenge(ctx, { options, userId: user.id });
}

/** Stores the passkey of a valid response; its owner may sign in with it from then on. */
export async function finishPasskeyRegistration(
  ctx: IdentityContext,
  authorization: string | undefined,
  { challengeId, credential, ...device }: PasskeyAnswer,
): Promise<PasskeyView> {
  const user = await requireOwner(ctx, authorization, challengeSeconds / 60);
  await requireRateLimit(ctx, passkeyLimit, device.ip);
  if (!credential) throw new AuthError(400, 'validation_failed', 'credential is required');
  const isAsked = await takeChallenge(ctx, { id: challengeId, userId: user.id });
  const fresh = await readNewKey(ctx.settings, { presented: credential, use: 'passkey' }, isAsked);
  if (!fresh) throw verificationFailed();
  return transact(ctx, async (tx) => {
    const view = await insertPasskey(ctx, tx, { userId: user.id, fresh });
    await recordActivity(ctx, tx, { userId: user.id, action: 'passkey_added', device });
    return view;
  });
}

async function insertPasskey(
  ctx: IdentityContext,
  tx: Transaction,
  { userId, fresh }: { userId: string; fresh: StoredKey },
): Promise<PasskeyView> {
  const { users } = schema;
  // Serializes concurrent registrations.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  requireRoom(await countPasskeys(tx, userId));
  const { id: credentialId, publicKey, counter: signCount, transports } = fresh;
  const [added] = await tx
    .insert(passkeys)
    .values({
      id: ctx.newId(),
      userId,
      friendlyName: 'Passkey',
      ...{ credentialId, publicKey, signCount, transports },
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (added) return viewPasskey(added);
  throw new AuthError(422, 'webauthn_credential_exists', 'This credential is already registered');
}

async function requireOwner(
  ctx: IdentityContext,
  authorization: string | undefined,
  graceMinutes = 0,
): Promise<UserRow> {
  requirePasskeysOffered(ctx);
  const user = await requirePasskeyManager(ctx, authorization, graceMinutes);
  const providers = await ctx.database.db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user.id));
  if (isSsoUser(providers))
    throw new AuthError(422, 'validation_failed', 'SSO users cannot register passkeys');
  return user;
}

function requireRoom(count: number): void {
  if (count >= maxPasskeys)
    throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
}

async function countPasskeys(db: Queryable, userId: string): Promise<number> {
  return db.$count(passkeys, eq(passkeys.userId, userId));
}
