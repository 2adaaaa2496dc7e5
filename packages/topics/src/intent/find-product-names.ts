import { foldedWords } from '../text/fold-text.ts';
import { findStopWords } from '../text/stop-words.ts';
import { cutNames } from './cut-names.ts';
import { findCues } from './find-cues.ts';
import { joinNames } from './join-names.ts';

/** Keywords in which a word follows a competitor's name, and their share of all keywords with the word. */
const leastFollowing = 3;
const leastShare = 0.7;
const leastLetters = 3;

interface Market {
  readonly texts: readonly string[];
  /** Names and domains of competitors. */
  readonly otherNames: readonly string[];
  /** Texts that say what the site is about. */
  readonly profile: readonly string[];
  readonly language: string;
}

/** True for a keyword that only names a product of a competitor, even without its name. */
export type IsProduct = (text: string) => boolean;

/**
 * Finds the products of competitors: words that several keywords have beside a competitor's name and few have without,
 * and that are no word of the site. “encore grinder” names a product where people search for “acme encore” and
 * “acme encore manual”.
 */
export function findProducts({ texts, otherNames, profile, language }: Market): IsProduct {
  const names = joinNames(otherNames);
  if (names.size === 0) return () => false;
  const own = new Set(profile.flatMap((text) => foldedWords(text, language)));
  const stopWords = findStopWords(language);
  const total = new Map<string, number>();
  const beside = new Map<string, number>();
  for (const text of texts) {
    const words = foldedWords(text, language);
    const others = foldedWords(cutNames(text, names, language), language);
    const counts = others.length < words.length ? [total, beside] : [total];
    const cues = listCueWords(text, language);
    for (const word of new Set(others)) {
      const canName =
        word.length >= leastLetters &&
        !own.has(word) &&
        !stopWords.has(word) &&
        !cues.has(word) &&
        /\p{L}/u.test(word);
      if (canName) for (const count of counts) count.set(word, (count.get(word) ?? 0) + 1);
    }
  }
  const products = new Set(
    [...beside]
      .filter(([word, count]) => count >= leastFollowing && count >= leastShare * (total.get(word) ?? 0))
      .map(([word]) => word),
  );
  return (text) => {
    const words = foldedWords(cutNames(text, names, language), language);
    if (!words.some((word) => products.has(word))) return false;
    const cues = listCueWords(text, language);
    return words.every(
      (word) =>
        products.has(word) || own.has(word) || cues.has(word) || stopWords.has(word) || /\d/.test(word),
    );
  };
}

function listCueWords(text: string, language: string): ReadonlySet<string> {
  return new Set(findCues(text, language).flatMap(({ cue }) => foldedWords(cue, language)));
}
