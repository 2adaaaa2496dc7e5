import { normalizePageAddress } from '@keydence/domain';
import type { QueryPageWeek } from './merge-facts.ts';
import { countSwaps, weeklyLeaders } from './page-pairs.ts';
import { groupWeeks } from './page-rows.ts';

/** Times that the leading page of each query changed from week to week. Takes linear time. */
export function countPageSwaps(weeks: readonly QueryPageWeek[]): Map<string, number> {
  const swaps = new Map<string, number>();
  for (const [query, shown] of groupWeeks(weeks, normalizePageAddress)) {
    const pages = [...new Set(shown.flatMap((week) => [...week.keys()]))];
    swaps.set(query, countSwaps(weeklyLeaders(shown, pages)));
  }
  return swaps;
}
