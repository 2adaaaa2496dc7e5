import { normalizePageAddress } from '@keydence/domain';
import type { KnownPages } from '../guards/page-facts.ts';
import type { InternalLinks, LinkPlace } from './link-facts.ts';
import { rankPages, type WeightedLink } from './page-rank.ts';

/** Links in a menu are on every page and say nothing. */
const weights: Record<LinkPlace, number> = { text: 1, list: 0.5, menu: 0 };

export interface LinkGraph {
  /** Share of the pages with less authority, 0 to 1. */
  percentileOf(page: string): number;
  textLinks(page: string): number;
  /** Pages that link to it in their text or in a list. */
  allLinks(page: string): number;
  hasLink(from: string, to: string): boolean;
}

/** The links between crawled pages. The authority of a page is its PageRank × ln(1 + clicks). */
export function buildLinkGraph(
  { pages, links }: InternalLinks,
  clicksOf: (page: string) => number,
): LinkGraph {
  const addresses = [...new Set(pages.map(({ page }) => normalizePageAddress(page)))];
  const indexOf = new Map(addresses.map((address, index) => [address, index]));
  const found = new Map<string, WeightedLink>();
  for (const { from, to, place } of links) {
    const [source, target] = [normalizePageAddress(from), normalizePageAddress(to)].map((page) =>
      indexOf.get(page),
    );
    const weight = weights[place];
    if (source === undefined || target === undefined || source === target || weight === 0) continue;
    const key = `${source} ${target}`;
    const link = found.get(key);
    if (!link) found.set(key, { from: source, to: target, weight });
    else link.weight = Math.max(link.weight, weight);
  }
  const counts = addresses.map(() => ({ text: 0, all: 0 }));
  for (const { to, weight } of found.values()) {
    counts[to].all += 1;
    if (weight === weights.text) counts[to].text += 1;
  }
  const ranks = rankPages(addresses.length, [...found.values()]);
  const authorities = addresses.map((page, index) => ranks[index] * Math.log1p(clicksOf(page)));
  const sorted = authorities.toSorted((a, b) => a - b);
  const at = <Value>(page: string, read: (index: number) => Value, other: Value) => {
    const index = indexOf.get(page);
    return index === undefined ? other : read(index);
  };
  return {
    percentileOf: (page) => at(page, (index) => countBelow(sorted, authorities[index]) / sorted.length, 0),
    textLinks: (page) => at(page, (index) => counts[index].text, 0),
    allLinks: (page) => at(page, (index) => counts[index].all, 0),
    hasLink: (from, to) => found.has(`${indexOf.get(from)} ${indexOf.get(to)}`),
  };
}

/** Clicks of a page: of the page itself where they are known, else of its searches. */
export function clickCounter(
  pages: KnownPages | undefined,
  queries: readonly { page: string | null; clicks: number }[],
): (page: string) => number {
  const sums = new Map<string, number>();
  for (const { page, clicks } of queries) {
    if (page !== null) sums.set(page, (sums.get(page) ?? 0) + clicks);
  }
  return (page) => pages?.get(page)?.clicks ?? sums.get(page) ?? 0;
}

function countBelow(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
