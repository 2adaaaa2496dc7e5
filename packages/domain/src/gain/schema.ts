import { z } from 'zod';

export const gainTermName = z.enum([
  'searches',
  'position',
  'rate_now',
  'level',
  'feature',
  'season',
  'trend',
  'target',
  'rate_target',
  'ease',
  'chance',
  'curve_error',
]);
export type GainTermName = z.infer<typeof gainTermName>;

/** One factor of a gain; low and high if it is uncertain. */
export const gainTerm = z.object({
  name: gainTermName,
  /** Null for a position if the site has none. */
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type GainTerm = z.infer<typeof gainTerm>;

/**
 * Expected extra visits a month from one move, one decimal. `low` and `high` bound `mid`, not the
 * outcome of one plan item.
 */
export const gainRange = z.object({
  low: z.number(),
  /** The expected value: chance times `success`. Orders and sums use it. */
  mid: z.number(),
  high: z.number(),
});
export type GainRange = z.infer<typeof gainRange>;

export const gainFigures = gainRange.extend({
  /** The gain if the target is reached. */
  success: z.number(),
  /** 0 to 1, to reach the target. */
  chance: z.number(),
  /** Target position; null if nothing is left to gain. */
  target: z.number().nullable(),
  verb: z.enum(['write', 'update', 'link', 'merge']),
  /** Source of the demand: Search Console's impressions, or a tool's estimated volume. */
  source: z.enum(['impressions', 'volume']),
  /** Source of the click rates. */
  curve: z.enum(['published', 'site_factor', 'own']),
  /** Click level of this query relative to the curve; 1 without counts. */
  level: z.number(),
  terms: z.array(gainTerm),
});
export type Gain = z.infer<typeof gainFigures>;

/**
 * Reason why a keyword has no gain: its demand is unknown, it had too few impressions, or it names
 * the site itself.
 */
export const gainGap = z.enum(['not_known', 'too_few', 'brand']);
export type GainGap = z.infer<typeof gainGap>;
