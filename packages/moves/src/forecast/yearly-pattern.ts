import { mean, median } from '../statistics/median.ts';
import { ahead, type Candidate, theta } from './smoothing.ts';

const yearWeeks = 52;
const leastSeasonalWeeks = 108;
const levelWeeks = 4;
const mostYears = 3;
const mostSeasonalYears = 6;

/**
 * Theta on a series without its yearly pattern, plus the pattern: by week of the year, the median log ratio to a
 * centered mean of 52 weeks, smoothed over 3 weeks and multiplied by the share of the variance that it explains.
 */
export const seasonal: Candidate = (all) => {
  if (all.length < leastSeasonalWeeks) return null;
  const logs = all.slice(-mostSeasonalYears * yearWeeks);
  const ratios = ratiosToYear(logs);
  const byWeek = Array.from({ length: yearWeeks }, (_, week) =>
    median(ratios.filter((ratio) => ratio.week % yearWeeks === week).map(({ value }) => value)),
  );
  const middle = mean(byWeek);
  const smoothed = byWeek.map(
    (value, week) =>
      (byWeek[(week + yearWeeks - 1) % yearWeeks] + value + byWeek[(week + 1) % yearWeeks]) / 3 - middle,
  );
  const patternAt = (week: number) => smoothed[week % yearWeeks];
  const variance = meanSquare(ratios.map(({ value }) => value));
  const rest = meanSquare(ratios.map(({ week, value }) => value - patternAt(week)));
  const strength = variance === 0 ? 0 : Math.max(0, 1 - rest / variance);
  const forecast = theta(logs.map((value, week) => value - strength * patternAt(week)));
  return forecast?.map((value, index) => value + strength * patternAt(logs.length + index)) ?? null;
};

/**
 * The mean of the last four weeks, and the course of the same 13 weeks in up to three earlier
 * years.
 */
export const analog: Candidate = (logs) => {
  const years: number[] = [];
  for (let year = 1; year <= mostYears; year += 1) {
    if (logs.length - year * yearWeeks >= levelWeeks) years.push(logs.length - year * yearWeeks);
  }
  if (years.length === 0) return null;
  const levelAt = (end: number) => mean(logs.slice(end - levelWeeks, end));
  const levels = years.map(levelAt);
  const level = levelAt(logs.length);
  return ahead((step) => level + mean(years.map((end, year) => logs[end + step - 1] - levels[year])));
};

/** Each week less the mean of the 52 weeks around it, with half weight on both ends. */
function ratiosToYear(logs: readonly number[]): { week: number; value: number }[] {
  const half = yearWeeks / 2;
  const sums = [0];
  for (const value of logs) sums.push(sums[sums.length - 1] + value);
  return logs.flatMap((value, week) => {
    if (week < half || week + half >= logs.length) return [];
    const inner = sums[week + half] - sums[week - half + 1];
    return [{ week, value: value - (inner + (logs[week - half] + logs[week + half]) / 2) / yearWeeks }];
  });
}

const meanSquare = (values: readonly number[]) => mean(values.map((value) => value ** 2));
