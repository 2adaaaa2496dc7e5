import { type ClickCurve, clickThroughRate } from '../gain/click-through-rate.ts';
import type { PredictionVerdict } from './schema.ts';

/** Rank that counts for a site not among the first hundred when distances are computed. */
const beyondLastRank = 101;

interface Ranks {
  /** At acceptance; null if not in the top 100, or unknown. */
  before: number | null;
  predicted: number;
}

/**
 * Verdict on a prediction by rank: reached if the rank is the predicted one or better. "Partly" is
 * at least half of the way from the rank at acceptance; no rank counts as 101. `now` is null if the
 * check found no rank in the top 100, and undefined without a measurement.
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
 * Verdict by counted clicks: at least the predicted ones, or at least half of them. Null without a
 * prediction of clicks.
 */
export function rateClicks(extra: number, predicted: number | null): PredictionVerdict | null {
  if (predicted === null || predicted <= 0) return null;
  if (extra >= predicted) return 'came_true';
  return extra >= predicted / 2 ? 'partly' : 'not_yet';
}

/** Search Console's counts for a keyword in a number of days. */
export interface ConsoleCount {
  clicks: number;
  days: number;
}

const daysAMonth = 30.44;
/** Periods of three months differ by this many days. */
const mostDaysApart = 3;

/** Extra clicks a month, one decimal; null for windows of different lengths, which are not comparable. */
export function measureExtraClicks(before: ConsoleCount, now: ConsoleCount): number | null {
  if (Math.abs(before.days - now.days) > mostDaysApart) return null;
  return round1(daysAMonth * (now.clicks / now.days - before.clicks / before.days));
}

interface ClickFacts {
  /** Searches a month, as counted or reported at acceptance. */
  searchVolume: number | null;
  /** Rank at acceptance; null without one. */
  before: number | null;
  featureFactor: number;
}

/**
 * Extra clicks a month relative to the day of the acceptance, one decimal; negative if the rank
 * fell: the volume times the difference of the curve's rates at both ranks, less the clicks that
 * the result page takes. Both ranks use the volume at acceptance, so that changes of demand do not
 * affect the verdict. Null without a volume.
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
