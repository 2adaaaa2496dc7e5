import { schema, type Transaction } from '@keydence/db';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { askForPasskey, readSignature, type SignedByKey } from '../factors/security-key.ts';
import { type ClientDevice, openSession, requireNotBanned } from '../open-session.ts';
import { passkeyLimit, requireRateLimit } from '../rate-limit.ts';
import type { SessionView } from '../session-view.ts';
import { transact } from '../transact.ts';
import {
  type PasskeyQuestion,
  storeChallenge,
  takeChallenge,
  verificationFailed,
} from './passkey-challenge.ts';
import type { PasskeyRow } from './passkey-view.ts';
import type { PasskeyAnswer } from './register-passkey.ts';
import { requirePasskeysOffered } from './require-passkeys.ts';

const { passkeys, users } = schema;

export async function startPasskeySignIn(
  ctx: IdentityContext,
  { ip }: Pick<ClientDevice, 'ip'>,
): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
  requirePasskeysOffered(ctx);
  await requireRateLimit(ctx, passkeyLimit, ip);
  return storeChallenge(ctx, { options: await askForPasskey(ctx.settings), userId: null });
}

/**
 * Opens a session with a passkey's signature. It is aal1: a user with a second factor still has to
 * use it. @throws AuthError 400 `webauthn_…` for an invalid response, 403 for a banned user or an
 * address that was never verified.
 */
export async function finishPasskeySignIn(
  ctx: IdentityContext,
  { challengeId, credential, ...device }: PasskeyAnswer,
): Promise<SessionView> {
  requirePasskeysOffered(ctx);
  await requireRateLimit(ctx, passkeyLimit, device.ip);
  if (!credential) throw new AuthError(400, 'validation_failed', 'credential is required');
  const isAsked = await takeChallenge(ctx, { id: challengeId, userId: null });
  return transact(ctx, async (tx) => {
    const passkey = await lockPasskey(tx, credential);
    const key = { ...passkey, id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey) };
    const answer = { key: { ...key, counter: passkey.signCount }, presented: credential } as const;
    const signCount = await readSignature(ctx.settings, { ...answer, use: 'passkey' }, isAsked);
    if (signCount === null) throw verificationFailed();
    await requireProven(ctx, tx, passkey.userId);
    await tx.update(passkeys).set({ signCount, lastUsedAt: ctx.now() }).where(eq(passkeys.id, passkey.id));
    return openSession(ctx, tx, { userId: passkey.userId, method: 'passkey', device });
  });
}

/**
 * The row lock serializes parallel responses, so that each counter must exceed the previous one.
 */
async function lockPasskey(tx: Transaction, { id, response }: SignedByKey): Promise<PasskeyRow> {
  const [passkey] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, id)).for('update');
  const userHandle = 'signature' in response ? response.userHandle : undefined;
  if (!passkey || Buffer.from(userHandle ?? '', 'base64url').toString() !== passkey.userId)
    throw verificationFailed();
  return passkey;
}

/** A passkey does not open an account whose address was never verified. */
async function requireProven(ctx: IdentityContext, tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw verificationFailed();
  requireNotBanned(ctx, user);
  if (user.email && !user.emailConfirmedAt)
    throw new AuthError(403, 'email_not_confirmed', 'Email not confirmed');
  if (user.phone && !user.phoneConfirmedAt)
    throw new AuthError(403, 'phone_not_confirmed', 'Phone not confirmed');
}
