import type { GainRange } from '../gain/schema.ts';
import type { Move } from './schema.ts';

type Promised = Pick<NonNullable<Move['gain']>, 'low' | 'mid' | 'high' | 'success' | 'chance'>;

/** Standard deviations within which 80 % of a normal distribution lie, to one side and to both. */
const side80 = 1.28;
const width80 = 2.56;

/** Sums of the ends as they are shown, so that a sum equals the rows above it. */
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
 * Within which four of five such plans end: each move succeeds or not, by its chance, and what a success brings is
 * uncertain by its range. Never below 0.
 */
export function planRange(gains: readonly (Promised | null)[]): { low: number; high: number } {
  let mid = 0;
  let variance = 0;
  for (const gain of gains) {
    if (gain === null) continue;
    const { success, chance } = gain;
    mid += gain.mid;
    variance += chance * (1 - chance) * success ** 2 + ((gain.high - gain.low) / width80) ** 2;
  }
  const spread = side80 * Math.sqrt(variance);
  return { low: tenth(Math.max(0, mid - spread)), high: tenth(mid + spread) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
