import type { ClickCurve } from '../keywords/click-through-rate.ts';
import { extraClicks, type ImpactFacts, reachableRank } from '../keywords/impact.ts';
import { featureFactor } from '../keywords/traffic.ts';

/** Names the formulas of `extraClicks` and `reachableRank`; it changes with them, so that old predictions stay readable. */
export const predictionFormula = 'impact-1';

export interface MadePrediction {
  predictedRank: number;
  /** Extra clicks a month, one decimal; null when the search volume is unknown. */
  predictedClicks: number | null;
  /** Share (0 to 1) of the usual clicks that the result page leaves to organic results at the predicted rank. */
  featureFactor: number;
}

/** What is predicted of a keyword at the moment in which somebody decides to work on it. */
export function makePrediction(facts: ImpactFacts, curve: ClickCurve): MadePrediction {
  const { target } = reachableRank(facts.rank);
  return {
    predictedRank: target,
    predictedClicks: extraClicks(facts, curve),
    featureFactor: featureFactor({ ...facts, rank: target }),
  };
}
