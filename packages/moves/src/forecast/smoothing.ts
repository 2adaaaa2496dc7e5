import { mean } from '../statistics/median.ts';

/** Weeks ahead that a forecast covers. */
export const horizon = 13;

/** Logarithms of the next weeks, from logarithms of the past ones. Null if the series is too short. */
export type Candidate = (logs: readonly number[]) => number[] | null;

const alphas = [0.1, 0.3, 0.5, 0.7, 0.9, 1];
const betas = [0.02, 0.1, 0.3];
const dampings = [0.8, 0.9, 0.97];
/** Older weeks no longer change a smoothed level. */
const mostWeeks = 260;

/** `valueAt` of 1 to 13 weeks ahead. */
export const ahead = (valueAt: (step: number) => number): number[] =>
  Array.from({ length: horizon }, (_, index) => valueAt(index + 1));

export const naive: Candidate = (logs) => ahead(() => logs[logs.length - 1]);

/** Simple exponential smoothing plus half the linear drift (Assimakopoulos and Nikolopoulos, 2000). */
export const theta: Candidate = (logs) => {
  const recent = logs.slice(-mostWeeks);
  let best = { error: Number.POSITIVE_INFINITY, level: 0 };
  for (const alpha of alphas) {
    const smoothed = smooth(recent, { alpha, beta: 0, damping: 0 });
    if (smoothed.error < best.error) best = smoothed;
  }
  const drift = slope(recent) / 2;
  return ahead((step) => best.level + drift * step);
};

/** Level and trend, of which each week ahead keeps a share (Gardner and McKenzie, 1985). */
export const dampedTrend: Candidate = (logs) => {
  const recent = logs.slice(-mostWeeks);
  let best = { error: Number.POSITIVE_INFINITY, level: 0, trend: 0, damping: 0 };
  for (const alpha of alphas) {
    for (const beta of betas) {
      for (const damping of dampings) {
        const smoothed = smooth(recent, { alpha, beta, damping });
        if (smoothed.error < best.error) best = { ...smoothed, damping };
      }
    }
  }
  const { level, trend, damping } = best;
  return ahead((step) => level + (trend * damping * (1 - damping ** step)) / (1 - damping));
};

interface SmoothingSettings {
  alpha: number;
  beta: number;
  damping: number;
}

/** Level and trend at the end, and the squared errors of one week ahead. */
function smooth(logs: readonly number[], { alpha, beta, damping }: SmoothingSettings) {
  let level = mean(logs.slice(0, 4));
  let trend = 0;
  let error = 0;
  for (const value of logs) {
    const miss = value - level - damping * trend;
    error += miss ** 2;
    level += damping * trend + alpha * miss;
    trend = damping * trend + alpha * beta * miss;
  }
  return { level, trend, error };
}

/** Slope of the least-squares line, per week. */
function slope(logs: readonly number[]): number {
  const middle = (logs.length - 1) / 2;
  let sum = 0;
  let squares = 0;
  for (const [week, value] of logs.entries()) {
    sum += (week - middle) * value;
    squares += (week - middle) ** 2;
  }
  return squares === 0 ? 0 : sum / squares;
}
