import { mean, robustDeviation } from '../statistics/median.ts';
import { known, recentWeeks } from './week-ranges.ts';

const yearWeeks = 52;
const leastDeviation = 0.07;
const leastWeeks = 3;

/**
 * The drift of a series over the year before its last four weeks: differences of 4-week means that are 4 weeks apart,
 * whose robust deviation is √2 that of one mean. `weeks` are free of what the peers explain.
 */
export function measureNoise(weeks: readonly (number | null)[]): number {
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
  return Math.max(leastDeviation, deviation);
}
