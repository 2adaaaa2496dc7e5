import { groupBy } from '../shared/evidence.ts';
import { median } from '../statistics/median.ts';
import { baseOf, known, leastBaseWeeks } from './week-ranges.ts';

/** A page's weeks on a logarithmic scale, `ln(clicks + 0.5)`; all pages end with the same week. */
export interface LogSeries {
  topic: string | null;
  weeks: readonly (number | null)[];
  /** Mean clicks a week. */
  meanClicks: number;
}

/** What pages of a topic share in each week, on a logarithmic scale; its middle over the base weeks is 0. */
export interface SharedIndex {
  values: Float64Array;
  /** Variance that each week adds to the error of the index, which comes back like a page's drift. */
  steps: Float64Array;
}

/** Peers of a topic; with fewer the whole site is compared. */
const leastPeers = 4;
const leastPeerClicks = 5;
/** Pages with the most clicks, which know best what all share; more would take long on a large site. */
const mostPeers = 60;

/**
 * The peers of each page, which can include itself: the pages of its topic with 5 clicks a week or more, or those of the
 * site if they are few, at most 60. Pages with the same peers get the same array.
 */
export function groupPeers(pages: readonly LogSeries[]): (page: LogSeries) => readonly LogSeries[] {
  const able = pages
    .filter(
      ({ meanClicks, weeks }) =>
        meanClicks >= leastPeerClicks && known(baseOf(weeks)).length >= leastBaseWeeks,
    )
    .sort((a, b) => b.meanClicks - a.meanClicks);
  const site = able.slice(0, mostPeers);
  const topics = new Map(
    [...groupBy(able, ({ topic }) => topic)].map(([topic, group]) => [topic, group.slice(0, mostPeers)]),
  );
  topics.delete(null);
  return (page) => {
    const topic = topics.get(page.topic) ?? [];
    return topic.length - (topic.includes(page) ? 1 : 0) >= leastPeers ? topic : site;
  };
}

/**
 * How pages are in each week against their own base, on a logarithmic scale: the median weighted by √clicks, 0 in weeks
 * without a page. It covers all weeks of the longest one.
 */
export function indexPeers(pages: readonly LogSeries[]): number[] {
  const weekCount = Math.max(0, ...pages.map(({ weeks }) => weeks.length));
  const levels = pages.map((page) => ({
    weeks: page.weeks,
    from: weekCount - page.weeks.length,
    base: median(known(baseOf(page.weeks))),
    weight: Math.sqrt(page.meanClicks),
  }));
  return Array.from({ length: weekCount }, (_, week) =>
    weightedMedian(
      levels.flatMap(({ weeks, from, base, weight }) => {
        const value = weeks[week - from] ?? null;
        return value === null ? [] : [{ value: value - base, weight }];
      }),
    ),
  );
}

/** 0 for no values. */
function weightedMedian(items: { value: number; weight: number }[]): number {
  const half = items.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { value, weight } of items.sort((a, b) => a.value - b.value)) {
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
}
