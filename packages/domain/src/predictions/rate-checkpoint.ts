import { type ClickCurve, clickThroughRate } from '../keywords/click-through-rate.ts';
import type { PredictionVerdict } from './schema.ts';

/** Where a site without a rank among the first hundred stands when distances are counted. */
const beyondLastRank = 101;

interface Ranks {
  /** At acceptance; null when not in the top 100, or unknown. */
  before: number | null;
  predicted: number;
}

/**
 * Whether a prediction came true: the predicted rank or a better one is reached. "Partly" is at least half of the way
 * from the rank at acceptance; no rank counts as 101. `now` is null when the check found no rank in the top 100, and
 * undefined when nothing was measured.
 */
export function rateCheckpoint(
  { before, predicted }: Ranks,
  now: number | null | undefined,
): PredictionVerdict {
  if (now === undefined) return 'no_measurement';
  const rank = now ?? beyondLastRank;
  if (rank <= predicted) return 'came_true';
  const start = before ?? beyondLastRank;
  return rank <= (start + predicted) / 2 ? 'partly' : 'not_yet';
}

/**
 * The same by clicks that were counted: at least the predicted ones, or at least half of them. Null where none were predicted.
 */
export function rateClicks(extra: number, predicted: number | null): PredictionVerdict | null {
  if (predicted === null || predicted <= 0) return null;
  if (extra >= predicted) return 'came_true';
  return extra >= predicted / 2 ? 'partly' : 'not_yet';
}

/** What Search Console counted for a keyword in a number of days. */
export interface ConsoleCount {
  clicks: number;
  days: number;
}

const daysAMonth = 30.44;
/** Periods of three months differ by this many days. */
const mostDaysApart = 3;

/** Extra clicks a month, one decimal; null for windows of different lengths, which are not compared. */
export function measureExtraClicks(before: ConsoleCount, now: ConsoleCount): number | null {
  if (Math.abs(before.days - now.days) > mostDaysApart) return null;
  return round1(daysAMonth * (now.clicks / now.days - before.clicks / before.days));
}

interface ClickFacts {
  /** Searches a month, as they were counted or told at acceptance. */
  searchVolume: number | null;
  /** Rank at acceptance; null when none. */
  before: number | null;
  featureFactor: number;
}

/**
 * Extra clicks a month against the day of the acceptance, one decimal; negative where the rank fell: the volume times the
 * difference of the curve's rates at both ranks, less what the result page takes. The volume is that of the acceptance
 * at both ends, so that demand neither makes nor breaks a prediction. Null without a volume.
 */
export function estimateExtraClicks(
  { searchVolume, before, featureFactor }: ClickFacts,
  rank: number | null,
  curve: ClickCurve,
): number | null {
  if (searchVolume === null) return null;
  const gain = clickThroughRate(rank, curve) - clickThroughRate(before, curve);
  return round1(searchVolume * gain * featureFactor);
}

function round1(value: number): number {
  return Math.round(10 * value) / 10 + 0;
}
