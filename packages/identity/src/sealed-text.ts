import { CompactEncrypt, compactDecrypt } from 'jose';
import type { IdentityContext } from './context.ts';

type SealContext = Pick<IdentityContext, 'keys'>;

/**
 * Encrypts (AES-256-GCM) text that must be readable later, so that a copied table alone reveals
 * nothing.
 */
export async function sealText(ctx: SealContext, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await ctx.keys.sealingKey());
}

/** Rejects if the text was sealed with another key or has changed since. */
export async function openSealed(ctx: SealContext, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, await ctx.keys.sealingKey());
  return new TextDecoder().decode(plaintext);
}
