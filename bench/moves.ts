// How well the moves of `packages/moves` agree with made-up sites whose truth is known. The seeds are new in each run.
import { randomInt } from 'node:crypto';
import { measureDecay } from './decay-precision.ts';
import type { Finding } from './print-verdicts.ts';
import { measureReview } from './review-precision.ts';
import { measureRules } from './rule-precision.ts';
import type { WorldPlan } from './world-plan.ts';

export async function measureMoves({ isSmall }: WorldPlan): Promise<Finding[]> {
  const first = Number(process.env.MOVES_SEED ?? randomInt(1, 2 ** 31));
  const count = isSmall ? 20 : 100;
  console.log(`seeds ${first} to ${first + count - 1} (MOVES_SEED=${first} repeats them)`);
  const seeds = Array.from({ length: count }, (_, index) => first + index);
  return [...measureDecay(seeds), ...measureRules(seeds), ...measureReview(seeds)];
}
