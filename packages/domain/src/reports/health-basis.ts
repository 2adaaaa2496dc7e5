import { z } from 'zod';

/** Basis of a rating; the report has its label in any case. */
export const healthBasis = z.object({
  /** True if the label has meaning; otherwise it is the default and is not shown. */
  isRated: z.boolean(),
  /** 0 to 100; null if less than half of its inputs are known. */
  score: z.number().int().nullable(),
  /** Bounds of the score over all values of the unknown inputs; null without a score. */
  low: z.number().int().nullable(),
  high: z.number().int().nullable(),
  /** The unknown inputs, in sentences. */
  unknown: z.array(z.string()),
});
export type HealthBasis = z.infer<typeof healthBasis>;
