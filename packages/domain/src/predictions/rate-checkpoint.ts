import { type ClickCurve, clickThroughRate } from '../keywords/click-through-rate.ts';
import type { ClicksKind, PredictionVerdict } from './schema.ts';

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

/** A share of Search Console's impressions that clicked, which needs so many impressions to mean anything. */
export const leastRateImpressions = 100;

/** What Search Console counted for a keyword in the period that an export is about. */
export interface ConsoleCount {
  clicks: number;
  impressions: number;
}

interface ClickFacts {
  searchVolume: number | null;
  /** Rank at acceptance; null when none. */
  before: number | null;
  featureFactor: number;
  /** As counted at acceptance; null when Search Console told nothing then. */
  consoleBefore: ConsoleCount | null;
}

interface Outcome {
  rank: number | null;
  console: ConsoleCount | null;
}

/**
 * Extra clicks a month against the day of the acceptance, one decimal; negative where the rank fell. With Search
 * Console's counts at both ends it is the volume times the difference of their click rates, and "measured"; otherwise
 * the volume times the difference of the curve's rates at both ranks, less what the result page takes, and "estimated".
 * The volume is that of the acceptance at both ends, so that demand neither makes nor breaks a prediction.
 */
export function countExtraClicks(
  facts: ClickFacts,
  { rank, console }: Outcome,
  curve: ClickCurve,
): { clicks: number; kind: ClicksKind } | null {
  if (facts.searchVolume === null) return null;
  const [before, now] = [clickRate(facts.consoleBefore), clickRate(console)];
  if (before !== null && now !== null) {
    return { clicks: round1(facts.searchVolume * (now - before)), kind: 'measured' };
  }
  const gain = clickThroughRate(rank, curve) - clickThroughRate(facts.before, curve);
  return { clicks: round1(facts.searchVolume * gain * facts.featureFactor), kind: 'estimated' };
}

function clickRate(count: ConsoleCount | null): number | null {
  return count && count.impressions >= leastRateImpressions ? count.clicks / count.impressions : null;
}

function round1(value: number): number {
  return Math.round(10 * value) / 10 + 0;
}
