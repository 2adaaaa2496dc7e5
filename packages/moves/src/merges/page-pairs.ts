import type { SharedSearch } from '../move-details.ts';
import type { PageRows, WeeklyPages } from './page-rows.ts';

/** Two pages with the searches that both compete for, in the order of their addresses. */
export interface PagePair {
  a: string;
  b: string;
  shared: { query: string; weeks: WeeklyPages | null }[];
}

export const competingLimits = { impressions: 10, share: 0.1, weeks: 3 };
/** A page leads a week with so much of the impressions of all. */
const leaderShare = 0.55;

/** All pairs of pages that compete for a search. A page competes with 10 impressions, 10 % of them, in 3 of 8 weeks. */
export function pairPages(
  { pages, queries }: PageRows,
  weeksOf: ReadonlyMap<string, WeeklyPages>,
): PagePair[] {
  const pairs = new Map<string, PagePair>();
  for (const [query, shown] of queries) {
    if (shown.length < 2) continue;
    const weeks = weeksOf.get(query) ?? null;
    const countOf = (page: string) => pages.get(page)?.get(query)?.impressions ?? 0;
    const total = shown.reduce((sum, page) => sum + countOf(page), 0);
    const least = Math.max(competingLimits.impressions, competingLimits.share * total);
    const competing = shown.filter((page) => countOf(page) >= least && isLasting(page, weeks)).sort();
    competing.forEach((a, index) => {
      for (const b of competing.slice(index + 1)) {
        const key = `${a} ${b}`;
        const pair = pairs.get(key) ?? { a, b, shared: [] };
        if (pair.shared.length === 0) pairs.set(key, pair);
        pair.shared.push({ query, weeks });
      }
    });
  }
  return [...pairs.values()];
}

function isLasting(page: string, weeks: WeeklyPages | null): boolean {
  return weeks === null || weeks.filter((week) => week.has(page)).length >= competingLimits.weeks;
}

/** How evenly two pages share the impressions of a search: 0 is one page alone, 1 is half each (entropy / ln 2). */
export function entropyOf({ kept, other }: Pick<SharedSearch, 'kept' | 'other'>): number {
  const total = kept.impressions + other.impressions;
  return [kept, other].reduce((sum, { impressions }) => {
    const share = impressions / total;
    return share === 0 ? sum : sum - (share * Math.log(share)) / Math.LN2;
  }, 0);
}

/** The page that leads in each week, by 55 % of the impressions of all given; null without one. */
export function weeklyLeaders(weeks: WeeklyPages, pages: readonly string[]): (string | null)[] {
  return weeks.map((week) => {
    const counts = pages.map((page) => week.get(page) ?? 0);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const leader = pages.find((_, index) => total > 0 && counts[index] >= leaderShare * total);
    return leader ?? null;
  });
}

/** Changes of the leader, weeks without one left out. */
export function countSwaps(leaders: readonly (string | null)[]): number {
  const known = leaders.filter((leader) => leader !== null);
  return known.filter((leader, index) => index > 0 && leader !== known[index - 1]).length;
}
