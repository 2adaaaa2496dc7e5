import { z } from 'zod';

/** Use and cost of a language model for one report. */
export const modelUsage = z.object({
  model: z.string(),
  /** Version of the prompts. */
  promptVersion: z.number().int(),
  /** Sections requested from the model. */
  askedSections: z.number().int(),
  /** Sections with unchanged facts, which reused an earlier response at no cost. */
  keptSections: z.number().int(),
  /** Sum of all requests, including those without a usable response; null if the service did not count. */
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  /** US dollars; null if no prices are set or no tokens were counted. */
  costUsd: z.number().nullable(),
});
export type ModelUsage = z.infer<typeof modelUsage>;
