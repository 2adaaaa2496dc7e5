import { isHomePage } from './result-evidence.ts';
import type { TopicKeyword } from './topic-input.ts';

/** From this share of its impressions on, an own page is what a keyword is found by. */
const mainPageShare = 0.6;

/** Keywords of one text are one unit, unless a person said something about one of them. */
export interface TopicUnits {
  readonly count: number;
  /** The unit of each keyword. */
  readonly unitOf: Int32Array;
  /** The first keyword of each unit. */
  readonly firsts: readonly number[];
  readonly texts: readonly string[];
}

export function formUnits(keywords: readonly TopicKeyword[], corrected: ReadonlySet<number>): TopicUnits {
  const byText = new Map<string, number>();
  const firsts: number[] = [];
  const unitOf = Int32Array.from(keywords, ({ text }, place) => {
    const known = corrected.has(place) ? undefined : byText.get(text);
    if (known !== undefined) return known;
    firsts.push(place);
    if (!corrected.has(place)) byText.set(text, firsts.length - 1);
    return firsts.length - 1;
  });
  return { count: firsts.length, unitOf, firsts, texts: firsts.map((place) => keywords[place].text) };
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
