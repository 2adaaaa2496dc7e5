import { CompactEncrypt, compactDecrypt } from 'jose';
import type { IdentityContext } from './context.ts';

type SealContext = Pick<IdentityContext, 'keys'>;

/** Encrypts (AES-256-GCM) what has to be read again, so that a copied table alone gives nothing away. */
export async function sealText(ctx: SealContext, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await ctx.keys.sealingKey());
}

/** Rejects when the text was sealed with another key or changed since. */
export async function openSealed(ctx: SealContext, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, await ctx.keys.sealingKey());
  return new TextDecoder().decode(plaintext);
}
