import { editDistance } from './edit-distance.ts';
import { segmentText } from './segment-text.ts';

/** Shorter words are too near to each other. */
const leastLetters = 6;
/** Letters from which two words may differ by two slips. */
const manyLetters = 8;
/** Minimum texts with the correct word, and their minimum ratio to those with the misspelt one. */
const leastTexts = 5;
const timesAsOften = 5;
const onlyLetters = /^\p{L}+$/u;

interface Spelled {
  readonly word: string;
  readonly texts: number;
  /** A bit for each letter that it has: a slip changes two at most. */
  readonly letters: number;
}

/**
 * The texts with each misspelt word as most texts spell it: a rare word that begins as a common one and is a slip away,
 * or two in a long word. Only the list itself says which words there are, so it works for names and in any language.
 */
export function correctSpelling(texts: readonly string[], language: string): readonly string[] {
  const segmented = texts.map((text) => segmentText(text, language));
  const right = findRightWords(countTexts(segmented));
  if (right.size === 0) return texts;
  return texts.map((text, index) =>
    segmented[index].some((word) => right.has(word))
      ? segmented[index].map((word) => right.get(word) ?? word).join(' ')
      : text,
  );
}

function countTexts(segmented: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of segmented) {
    for (const word of new Set(words)) {
      if (word.length >= leastLetters && onlyLetters.test(word))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

function findRightWords(counts: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const words = [...counts].map(([word, texts]) => ({ word, texts, letters: markLetters(word) }));
  const common = new Map<string, Spelled[]>();
  for (const word of words) {
    if (word.texts < leastTexts) continue;
    const found = common.get(word.word[0]) ?? [];
    common.set(word.word[0], found);
    found.push(word);
  }
  for (const found of common.values()) found.sort((a, b) => b.texts - a.texts || (a.word < b.word ? -1 : 1));
  return new Map(
    words.flatMap((rare) => {
      const right = findRight(rare, common.get(rare.word[0]) ?? []);
      return right === undefined ? [] : [[rare.word, right] as const];
    }),
  );
}

function findRight(rare: Spelled, common: readonly Spelled[]): string | undefined {
  let best: string | undefined;
  let least = 3;
  // The most common ones come first, so the rest has too few texts.
  for (const { word, texts, letters } of common) {
    if (texts < timesAsOften * rare.texts) break;
    const slips = Math.min(word.length, rare.word.length) >= manyLetters ? 2 : 1;
    if (Math.abs(word.length - rare.word.length) > slips) continue;
    if (countBits(letters ^ rare.letters) > 2 * slips) continue;
    const distance = editDistance(rare.word, word);
    if (distance > slips || distance >= least) continue;
    least = distance;
    best = word;
  }
  return best;
}

function markLetters(word: string): number {
  let marks = 0;
  for (let at = 0; at < word.length; at++) marks |= 1 << (word.charCodeAt(at) & 31);
  return marks;
}

function countBits(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
