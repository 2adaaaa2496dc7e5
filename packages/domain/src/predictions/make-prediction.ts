import { aimOf, gainAssumptions, moveFor } from '../gain/moves.ts';
import type { Gain, GainTermName } from '../gain/schema.ts';
import { lastCheckedRank } from '../keywords/click-through-rate.ts';

/** Names the formulas of `gain`; it changes with them, so that old predictions stay readable. */
export const predictionFormula = gainAssumptions;

export interface MadePrediction {
  predictedRank: number;
  /** Extra visits a month; null where neither impressions nor a volume were known, or the search names the site. */
  predictedClicks: number | null;
  gain: Gain | null;
  /** How clicks of this query differ from the curve: its level and what features of the results page take. */
  featureFactor: number;
}

interface PredictedKeyword {
  gain: Gain | null;
  rank: number | null;
  difficulty: number | null;
}

/** What is predicted of a keyword at the moment in which somebody decides to work on it. */
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
