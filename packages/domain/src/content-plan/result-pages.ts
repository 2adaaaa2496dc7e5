/** A keyword with its known ranking pages. */
export interface RankedPages {
  keywordText: string;
  /** Our own page; null if none ranks. */
  ownUrl: string | null;
  competitorUrls: readonly string[];
  /** Its topic; null without one. */
  topicId: string | null;
}

/** With two pages of competitors in common, the search engine probably shows one results page for both. */
const sharedCompetitorPages = 2;

/**
 * Groups keywords that one page can serve, as a number for each keyword: those with the same words
 * in any order, those for which the same own page ranks, those that share two pages of competitors,
 * and those of one topic. Groups are transitive. Shared ranking pages are the usual test for one
 * search intent; the results pages themselves are not stored, so only pages of tracked sites count.
 * A home page ranks for everything and links nothing.
 */
export function groupByResultPage(keywords: readonly RankedPages[]): number[] {
  const parents = keywords.map((_, index) => index);
  const find = (index: number): number => {
    const parent = parents[index] ?? index;
    return parent === index ? index : find(parent);
  };
  const keys = keywords.map(keysOf);
  keywords.forEach((_, b) => {
    for (let a = 0; a < b; a += 1) {
      if (isSameResultPage(keys[a], keys[b])) parents[find(b)] = find(a);
    }
  });
  return keywords.map((_, index) => find(index));
}

interface Keys {
  words: string;
  topicId: string | null;
  own: string | null;
  competitors: Set<string>;
}

function keysOf({ keywordText, ownUrl, competitorUrls, topicId }: RankedPages): Keys {
  const words = keywordText.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return {
    words: [...new Set(words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, '')))].sort().join(' '),
    topicId,
    own: ownUrl !== null && isInnerPage(ownUrl) ? ownUrl : null,
    competitors: new Set(competitorUrls.filter(isInnerPage)),
  };
}

function isSameResultPage(a: Keys | undefined, b: Keys | undefined): boolean {
  if (!a || !b) return false;
  if (a.topicId !== null && a.topicId === b.topicId) return true;
  if (a.words === b.words || (a.own !== null && a.own === b.own)) return true;
  return [...a.competitors].filter((url) => b.competitors.has(url)).length >= sharedCompetitorPages;
}

function isInnerPage(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.length > 1;
}
