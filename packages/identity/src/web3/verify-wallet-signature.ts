import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58 } from '@scure/base';

/** The bytes of a signature in the chain's usual encoding, or null if it is malformed. */
export function readSignature(chain: 'ethereum' | 'solana', text: string): Uint8Array | null {
  if (chain === 'ethereum') return /^0x[0-9a-f]{130}$/i.test(text) ? Buffer.from(text.slice(2), 'hex') : null;
  if (!/^[\w+/-]{86}(==)?$/.test(text)) return null;
  // Accepts both alphabets of base64.
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === 64 ? bytes : null;
}

/** True if the owner of `address` signed the text. */
export function isSignedBy(
  chain: 'ethereum' | 'solana',
  signed: { text: string; signature: Uint8Array; address: string },
): boolean {
  try {
    return chain === 'ethereum' ? isSignedByEthereum(signed) : isSignedBySolana(signed);
  } catch {
    // The libraries throw for malformed signatures and keys.
    return false;
  }
}

/**
 * Recovers the signer of a personal message (EIP-191); its address is the end of the key's hash.
 */
function isSignedByEthereum({ text, signature, address }: Parameters<typeof isSignedBy>[1]): boolean {
  const message = Buffer.from(text);
  const prefix = Buffer.from(`\u0019Ethereum Signed Message:\n${message.length}`);
  const hash = keccak_256(Buffer.concat([prefix, message]));
  const recovery = (signature[64] ?? 0) % 27;
  if (recovery > 1) return false;
  const parsed = secp256k1.Signature.fromBytes(signature.subarray(0, 64), 'compact').addRecoveryBit(recovery);
  const key = parsed.recoverPublicKey(hash).toBytes(false);
  const signer = `0x${Buffer.from(keccak_256(key.subarray(1)).subarray(12)).toString('hex')}`;
  return signer === address.toLowerCase();
}

function isSignedBySolana({ text, signature, address }: Parameters<typeof isSignedBy>[1]): boolean {
  return ed25519.verify(signature, Buffer.from(text), base58.decode(address), { zip215: false });
}
