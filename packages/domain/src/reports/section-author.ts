import { z } from 'zod';

/** Reason why the rules wrote a section although a language model is configured. */
export const fallbackReasons = [
  /** No response in time. */
  'timed_out',
  /** No response, or one from a different kind of service. */
  'unreachable',
  /** Too many requests, and no time left to wait. */
  'busy',
  /** The service rejected the request or the key. */
  'refused',
  /** The response was not JSON of the section's shape, twice. */
  'unreadable',
  /** Too little of the response was supported by the facts, twice. */
  'unproven',
  /** The report had used all its tokens. */
  'token_limit',
  /** Not requested, because the sections before it got no response. */
  'skipped',
] as const;
export type FallbackReason = (typeof fallbackReasons)[number];

/** Author name of the rules. */
export const rulesAuthor = 'rules';

export const sectionAuthor = z.object({
  /** Path of the section in the report: `aiInsights.riskAreas`, `opportunities.3`. */
  path: z.string(),
  /** `rules`, or the name of a language model. */
  generatedBy: z.string(),
  /** Version of the model's prompt; null for the rules. */
  promptVersion: z.number().int().nullable(),
  /** Null for a model's section, and for the rules without a model. */
  fallback: z.enum(fallbackReasons).nullable(),
});
export type SectionAuthor = z.infer<typeof sectionAuthor>;
