import type { GainRange } from '@keydence/domain';

/** The range of a gain without its terms, for lists. */
export function showRange(gain: GainRange | null): GainRange | null {
  return gain && { low: gain.low, mid: gain.mid, high: gain.high };
}
