import { findCues } from '../intent/find-cues.ts';
import { normaliseText, splitRuns } from '../text/normalise-text.ts';
import { unifyWriting } from '../text/unify-writing.ts';

const year = /^(?:19|20)\d\d$/;
/** A word of some letters with a number at its end is a name with its model: “defender2”. */
const nameWithNumber = /^\p{L}{3,}(?=\p{N})/u;

/**
 * The numbers that tell a product from its like, as one text: sizes, models, articles of a law. Empty where there are
 * none. Years change and the page stays, and how many a list ranks (“10 best”) is no product.
 */
export function productNumbers(text: string, language: string): string {
  const words = splitRuns(unifyWriting(normaliseText(text), language));
  if (!words.some((word) => /\p{N}/u.test(word))) return '';
  const ranks = findCues(text, language).filter(({ kind }) => kind === 'comparison');
  const isRanked = (place: number) => ranks.some(({ start, end }) => place >= start - 1 && place <= end);
  const numbers = words
    .filter(
      (word, place) => /\p{N}/u.test(word) && !year.test(word) && !(/^\d+$/.test(word) && isRanked(place)),
    )
    .map((word) => word.replace(nameWithNumber, ''));
  return [...new Set(numbers)].sort().join(' ');
}
