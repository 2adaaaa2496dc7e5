import type { MoveGain } from '@keydence/domain';
import { round } from '../shared/evidence.ts';

/** Standard deviations on each side that hold 80 % of a normal distribution. */
const width80 = 1.28;

/**
 * Extra visits a month of several items together, with the range that holds the sum in four of five cases: each is won
 * or not by its chance, and its size is uncertain by the range of its gain (an 80 % range is 2.56 standard deviations).
 */
export function planRange(gains: readonly MoveGain[]): { low: number; mid: number; high: number } {
  const mid = gains.reduce((sum, gain) => sum + gain.mid, 0);
  const variance = gains.reduce(
    (sum, { low, high, success, chance }) =>
      sum + chance * (1 - chance) * success ** 2 + ((high - low) / (2 * width80)) ** 2,
    0,
  );
  const width = width80 * Math.sqrt(variance);
  return { low: round(Math.max(0, mid - width), 1), mid: round(mid, 1), high: round(mid + width, 1) };
}
