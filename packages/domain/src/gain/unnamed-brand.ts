import { brandMatcher } from './brand.ts';
import type { WordClicks } from './word-clicks.ts';

/** A word that may be a name of the site, with its share of the clicks. */
export interface UnnamedBrand {
  word: string;
  share: number;
  /** True for the domain's label that searches use as a common word, see `findCommonWord`. */
  isCommon?: boolean;
}

/** Minimum share of clicks for a word to be a likely site name. */
const leastShare = 0.3;

interface Site {
  domainName: string;
  brandNames: readonly string[] | null;
  /** The names that count. */
  siteNames: readonly string[];
}

/**
 * A word of the domain with many clicks that is not among the site's names: “michelin” at
 * michelinman.com. Only a person can decide if it is a name. Null without such a word, or if names
 * were entered.
 */
export function findUnnamedBrand(
  words: readonly WordClicks[],
  clicks: number,
  site: Site,
): UnnamedBrand | null {
  if (site.brandNames !== null) return null;
  const isNamed = brandMatcher(site.siteNames);
  const domain = site.domainName.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const found = words.find(
    (each) => each.clicks >= leastShare * clicks && domain.includes(each.word) && !isNamed(each.word),
  );
  return found ? { word: found.word, share: found.clicks / clicks } : null;
}
