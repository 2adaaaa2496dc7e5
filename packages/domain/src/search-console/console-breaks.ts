import { formatDay } from '../dates/format-date.ts';
import type { FetchPeriod } from './fetch-period.ts';

/** `filtered_totals` are totals of requests with a filter on queries. */
export type ConsoleMetric = 'clicks' | 'impressions' | 'ctr' | 'position' | 'filtered_totals';

/** A date or period that makes Search Console's figures incomparable with those of other times. */
export interface ConsoleBreak {
  metrics: readonly ConsoleMetric[];
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /**
   * `fault`: the figures of these days are wrong; those before and after are right. `change`:
   * figures before and after these days differ permanently, such as after a redesign.
   */
  kind: 'fault' | 'change';
  /** A sentence for the user. */
  note: string;
  madeBy: 'google' | 'owner';
}

/** Days with overcounted impressions; clicks were right. Announced by Google on 2026-04-03. */
const inflated: ConsoleBreak = {
  metrics: ['impressions', 'ctr', 'position'],
  from: '2025-05-13',
  to: '2026-04-27',
  kind: 'fault',
  note: 'Google counted too many impressions.',
  madeBy: 'google',
};

/** Known breaks for every property. The days of the second one are approximate. */
export const knownBreaks: readonly ConsoleBreak[] = [
  inflated,
  {
    metrics: ['impressions', 'ctr', 'position'],
    from: '2025-09-11',
    to: '2025-09-14',
    kind: 'change',
    note: 'Google stopped showing 100 results on a page, so bots count fewer impressions.',
    madeBy: 'google',
  },
  {
    metrics: ['filtered_totals'],
    from: '2018-08-19',
    to: '2018-08-19',
    kind: 'change',
    note: 'Google left rare queries out of filtered totals.',
    madeBy: 'google',
  },
];

/** The first break that makes a metric of two windows incomparable; null if they are comparable. */
export function findBreakBetween(
  metric: ConsoleMetric,
  [a, b]: readonly [FetchPeriod, FetchPeriod],
  breaks: readonly ConsoleBreak[] = knownBreaks,
): ConsoleBreak | null {
  const differs = (each: ConsoleBreak) => {
    const sides = [sideOf(a, each), sideOf(b, each)];
    return sides.includes('mixed') || sides[0] !== sides[1];
  };
  return breaks.find((each) => each.metrics.includes(metric) && differs(each)) ?? null;
}

/** True if a metric is comparable between two windows: no break is between them or in one of them. */
export function isComparable(
  metric: ConsoleMetric,
  windows: readonly [FetchPeriod, FetchPeriod],
  breaks: readonly ConsoleBreak[] = knownBreaks,
): boolean {
  return findBreakBetween(metric, windows, breaks) === null;
}

/** Reason why two windows are not compared. */
export function breakText({ from, madeBy, note }: ConsoleBreak): string {
  const cause = madeBy === 'google' ? 'Google changed the count' : 'the site changed';
  return `Not comparable: ${cause} on ${formatDay(from)}. ${note}`.trim();
}

/** True if a window of Search Console's days (`YYYY-MM-DD`) includes a day with overcounted impressions. */
export function hasInflatedImpressions({ from, to }: { from: string; to: string }): boolean {
  return from <= inflated.to && to >= inflated.from;
}

/** A window's side of a break. The two sides of a fault are comparable. */
function sideOf({ start, end }: FetchPeriod, { from, to, kind }: ConsoleBreak) {
  if (end < from) return 'before';
  if (start > to) return kind === 'fault' ? 'before' : 'after';
  return kind === 'fault' && start >= from && end <= to ? 'inside' : 'mixed';
}
