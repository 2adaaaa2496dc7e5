import type { WeekClicks } from '../decay/weekly-clicks.ts';
import { mean, robustDeviation } from '../statistics/median.ts';
import { fillGaps } from './fill-gaps.ts';
import { mixCandidates } from './mix-candidates.ts';
import { countQuantile } from './negative-binomial.ts';
import { naive } from './smoothing.ts';

export interface ForecastWeek {
  mid: number;
  /** Bounds of the 80 % interval: one week in ten is expected below `low`, one in ten above `high`. */
  low: number;
  high: number;
}

export interface Forecast {
  /** `rough`: fewer than 30 weeks are known, so the last one is repeated with a wide interval. */
  label: 'usual' | 'rough';
  /** The 13 weeks after the last one. */
  weeks: ForecastWeek[];
}

const leastWeeks = 8;
const leastUsualWeeks = 30;
/** 80 % of a normal distribution are within this many standard deviations. */
const width80 = 1.2816;
const widthScale = 0.9;
const changeScale = 0.8;
/** Weight of the weekly changes in the spread, in origins. */
const changeWeight = 2;
const roughScale = 1.3;
/** Below this many a week, bounds are counts. */
const leastSmooth = 5;
const varianceWeeks = 52;
/** Keeps weeks without a click finite in logarithms. */
const offset = 0.5;

/**
 * Forecast of a weekly count, 13 weeks ahead (`fc-1`): a mix of simple methods, see `mixCandidates`. The interval grows
 * with the square root of the weeks ahead. Its width is the spread of the same mix at earlier origins, pooled with the
 * spread of weekly changes. Counts are at least 0. Null if fewer than 8 weeks are known.
 */
export function forecastWeeks(weeks: readonly WeekClicks[]): Forecast | null {
  const known = weeks.filter((clicks) => clicks !== null).length;
  if (known < leastWeeks) return null;
  const counts = fillGaps(weeks);
  const logs = counts.map((count) => Math.log(count + offset));
  const isRough = known < leastUsualWeeks;
  const { mids, deviation } = isRough ? forecastRoughly(logs) : forecastUsually(logs);
  const dispersion = measureDispersion(counts);
  return {
    label: isRough ? 'rough' : 'usual',
    weeks: mids.map((mid, index) => boundWeek(mid, deviation * Math.sqrt(index + 1), dispersion)),
  };
}

interface Spread {
  mids: number[];
  /** Standard deviation of the logarithm, one week ahead. */
  deviation: number;
}

function forecastRoughly(logs: readonly number[]): Spread {
  return { mids: naive(logs) ?? [], deviation: roughScale * changeDeviation(logs) };
}

function forecastUsually(logs: readonly number[]): Spread {
  const mix = mixCandidates(logs);
  const squares = mix.misses.map((misses) => mean(misses.map((miss, index) => miss ** 2 / (index + 1))));
  const sum = squares.reduce((total, square) => total + square, changeWeight * changeDeviation(logs) ** 2);
  return { mids: mix.logs, deviation: widthScale * Math.sqrt(sum / (squares.length + changeWeight)) };
}

function changeDeviation(logs: readonly number[]): number {
  return changeScale * robustDeviation(logs.slice(1).map((value, week) => value - logs[week]));
}

/** Variance beyond that of a Poisson count, by squared mean, over the last year. */
function measureDispersion(counts: readonly number[]): number {
  const recent = counts.slice(-varianceWeeks);
  const middle = mean(recent);
  if (middle === 0) return 0;
  const variance = recent.reduce((sum, count) => sum + (count - middle) ** 2, 0) / (recent.length - 1);
  return Math.max(0, variance - middle) / middle ** 2;
}

function boundWeek(log: number, deviation: number, dispersion: number): ForecastWeek {
  const mid = Math.max(0, Math.exp(log) - offset);
  if (mid < leastSmooth) {
    const distribution = { mean: mid, variance: mid + dispersion * mid ** 2 };
    return {
      mid,
      low: Math.min(mid, countQuantile(distribution, 0.1)),
      high: Math.max(mid, countQuantile(distribution, 0.9)),
    };
  }
  const half = width80 * deviation;
  const countAt = (value: number) => Math.max(0, Math.exp(value) - offset);
  return { mid, low: countAt(log - half), high: countAt(log + half) };
}
