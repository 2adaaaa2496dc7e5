import { z } from 'zod';

/** Why the rules wrote a section although a language model was asked, or was to be asked. */
export const fallbackReasons = [
  /** No answer in time. */
  'timed_out',
  /** Nobody answered, or not as such a service does. */
  'unreachable',
  /** Too many requests, and no time left to wait. */
  'busy',
  /** The service did not take the request or the key. */
  'refused',
  /** The answer was no JSON of the section's shape, twice. */
  'unreadable',
  /** Too little of the answer stood in the facts, twice. */
  'unproven',
  /** The report had used up its tokens. */
  'token_limit',
  /** Not asked: the sections before it got no answer. */
  'skipped',
] as const;
export type FallbackReason = (typeof fallbackReasons)[number];

/** The name under which the rules stand as an author. */
export const rulesAuthor = 'rules';

/** Who wrote a section of the report. */
export const sectionAuthor = z.object({
  /** Where the section stands in the report: `aiInsights.riskAreas`, `opportunities.3`. */
  path: z.string(),
  /** `rules`, or the name of a language model. */
  generatedBy: z.string(),
  /** Which wording of the question the model was asked; null for the rules. */
  promptVersion: z.number().int().nullable(),
  /** Null for a model's section, and for the rules where no model was to be asked. */
  fallback: z.enum(fallbackReasons).nullable(),
});
export type SectionAuthor = z.infer<typeof sectionAuthor>;
