import type { GainRange } from '../gain/schema.ts';
import type { Move } from './schema.ts';

type Promised = Pick<NonNullable<Move['gain']>, 'low' | 'mid' | 'high' | 'success' | 'chance'>;

/** Standard deviations that bound 80 % of a normal distribution, one-sided and two-sided. */
const side80 = 1.28;
const width80 = 2.56;
/**
 * Correlation of the errors of two gains of one site: a click curve or assumption that is wrong for
 * one move is wrong for the others. Measured on synthetic sites, see docs/performance.md.
 */
const agreement = 0.2;

/** Sums of the displayed ends, so that a sum equals its rows. */
export function sumRanges(gains: readonly (GainRange | null)[]): GainRange {
  const total = { low: 0, mid: 0, high: 0 };
  for (const gain of gains) {
    total.low += gain?.low ?? 0;
    total.mid += gain?.mid ?? 0;
    total.high += gain?.high ?? 0;
  }
  return { low: tenth(total.low), mid: tenth(total.mid), high: tenth(total.high) };
}

/**
 * Range of four of five such plans: each move succeeds or fails by its chance, and the gain of a
 * success is uncertain by its range, partly shared by all moves. Never below 0.
 */
export function planRange(gains: readonly (Promised | null)[]): { low: number; high: number } {
  let mid = 0;
  let luck = 0;
  let own = 0;
  let shared = 0;
  for (const gain of gains) {
    if (gain === null) continue;
    const { success, chance } = gain;
    const error = (gain.high - gain.low) / width80;
    mid += gain.mid;
    luck += chance * (1 - chance) * success ** 2;
    own += error ** 2;
    shared += error;
  }
  const spread = side80 * Math.sqrt(luck + (1 - agreement) * own + agreement * shared ** 2);
  return { low: tenth(Math.max(0, mid - spread)), high: tenth(mid + spread) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
