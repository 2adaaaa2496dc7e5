import { z } from 'zod';

/** What a language model was asked for one report, and what that cost. */
export const modelUsage = z.object({
  model: z.string(),
  /** Which wording of the questions. */
  promptVersion: z.number().int(),
  /** Sections for which the model was asked. */
  askedSections: z.number().int(),
  /** Sections whose facts had not changed, so that an earlier answer was taken for nothing. */
  keptSections: z.number().int(),
  /** Of all questions, also of those whose answers came to nothing; null where the service did not count them. */
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  /** US dollars; null where no prices are set or no tokens were counted. */
  costUsd: z.number().nullable(),
});
export type ModelUsage = z.infer<typeof modelUsage>;
