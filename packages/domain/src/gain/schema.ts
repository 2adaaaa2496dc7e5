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

/** One factor of a gain; low and high where it is uncertain. */
export const gainTerm = z.object({
  name: gainTermName,
  /** Null for a position where the site has none. */
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type GainTerm = z.infer<typeof gainTerm>;

/** Extra visits a month to expect from one move, one decimal. `low` and `high` bound `mid`, not the outcome of one piece. */
export const gainRange = z.object({
  low: z.number(),
  /** What is expected: the chance times what success brings. Orders and sums use it. */
  mid: z.number(),
  high: z.number(),
});
export type GainRange = z.infer<typeof gainRange>;

export const gainFigures = gainRange.extend({
  /** What comes if the target is reached. */
  success: z.number(),
  /** 0 to 1, to reach the target. */
  chance: z.number(),
  /** The position that is aimed at; null where there is nothing left to win. */
  target: z.number().nullable(),
  verb: z.enum(['write', 'update', 'link', 'merge']),
  /** What the demand was taken from: Search Console's impressions, or a volume that a tool has estimated. */
  source: z.enum(['impressions', 'volume']),
  /** Whose click rates were taken. */
  curve: z.enum(['published', 'site_factor', 'own']),
  /** How this query is clicked against the curve; 1 where nothing was counted. */
  level: z.number(),
  terms: z.array(gainTerm),
});
export type Gain = z.infer<typeof gainFigures>;

/** Why a keyword has no gain: nobody knows its demand, it was shown too rarely, or people search for the site itself. */
export const gainGap = z.enum(['not_known', 'too_few', 'brand']);
export type GainGap = z.infer<typeof gainGap>;
