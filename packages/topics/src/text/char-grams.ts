import { hashText } from './feature-table.ts';
import { isDense } from './segment-text.ts';

/**
 * Gives the hashes of the 3- and 4-grams of a text that is padded with spaces; of a text in Han characters or kana,
 * where a character carries as much as a syllable or two, its 1- and 2-grams.
 */
export function eachGram(text: string, give: (hash: number) => void): void {
  if (isDense(text)) giveGrams(text, 1, give);
  else giveGrams(` ${text} `, 3, give);
}

function giveGrams(text: string, shortest: number, give: (hash: number) => void): void {
  for (let size = shortest; size <= shortest + 1; size++) {
    for (let start = 0; start + size <= text.length; start++) give(hashText(text, start, start + size));
  }
}
