import type { VolumeChanges } from '../search-data/port.ts';
import type { VolumeTrend, VolumeTrends } from './schema.ts';

/** Smallest percent change that counts as a trend: volumes are bucketed, so a smaller one is rounding. */
const trendThreshold = 5;

/**
 * Percent changes of the newest month from one, two and twelve months earlier. "Three months"
 * includes both ends, so it compares with two months earlier: 76 of 76 Keyword Planner rows agree.
 * A missing month, or one without searches, gives null; eleven months never count as twelve.
 */
export function volumeChange({
  months,
}: {
  /** Searches per month, newest first, without gaps (null if unknown). */
  months: readonly (number | null)[];
}): VolumeChanges {
  const newest = months[0] ?? null;
  return {
    oneMonth: percentChange(newest, months[1] ?? null),
    threeMonths: percentChange(newest, months[2] ?? null),
    twelveMonths: percentChange(newest, months[12] ?? null),
  };
}

function percentChange(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null;
  return Math.round((100 * (now - before)) / before) + 0;
}

/** Direction of a percent change: up from +5, down from -5, else stable; `no-data` if unknown. */
export function volumeTrendOf(change: number | null): VolumeTrend {
  if (change === null) return { trend: 'no-data', change };
  if (change >= trendThreshold) return { trend: 'up', change };
  return { trend: change <= -trendThreshold ? 'down' : 'stable', change };
}

export function volumeTrendsOf(changes: VolumeChanges): VolumeTrends {
  return {
    oneMonth: volumeTrendOf(changes.oneMonth),
    threeMonths: volumeTrendOf(changes.threeMonths),
    twelveMonths: volumeTrendOf(changes.twelveMonths),
  };
}

/** A percentage with its sign: "+12%", "-8%", "+0%"; "–" if unknown. */
export function formatTrend(change: number | null): string {
  if (change === null) return '–';
  const percent = Math.round(change);
  return `${percent < 0 ? '-' : '+'}${Math.abs(percent)}%`;
}

/**
 * Percent (0 to 100, one decimal) of keywords whose volume trends up over three months, among those
 * with three months of data; null if there are none.
 */
export function percentTrendingUp(threeMonthChanges: readonly (number | null)[]): number | null {
  const known = threeMonthChanges.filter((change) => change !== null);
  if (known.length === 0) return null;
  const up = known.filter((change) => change >= trendThreshold).length;
  return Math.round((1000 * up) / known.length) / 10;
}
