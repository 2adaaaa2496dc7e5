import { brandMatcher, type WordClicks } from '@keydence/domain';

/** Of a word in fewer of the clicks nobody would say that people look for the site by it. */
const leastShare = 0.3;

interface Site {
  domainName: string;
  brandNames: readonly string[] | null;
  /** The names that count. */
  siteNames: readonly string[];
}

/**
 * A word of the domain by which many come, and that does not count as a name of the site: “michelin” at michelinman.com.
 * Whether it is one only a person can say. Null where there is none, or where names are written down.
 */
export function findUnnamedBrand(words: readonly WordClicks[], clicks: number, site: Site) {
  if (site.brandNames !== null) return null;
  const isNamed = brandMatcher(site.siteNames);
  const domain = site.domainName.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const found = words.find(
    (each) => each.clicks >= leastShare * clicks && domain.includes(each.word) && !isNamed(each.word),
  );
  return found ? { word: found.word, share: found.clicks / clicks } : null;
}
