import type { JudgedFrame } from '@keydence/domain';
import { estimateSimilarity, type MinHash } from '@keydence/pages';

const leastLikeness = 0.9;
const leastLikeWords = 5;

/** The address that cannot exist and is answered like this page; null for a page that says something of its own. */
export function findLikeness(
  { key, print, hash }: { key: string; print: string | null; hash: MinHash | null },
  { missingAnswers, home }: JudgedFrame,
): string | null {
  if (key === home || print === null) return null;
  const like = missingAnswers.find((missing) => {
    if (missing.words < leastLikeWords) return false;
    if (missing.print === print) return true;
    if (!hash || missing.minhash === '') return false;
    return estimateSimilarity(hash, hashOf(Buffer.from(missing.minhash, 'base64'))) >= leastLikeness;
  });
  return like?.address ?? null;
}

/** The hash in the bytes that are stored of it. */
export function hashOf(bytes: Uint8Array): MinHash {
  // A Buffer's own slice would not copy.
  return new Uint16Array(Uint8Array.from(bytes).buffer);
}
