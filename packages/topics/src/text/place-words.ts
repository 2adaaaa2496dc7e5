import { findCues } from '../intent/find-cues.ts';
import { foldedWords } from '../intent/fold-text.ts';
import { baseLanguage } from './segment-text.ts';
import { findStopWords } from './stop-words.ts';
import { createTextWords } from './text-words.ts';

/** Words before a place, folded, of languages in which the place keeps its form. */
const locatives: Readonly<Record<string, string>> = {
  da: 'i',
  de: 'in',
  en: 'in near',
  es: 'en',
  fr: 'a',
  it: 'a',
  nl: 'in',
  no: 'i',
  pt: 'em',
  sv: 'i',
};
const mostWords = 2;
/** A word in more texts, and in a larger share of them, is what the list is about. */
const mostTexts = 5;
const mostShare = 0.05;

/**
 * The folded words of places: endings of keywords after “in”, if the rest of the keyword occurs
 * with several of them. “Notaria en Iquique” and “notaria en Maipú” need a page each; “in Excel”
 * without an alternative does not.
 */
export function findPlaceWords(texts: readonly string[], language: string): ReadonlySet<string> {
  const before = new Set((locatives[baseLanguage(language)] ?? '').split(' ').filter(Boolean));
  if (before.size === 0) return new Set();
  const stopWords = findStopWords(language);
  const stems = createTextWords(language, stopWords);
  const placesOf = new Map<string, Map<string, readonly string[]>>();
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = foldedWords(text, language);
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const at = words.findLastIndex((word, index) => before.has(word) && index > 0);
    const place = words.slice(at + 1).filter((word) => !stopWords.has(word));
    const isPlace = at > 0 && place.length > 0 && place.length <= mostWords && !/\p{N}/u.test(place.join(''));
    if (!isPlace || findCues(text, language).some(({ end }) => end > at)) continue;
    const rest = stems(words.slice(0, at).join(' ')).sort().join(' ');
    placesOf.set(rest, (placesOf.get(rest) ?? new Map()).set(place.join(' '), place));
  }
  const shared = [...placesOf.values()].filter((places) => places.size > 1);
  const most = Math.max(mostTexts, mostShare * texts.length);
  const words = shared.flatMap((places) => [...places.values()].flat());
  return new Set(words.filter((word) => (counts.get(word) ?? 0) <= most));
}
