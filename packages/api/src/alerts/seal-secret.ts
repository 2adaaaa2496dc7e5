import type { DatabaseHandle } from '@keydence/db';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { loadServerKey } from '../load-server-key.ts';

const keyId = 'alert-webhooks-a256gcm';

/** Encrypts (AES-256-GCM) a secret that messages are signed with, so that a copied table alone gives nothing away. */
export async function sealSecret(database: DatabaseHandle, secret: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(secret))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await loadServerKey(database, keyId));
}

/** Rejects when the secret was sealed with another key or changed since. */
export async function openSecret(database: DatabaseHandle, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, await loadServerKey(database, keyId));
  return new TextDecoder().decode(plaintext);
}
