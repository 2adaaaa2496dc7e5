import { z } from 'zod';

/** What a rating rests on, beside the word that the report has in any case. */
export const healthBasis = z.object({
  /** Whether the word says anything: without it, it is the default and is not shown. */
  isRated: z.boolean(),
  /** 0 to 100; null when less than half of what it is made of is known. */
  score: z.number().int().nullable(),
  /** Between which the score lies, whatever the unknown is; null without a score. */
  low: z.number().int().nullable(),
  high: z.number().int().nullable(),
  /** What is unknown, in sentences. */
  unknown: z.array(z.string()),
});
export type HealthBasis = z.infer<typeof healthBasis>;
