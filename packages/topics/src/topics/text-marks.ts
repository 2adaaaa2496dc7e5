import { segmentText } from '../text/segment-text.ts';
import { findStopWords } from '../text/stop-words.ts';
import { createTextWords } from '../text/text-words.ts';
import { cutToSubjects } from './text-views.ts';

/** The words of a text and their beginnings, with weights. */
export type Marks = ReadonlyMap<string, number>;

/** Words of this many letters are related if they begin with the same ones: forms and compounds. */
const leastLetters = 6;
const sameLetters = 5;
const prefixWeight = 0.7;

/** The marks of each text without its wish, town and size, weighed by their rarity in the list; of unit length. */
export function weighMarks(texts: readonly string[], language: string): Marks[] {
  const rows = listMarks(texts, language);
  const counts = new Map<string, number>();
  for (const row of rows) for (const mark of row.keys()) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  for (const row of rows) {
    for (const [mark, weight] of row)
      row.set(mark, weight * Math.log(1 + texts.length / (counts.get(mark) ?? 1)));
    const length = Math.hypot(...row.values());
    for (const [mark, weight] of row) row.set(mark, weight / length);
  }
  return rows;
}

/** Sum of the products of the weights: of two texts their cosine, of two sums the sum over all pairs. */
export function multiplyMarks(one: Marks, other: Marks): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [mark, weight] of few) sum += weight * (many.get(mark) ?? 0);
  return sum;
}

function listMarks(texts: readonly string[], language: string): Map<string, number>[] {
  const stems = createTextWords(language, findStopWords(language));
  return cutToSubjects(texts, language).map((text) => {
    const marks = new Map<string, number>(stems(text).map((stem) => [stem, 1]));
    for (const word of segmentText(text, language))
      if (word.length >= leastLetters) marks.set(`${word.slice(0, sameLetters)}…`, prefixWeight);
    return marks;
  });
}
