import { z } from 'zod';
import { intentReason } from '../keywords/intent-schema.ts';

/** Who decided the intent of a keyword, the strongest last: its wording, a page, a tool, a member. */
export const intentSource = z.enum(['query', 'page', 'provider', 'person']);
export type IntentSource = z.infer<typeof intentSource>;

export const intentBasis = z.object({
  /** Null where the intent is not known. */
  intentSource: intentSource.nullable(),
  /** What weighed most; null for the word of a member, and where no run has looked yet. */
  intentReason: intentReason.nullable(),
  /** 0 to 1, of a rule; null for the word of a tool or a member. */
  intentConfidence: z.number().nullable(),
});
export type IntentBasis = z.infer<typeof intentBasis>;
