import { mean, median } from '../statistics/median.ts';
import { type PageHistory, toLogSeries } from './find-decay.ts';
import { measureNoise } from './page-noise.ts';
import { indexPeers } from './peer-index.ts';
import { baseOf, known, leastBaseWeeks, recentOf } from './week-ranges.ts';

export interface SiteFall {
  /** Clicks of the last 28 days against the base, less 1; −0.4 is 40 % fewer. */
  change: number;
  /** The change in standard deviations of the index. */
  score: number;
}

const leastPages = 5;
const fall = Math.log(0.8);
const leastScore = -2.5;

/**
 * The fall of the whole site by a fifth or more, from the median of its pages; null without one. It
 * is reported once, and causes no page updates. A season can be its cause: it describes the event,
 * not the reason.
 */
export function findSiteFall(histories: readonly PageHistory[]): SiteFall | null {
  const pages = histories
    .map(toLogSeries)
    .filter(({ weeks, meanClicks }) => meanClicks > 0 && known(baseOf(weeks)).length >= leastBaseWeeks);
  if (pages.length < leastPages) return null;
  const index = indexPeers(pages);
  const base = baseOf(index);
  const change = mean(recentOf(index)) - median(base);
  const score = change / (measureNoise(index) * Math.sqrt(1 + 4 / base.length));
  return change <= fall && score <= leastScore ? { change: Math.exp(change) - 1, score } : null;
}
