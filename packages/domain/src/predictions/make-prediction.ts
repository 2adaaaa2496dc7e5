import { lastCheckedRank } from '../gain/click-through-rate.ts';
import { aimOf, gainAssumptions, moveFor } from '../gain/moves.ts';
import type { Gain, GainTermName } from '../gain/schema.ts';

/** Version of the formulas of `gain`; it changes with them, so that old predictions remain explainable. */
export const predictionFormula = gainAssumptions;

export interface MadePrediction {
  predictedRank: number;
  /**
   * Extra visits a month; null if neither impressions nor a volume were known, or the search names
   * the site.
   */
  predictedClicks: number | null;
  gain: Gain | null;
  /**
   * Difference of this query's clicks from the curve: its level, and the clicks that features of
   * the results page take.
   */
  featureFactor: number;
}

interface PredictedKeyword {
  gain: Gain | null;
  rank: number | null;
  difficulty: number | null;
}

/** The prediction for a keyword at the time of its acceptance. */
export function makePrediction({ gain, rank, difficulty }: PredictedKeyword): MadePrediction {
  const target =
    gain?.target ?? aimOf(moveFor(rank), rank, difficulty)?.target.mid ?? rank ?? lastCheckedRank;
  return {
    predictedRank: Math.max(1, Math.round(target)),
    predictedClicks: gain?.mid ?? null,
    gain,
    featureFactor: termOf(gain, 'level') * termOf(gain, 'feature'),
  };
}

function termOf(gain: Gain | null, name: GainTermName): number {
  return gain?.terms.find((term) => term.name === name)?.value ?? 1;
}
