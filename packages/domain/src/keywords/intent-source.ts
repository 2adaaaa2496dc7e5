import { z } from 'zod';
import { intentReason } from './intent-schema.ts';

/** Source of a keyword's intent, in increasing priority: its wording, a page, a tool, a member. */
export const intentSource = z.enum(['query', 'page', 'provider', 'person']);
export type IntentSource = z.infer<typeof intentSource>;

export const intentBasis = z.object({
  /** Null if the intent is unknown. */
  intentSource: intentSource.nullable(),
  /** The strongest evidence; null if a member decided, and before the first run. */
  intentReason: intentReason.nullable(),
  /** 0 to 1, for a rule; null if a tool or a member decided. */
  intentConfidence: z.number().nullable(),
});
export type IntentBasis = z.infer<typeof intentBasis>;
