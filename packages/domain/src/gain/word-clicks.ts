import { normaliseKeywordText } from '../names/keyword-text.ts';
import { brandMatcher } from './brand.ts';

/** Clicks of the queries that contain a word. */
export interface WordClicks {
  word: string;
  clicks: number;
}

/** Shorter words occur in too many domains to identify a name. */
const leastLength = 4;
/** A list could hold any number of words; a name of the site is among the first. */
const mostWords = 20_000;
const told = 20;

/** Adds up the clicks of the queries that hold each word, without those that name the site. */
export function createWordClicks(siteNames: readonly string[]): {
  add: (query: { keywordText: string; clicks?: number | null }) => void;
  most: () => WordClicks[];
} {
  const clicksOf = new Map<string, number>();
  const isNamed = brandMatcher(siteNames);
  return {
    add({ keywordText, clicks }) {
      if (!clicks || isNamed(keywordText)) return;
      for (const word of new Set(normaliseKeywordText(keywordText).split(/[^\p{L}\p{N}]+/u))) {
        if (word.length < leastLength || (!clicksOf.has(word) && clicksOf.size >= mostWords)) continue;
        clicksOf.set(word, (clicksOf.get(word) ?? 0) + clicks);
      }
    },
    most: () =>
      [...clicksOf]
        .map(([word, clicks]) => ({ word, clicks }))
        .sort((a, b) => b.clicks - a.clicks)
        .slice(0, told),
  };
}
