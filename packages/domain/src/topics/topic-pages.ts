import { maxTopicPages, type TopicPage, type TopicPageState } from './schema.ts';

/** A page of the site for a keyword of a topic. */
export interface ServedKeyword {
  url: string;
  /** Page group of the keyword. */
  groupId: number;
  /** Searches a month; 0 if unknown. */
  demand: number;
}

/**
 * Minimum share of a page group's demand for a page to count there (assumption, as for competing
 * pages of a query).
 */
const leastShare = 0.1;

/**
 * The pages that serve a topic. Several pages compete if two of them serve the same page group,
 * each at least a tenth of it; a page for each page group is no conflict.
 */
export function findTopicPages(served: readonly ServedKeyword[]): {
  pageState: TopicPageState;
  pageCount: number;
  pages: TopicPage[];
} {
  const groups = new Map<number, Map<string, number>>();
  const pages = new Map<string, { keywordCount: number; weight: number }>();
  for (const { url, groupId, demand } of served) {
    // A keyword without known demand counts as one search, so that it has a weight.
    const weight = Math.max(1, demand);
    const page = pages.get(url) ?? { keywordCount: 0, weight: 0 };
    pages.set(url, { keywordCount: page.keywordCount + 1, weight: page.weight + weight });
    const group = groups.get(groupId) ?? new Map<string, number>();
    groups.set(groupId, group.set(url, (group.get(url) ?? 0) + weight));
  }
  const all = sumOf([...pages.values()].map(({ weight }) => weight));
  const isShared = [...groups.values()].some((group) => {
    const whole = sumOf([...group.values()]);
    return [...group.values()].filter((weight) => weight >= leastShare * whole).length > 1;
  });
  const ordered = [...pages].sort(([a, one], [b, other]) => other.weight - one.weight || (a < b ? -1 : 1));
  return {
    pageState: pages.size === 0 ? 'none' : isShared ? 'several' : 'one',
    pageCount: pages.size,
    pages: ordered.slice(0, maxTopicPages).map(([url, { keywordCount, weight }]) => ({
      url,
      keywordCount,
      share: Math.round((weight / all) * 1_000) / 1_000,
    })),
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
