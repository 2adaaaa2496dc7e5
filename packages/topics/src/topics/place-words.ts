import { findCues } from '../intent/find-cues.ts';
import { foldedWords, foldText } from '../text/fold-text.ts';
import { baseLanguage } from '../text/segment-text.ts';
import { createStemmer } from '../text/stem-word.ts';
import { findStopWords } from '../text/stop-words.ts';
import { createTextWords } from '../text/text-words.ts';
import { findTown } from '../text/towns.ts';
import { countApart } from './cut-patterns.ts';

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
/** Words that follow “in” after this many texts without a common word are places up to a larger share, if there are two such words. */
const leastServices = 4;
const mostShareOfServed = 0.2;

/** A large town in a larger share of the texts is where the site is, and no choice. */
const mostShareOfTown = 0.6;

interface Place {
  /** As one folded word. */
  readonly name: string;
  /** Its words, each of which counts alone; those of a large town count together. */
  readonly words: readonly string[];
  /** Stems of the rest of the keyword. */
  readonly rest: string;
  readonly isTown: boolean;
}

/**
 * The names of places, each as one folded word: large towns, and endings of keywords after “in”, if the rest of the keyword
 * occurs with several of them. “Notaria en Iquique” and “notaria en Maipú” need a page each; “in Excel” without an
 * alternative does not.
 */
export function findPlaceWords(texts: readonly string[], language: string): ReadonlySet<string> {
  const readPlace = createPlaceReader(language);
  const placesOf = new Map<string, Map<string, Place>>();
  const counts = new Map<string, number>();
  const servicesOf = new Map<string, Set<string>>();
  for (const text of texts) {
    const words = foldedWords(text, language);
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const place = readPlace(text, words);
    if (place === null) continue;
    if (place.isTown && place.words.length > 1) counts.set(place.name, (counts.get(place.name) ?? 0) + 1);
    placesOf.set(place.rest, (placesOf.get(place.rest) ?? new Map()).set(place.name, place));
    for (const word of place.words) servicesOf.set(word, (servicesOf.get(word) ?? new Set()).add(place.rest));
  }
  const alone = new Set(texts.map((text) => foldText(text)));
  const most = Math.max(mostTexts, mostShare * texts.length);
  const mostOfTown = Math.max(mostTexts, mostShareOfTown * texts.length);
  const isRareEnough = (word: string) => (counts.get(word) ?? 0) <= mostShareOfServed * texts.length;
  const served = [...servicesOf].filter(
    ([word, services]) => isRareEnough(word) && !alone.has(word) && countApart(services) >= leastServices,
  );
  const found = [...placesOf.values()]
    .filter((places) => places.size > 1)
    .flatMap((places) => [...places.values()])
    .flatMap(({ name, words, isTown }) =>
      isTown
        ? [name].filter((town) => (counts.get(town) ?? 0) <= mostOfTown)
        : words.filter((word) => (counts.get(word) ?? 0) <= most),
    );
  return new Set([...found, ...(served.length > 1 ? served.map(([word]) => word) : [])]);
}

function createPlaceReader(language: string) {
  const before = new Set((locatives[baseLanguage(language)] ?? '').split(' ').filter(Boolean));
  const stopWords = findStopWords(language);
  const stems = createTextWords(language, stopWords);
  const stem = createStemmer(language);
  const restOf = (words: readonly string[]) => stems(words.join(' ')).sort().join(' ');
  return (text: string, words: readonly string[]): Place | null => {
    const town = findTown(words, language, stem);
    if (town !== null && words.length > town.end - town.start) {
      const rest = [...words.slice(0, town.start), ...words.slice(town.end)].filter(
        (word) => !before.has(word),
      );
      return { name: town.town, words: words.slice(town.start, town.end), rest: restOf(rest), isTown: true };
    }
    const at = words.findLastIndex((word, index) => before.has(word) && index > 0);
    const place = words.slice(at + 1).filter((word) => !stopWords.has(word));
    const isPlace = at > 0 && place.length > 0 && place.length <= mostWords && !/\p{N}/u.test(place.join(''));
    if (!isPlace || findCues(text, language).some(({ end }) => end > at)) return null;
    return { name: place.join(''), words: place, rest: restOf(words.slice(0, at)), isTown: false };
  };
}
