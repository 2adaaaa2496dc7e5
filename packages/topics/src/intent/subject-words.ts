import { foldedWords } from '../text/fold-text.ts';
import type { KnownNames } from './known-names.ts';

/** A word in at least this share and number of a list's keywords is the site's subject. */
const leastShare = 0.02;
const leastKeywords = 5;

/**
 * The folded words that many keywords of a list share and that are no known name. A domain that begins with one of them
 * is not thereby what a search is for: “coffee beans” on coffee-world.example.
 */
export function findSubjectWords(
  texts: readonly string[],
  language: string,
  names: KnownNames,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(foldedWords(text, language))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const least = Math.max(leastKeywords, leastShare * texts.length);
  return new Set(
    [...counts].filter(([word, count]) => count >= least && !names.joined.has(word)).map(([word]) => word),
  );
}
