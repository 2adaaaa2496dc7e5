import { groupBy } from '../shared/evidence.ts';
import { mean, median } from '../statistics/median.ts';
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

/**
 * How the peers of a page are in each week against their own base, on a logarithmic scale: the median weighted by
 * √clicks, 0 in weeks without a peer. It has season, holidays, trend and updates of the search engine, without a
 * calendar. Peers are the other pages of its topic with 5 clicks a week or more, or those of the site if they are few.
 */
export function createPeerIndex(
  pages: readonly LogSeries[],
  peers: readonly LogSeries[],
): (page: LogSeries) => number[] {
  const weekCount = Math.max(0, ...pages.map(({ weeks }) => weeks.length));
  const able = peers.filter(
    ({ meanClicks, weeks }) => meanClicks >= leastPeerClicks && known(baseOf(weeks)).length >= leastBaseWeeks,
  );
  const topics = groupBy(
    able.filter(({ topic }) => topic !== null),
    ({ topic }) => topic,
  );
  const sorted = new Map<readonly LogSeries[], PeerWeek[][]>();
  return (page) => {
    const topic = topics.get(page.topic) ?? [];
    const group = topic.length - (topic.includes(page) ? 1 : 0) >= leastPeers ? topic : able;
    const weeks = sorted.get(group) ?? sortWeeks(group, weekCount);
    sorted.set(group, weeks);
    return weeks.slice(weekCount - page.weeks.length).map((items) => medianWithout(items, page));
  };
}

/** The index of pages over all weeks of the longest one. */
export function indexPeers(pages: readonly LogSeries[]): number[] {
  const weekCount = Math.max(0, ...pages.map(({ weeks }) => weeks.length));
  return sortWeeks(pages, weekCount).map((items) => medianWithout(items, null));
}

/** A peer against its base in one week. */
interface PeerWeek {
  peer: LogSeries;
  value: number;
  weight: number;
}

function sortWeeks(peers: readonly LogSeries[], weekCount: number): PeerWeek[][] {
  const levels = peers.map((peer) => ({
    peer,
    from: weekCount - peer.weeks.length,
    base: median(known(baseOf(peer.weeks))),
    weight: Math.sqrt(peer.meanClicks),
  }));
  return Array.from({ length: weekCount }, (_, week) =>
    levels
      .flatMap(({ peer, from, base, weight }) => {
        const value = peer.weeks[week - from] ?? null;
        return value === null ? [] : [{ peer, value: value - base, weight }];
      })
      .sort((a, b) => a.value - b.value),
  );
}

/** The weighted median of sorted values without those of one page; 0 if none is left. */
function medianWithout(items: readonly PeerWeek[], page: LogSeries | null): number {
  const half = items.reduce((sum, { peer, weight }) => (peer === page ? sum : sum + weight), 0) / 2;
  let reached = 0;
  for (const { peer, value, weight } of items) {
    if (peer === page) continue;
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
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
