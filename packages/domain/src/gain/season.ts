import type { GainVerb } from './moves.ts';

/** Searches by month, newest first, without gaps (null if unknown). */
export interface SearchHistory {
  /** `YYYY-MM-DD` */
  newestMonth: string;
  searches: readonly (number | null)[];
}

/** A month counted from the year 0. */
type MonthNumber = number;

const neutral = { season: 1, trend: 1 };
/** Reported volumes increase in steps of about a fifth: smaller differences are rounding. */
const ladderStep = 1.25;

/** The month of a day, `YYYY-MM-DD`. */
export function monthNumber(day: string): MonthNumber {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return 12 * year + month - 1;
}

/** The months in which a move has effect, counted from the month of the work. */
export function effectMonths(verb: GainVerb, now: MonthNumber): MonthNumber[] {
  const [from, to] = verb === 'write' ? [3, 8] : [1, 3];
  return Array.from({ length: to - from + 1 }, (_, index) => now + from + index);
}

/**
 * Demand in the months of the effect relative to the counted months, 0.4 to 2.5; 1 with fewer than
 * twelve months, or if they do not differ. One year weighs 0.75, two years 0.9, three years all.
 */
export function seasonFactor(
  history: SearchHistory | null,
  { counted, effect }: { counted: readonly MonthNumber[]; effect: readonly MonthNumber[] },
): number {
  const index = history && seasonIndex(history);
  if (!index || counted.length === 0) return neutral.season;
  const meanOf = (months: readonly MonthNumber[]) => mean(months.map((month) => index[month % 12] ?? 1));
  const before = meanOf(counted);
  return before <= 0 ? 2.5 : clamp(meanOf(effect) / before, 0.4, 2.5);
}

/** Index of each calendar month, January first; null if the history shows none. */
function seasonIndex({ newestMonth, searches }: SearchHistory): number[] | null {
  const years = Math.min(3, Math.floor(searches.length / 12));
  const known = searches.slice(0, 12 * years);
  const values = known.filter((value) => value !== null);
  if (years === 0 || values.length < known.length) return null;
  if (Math.max(...values) <= ladderStep * Math.min(...values)) return null;
  const weight = [0.75, 0.9, 1][years - 1] ?? 1;
  const newest = monthNumber(newestMonth);
  const byMonth = Array.from({ length: 12 }, (_, month) =>
    mean(values.filter((_value, ago) => (newest - ago) % 12 === month)),
  );
  const average = mean(values);
  return byMonth.map((value) => 1 + weight * (value / average - 1));
}

/**
 * The last three months relative to the same three a year before, 0.7 to 1.4; 1 with fewer than
 * fifteen months. Months of one year are never compared with each other: differences between
 * quarters are seasonal.
 */
export function yearTrend(history: SearchHistory | null): number {
  const searches = history?.searches ?? [];
  const [now, before] = [searches.slice(0, 3), searches.slice(12, 15)];
  if (before.length < 3 || [...now, ...before].includes(null)) return neutral.trend;
  const earlier = mean(before.map(Number));
  return earlier === 0 ? neutral.trend : clamp(mean(now.map(Number)) / earlier, 0.7, 1.4);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
