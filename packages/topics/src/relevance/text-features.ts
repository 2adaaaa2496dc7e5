import { foldText } from '../intent/fold-text.ts';

/** The features of a text with how often they stand in it: words, and runs of letters within words. */
export type TextFeatures = ReadonlyMap<string, number>;

const wordsWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  if (!wordsWithoutSpaces.test(folded)) return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...segmenter.segment(folded)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Word features begin with “=”. Words of scripts without spaces are short, so their runs have two letters. */
export function featuresOf(words: readonly string[]): TextFeatures {
  const counts = new Map<string, number>();
  const add = (feature: string) => counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const word of words) {
    add(`=${word}`);
    for (const length of wordsWithoutSpaces.test(word) ? [2] : [3, 4]) {
      for (let start = 0; start + length <= word.length; start += 1) add(word.slice(start, start + length));
    }
  }
  return counts;
}
