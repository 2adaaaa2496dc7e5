import type { Shingles } from './shingles.ts';

/** 128 values of 16 bits, 256 bytes: the minimum of a text's shingles in 128 orders. */
export type MinHash = Uint16Array;

const size = 128;
const rowsInBand = 4;
const bandCount = size / rowsInBand;
/** In a larger family of texts, each is compared with the first one only. */
const mostInBucket = 40;
const orders = makeOrders();

/** Fingerprint of a text, for estimating shared shingles. */
export function createMinHash(shingles: Shingles): MinHash {
  const least = new Uint32Array(size).fill(0xffffffff);
  for (const shingle of shingles) {
    for (let order = 0; order < size; order++) {
      let hash = Math.imul(shingle ^ (orders[order] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
      hash = Math.imul(hash, 0x85ebca77) >>> 0;
      if (hash < (least[order] ?? 0)) least[order] = hash;
    }
  }
  // The upper bits of a minimum are nearly all zero; the lower ones differ.
  return Uint16Array.from(least, (value) => value & 0xffff);
}

/** Estimated share of common shingles, 0 to 1: the share of equal values. */
export function estimateSimilarity(one: MinHash, other: MinHash): number {
  let equal = 0;
  for (let at = 0; at < size; at++) if (one[at] === other[at]) equal += 1;
  return equal / size;
}

/**
 * Pairs of texts that may share most of their shingles: those with one of 32 bands in common. Finds
 * almost all pairs that share three quarters; compute the exact share from the shingles.
 */
export function findSimilarPairs(hashes: readonly MinHash[]): [one: number, other: number][] {
  const pairs = new Set<number>();
  for (let band = 0; band < bandCount; band++) {
    const buckets = new Map<string, number[]>();
    for (const [index, hash] of hashes.entries()) {
      const key = hash.subarray(band * rowsInBand, (band + 1) * rowsInBand).join(' ');
      const bucket = buckets.get(key);
      if (bucket) bucket.push(index);
      else buckets.set(key, [index]);
    }
    for (const bucket of buckets.values()) {
      for (const [at, other] of bucket.entries()) {
        const others = bucket.slice(0, bucket.length > mostInBucket ? Math.min(at, 1) : at);
        for (const one of others) pairs.add(one * hashes.length + other);
      }
    }
  }
  return [...pairs]
    .sort((a, b) => a - b)
    .map((pair) => [Math.floor(pair / hashes.length), pair % hashes.length]);
}

/** Pseudorandom numbers, the same in every run. */
function makeOrders(): Uint32Array {
  let state = 0x2545f491;
  return Uint32Array.from({ length: size }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
}
