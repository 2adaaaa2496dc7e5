import { searchKey } from '../text/unify-writing.ts';
import { isHomePage } from './result-evidence.ts';
import type { TopicKeyword } from './topic-input.ts';

/** From this share of its impressions on, an own page is what a keyword is found by. */
const mainPageShare = 0.6;

/** Keywords of one text, misspelt or written otherwise, are one unit, unless a person said something about one of them. */
export interface TopicUnits {
  readonly count: number;
  readonly unitOf: Int32Array;
  /** A keyword of each unit: of its spelling where there is one, else the first. */
  readonly firsts: readonly number[];
  readonly texts: readonly string[];
}

/** @param spelled the texts of the keywords without misspelt words. */
export function formUnits(
  keywords: readonly TopicKeyword[],
  spelled: readonly string[],
  corrected: ReadonlySet<number>,
): TopicUnits {
  const byText = new Map<string, number>();
  const firsts: number[] = [];
  const unitOf = Int32Array.from(keywords, ({ text }, place) => {
    const key = searchKey(spelled[place]);
    const known = corrected.has(place) ? undefined : byText.get(key);
    if (known !== undefined) {
      if (text === spelled[place] && keywords[firsts[known]].text !== text) firsts[known] = place;
      return known;
    }
    firsts.push(place);
    if (!corrected.has(place)) byText.set(key, firsts.length - 1);
    return firsts.length - 1;
  });
  return { count: firsts.length, unitOf, firsts, texts: firsts.map((place) => spelled[place]) };
}

/** The own page by which each unit is found, numbered; −1 where there is none. A home page says nothing. */
export function numberPages(keywords: readonly TopicKeyword[], { firsts }: TopicUnits) {
  const numbers = new Map<string, number>();
  const pages = Int32Array.from(firsts, (place) => {
    const main = keywords[place].ownPages?.find(
      ({ page, share }) => share >= mainPageShare && !isHomePage(page),
    );
    if (!main) return -1;
    const known = numbers.get(main.page) ?? numbers.size;
    numbers.set(main.page, known);
    return known;
  });
  return { pages, pageCount: numbers.size };
}
