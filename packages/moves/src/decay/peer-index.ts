import { mean, median, weightedMedian } from '../statistics/median.ts';
import { baseOf, known, leastBaseWeeks, recentWeeks } from './week-ranges.ts';

/** A page's weeks on a logarithmic scale, `ln(clicks + 0.5)`; all pages end with the same week. */
export interface LogSeries {
  topic: string | null;
  weeks: readonly (number | null)[];
  /** Mean clicks a week. */
  meanClicks: number;
}

/** Peers of a topic; with fewer the whole site is compared. */
const leastPeers = 4;
const leastPeerClicks = 5;
const usualResponse = 1;
const responseWeight = 0.6;

/** Pages that one page is compared with: those of its topic with 5 clicks a week or more, else those of the site. */
export function peersOf<Page extends LogSeries>(page: Page, pages: readonly Page[]): Page[] {
  const able = pages.filter(
    (peer) =>
      peer !== page &&
      peer.meanClicks >= leastPeerClicks &&
      known(baseOf(peer.weeks)).length >= leastBaseWeeks,
  );
  const sameTopic = able.filter(({ topic }) => topic !== null && topic === page.topic);
  return sameTopic.length >= leastPeers ? sameTopic : able;
}

/**
 * How the peers stand in each week against their own base, on a logarithmic scale: the median weighted by √clicks, 0
 * where no peer is known. It holds season, holidays, trend and updates of the search engine, without a calendar.
 */
export function indexPeers(peers: readonly LogSeries[], weekCount: number): number[] {
  const levels = peers.map(({ weeks, meanClicks }) => ({
    from: weekCount - weeks.length,
    weeks,
    base: median(known(baseOf(weeks))),
    weight: Math.sqrt(meanClicks),
  }));
  return Array.from({ length: weekCount }, (_, week) => {
    const items = levels.flatMap(({ from, weeks, base, weight }) => {
      const value = weeks[week - from] ?? null;
      return value === null ? [] : [{ value: value - base, weight }];
    });
    return items.length === 0 ? 0 : weightedMedian(items);
  });
}

/**
 * How strongly a page follows its peers: the slope on their index over all weeks but the last four, shrunk to 1 with a
 * weight of 0.6 (ridge), 0.3 to 1.6.
 */
export function measureResponse(weeks: readonly (number | null)[], index: readonly number[]): number {
  const pairs = weeks
    .slice(0, -recentWeeks)
    .flatMap((value, week) => (value === null ? [] : [{ x: index[week], y: value }]));
  if (pairs.length === 0) return usualResponse;
  const [x0, y0] = [mean(pairs.map(({ x }) => x)), mean(pairs.map(({ y }) => y))];
  const products = pairs.reduce((sum, { x, y }) => sum + (x - x0) * (y - y0), 0);
  const squares = pairs.reduce((sum, { x }) => sum + (x - x0) ** 2, 0);
  const slope = (products + responseWeight * usualResponse) / (squares + responseWeight);
  return Math.min(1.6, Math.max(0.3, slope));
}
