import { mean, median, robustDeviation } from '../statistics/median.ts';
import { known, recentWeeks } from './week-ranges.ts';

/** How much a page drifts by itself: standard deviation of a 4-week mean, on a logarithmic scale. */
export interface PageNoise {
  deviation: number;
  /** Differences behind it. */
  count: number;
}

const yearWeeks = 52;
const leastDeviation = 0.07;
const leastWeeks = 3;
const siteWeight = 10;

/**
 * The drift of a page over the year before its last four weeks: differences of 4-week means that are 4 weeks apart,
 * whose robust deviation is √2 that of one mean. `weeks` are free of what the peers explain.
 */
export function measureNoise(weeks: readonly (number | null)[]): PageNoise {
  const year = weeks.slice(-yearWeeks - recentWeeks, -recentWeeks);
  const means = Array.from({ length: Math.max(0, year.length - recentWeeks + 1) }, (_, start) => {
    const values = known(year.slice(start, start + recentWeeks));
    return values.length < leastWeeks ? null : mean(values);
  });
  const differences = means.flatMap((later, end) => {
    const earlier = means[end - recentWeeks] ?? null;
    return later === null || earlier === null ? [] : [later - earlier];
  });
  const deviation = differences.length === 0 ? leastDeviation : robustDeviation(differences) / Math.SQRT2;
  return { deviation: Math.max(leastDeviation, deviation), count: differences.length };
}

/** One page's drift pooled with the middle of the site's, which a short history leans on more (weights count/4 and 10). */
export function poolNoise({ deviation, count }: PageNoise, site: readonly PageNoise[]): number {
  const usual = median(site.filter((page) => page.count > 0).map((page) => page.deviation));
  const own = count / 4;
  return Number.isNaN(usual) ? deviation : (own * deviation + siteWeight * usual) / (own + siteWeight);
}
