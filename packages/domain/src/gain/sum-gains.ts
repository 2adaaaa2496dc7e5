import { curveErrors, type GainParts } from './gain-parts.ts';
import type { GainRange } from './schema.ts';

/** The gain of one move, on one search or on several. */
export interface MoveGain extends GainRange {
  /** Extra visits a month if the targets are reached. */
  success: number;
  /** Chance, 0 to 1, to reach them: the mean over the searches, weighted by their potential gains. */
  chance: number;
}

/**
 * The gain of one move on several searches, such as all searches of a page: one chance and one
 * range. The half-width is that of the sum (each error averaged over the searches, then added as
 * squares of logarithms), not the sum of the widths. `mid` equals the sum of the single gains,
 * apart from rounding.
 */
export function sumGains(searches: readonly GainParts[]): MoveGain {
  const parts = searches.flatMap((part) =>
    part.aim && part.success > 0 ? [{ ...part, aim: part.aim }] : [],
  );
  const success = parts.reduce((sum, part) => sum + part.success, 0);
  if (success === 0) return { low: 0, mid: 0, high: 0, success: 0, chance: chanceOf(searches) };
  const meanOf = (measure: (part: (typeof parts)[number]) => number) =>
    parts.reduce((sum, part) => sum + part.success * measure(part), 0) / success;
  const chance = meanOf(({ aim }) => aim.chance.mid);
  const error = meanOf(({ curve }) => curveErrors[curve.basis]);
  const width = (end: 'low' | 'high') =>
    Math.hypot(
      Math.log(meanOf(({ demand }) => demand[end] / demand.mid)),
      Math.log(meanOf(({ rates }) => rates[end] / rates.mid)),
      Math.log(meanOf(({ aim }) => aim.chance[end]) / chance),
      error,
    );
  const mid = success * chance;
  return {
    low: round(mid * Math.exp(-width('low')), 1),
    mid: round(mid, 1),
    high: round(mid * Math.exp(width('high')), 1),
    success: round(success, 1),
    chance: round(chance, 3),
  };
}

/** Chance for searches without a gain. */
function chanceOf([first]: readonly GainParts[]): number {
  return round(first?.aim?.chance.mid ?? 0, 3);
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits + 0;
}
