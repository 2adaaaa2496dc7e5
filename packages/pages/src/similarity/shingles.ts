import { segmentText } from '@keydence/topics';

const wordsInShingle = 5;

/** Hashes of all runs of five words of a text, unique, in ascending order. */
export type Shingles = Uint32Array;

/** @param language selects the word segmentation of texts without spaces. */
export function readShingles(text: string, language: string): Shingles {
  const words = segmentText(text, language).map(hashWord);
  const hashes = new Set<number>();
  for (let start = 0; start + wordsInShingle <= words.length; start++) {
    let hash = 0;
    for (let at = start; at < start + wordsInShingle; at++) hash = mix(hash, words[at] ?? 0);
    hashes.add(hash >>> 0);
  }
  return Uint32Array.from(hashes).sort();
}

/** Share of common shingles (Jaccard), 0 to 1; 0 if one text has none. */
export function shingleSimilarity(one: Shingles, other: Shingles): number {
  let common = 0;
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length) {
    const difference = (one[a] ?? 0) - (other[b] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) a += 1;
    if (difference >= 0) b += 1;
  }
  const all = one.length + other.length - common;
  return all === 0 ? 0 : common / all;
}

/** FNV-1a over UTF-16 units. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/** Adds a word to the hash of a run of words. */
export function mix(hash: number, word: number): number {
  let mixed = Math.imul(hash ^ word, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
