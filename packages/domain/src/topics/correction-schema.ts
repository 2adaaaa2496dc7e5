import { z } from 'zod';
import { relevanceVote } from '../keywords/relevance-schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { searchIntent } from '../search-data/port.ts';

export const correctionKind = z.enum(['move', 'merge', 'split', 'rename', 'pin', 'hide', 'intent', 'vote']);
export type CorrectionKind = z.infer<typeof correctionKind>;

/** A member's correction of topics or keywords; each run applies it until it is undone. */
export const topicCorrection = z.object({
  id: z.string(),
  kind: correctionKind,
  /** The corrected topic; null if it is about keywords only. */
  topicId: z.string().nullable(),
  topicName: z.string().nullable(),
  keywordCount: z.number().int(),
  /** The first keywords of the correction. */
  keywords: z.array(z.string()).max(5),
  /** The new name, for a renaming. */
  name: z.string().nullable(),
  /** For a pin or hiding: true if it was set. */
  isSet: z.boolean().nullable(),
  intentType: searchIntent.nullable(),
  vote: relevanceVote.nullable(),
  /** Null if the account is gone, or the caller may not see the name. */
  madeBy: z.string().nullable(),
  madeAt: z.date(),
  undoneAt: z.date().nullable(),
});
export type TopicCorrection = z.infer<typeof topicCorrection>;

export const listCorrectionsInput = pageInput.extend({
  domainId: z.string(),
  topicId: z.string().optional(),
});
export type ListCorrectionsInput = z.output<typeof listCorrectionsInput>;

export const correctionList = z.object({ data: z.array(topicCorrection), pagination });
export type CorrectionList = z.infer<typeof correctionList>;

export const correctionId = z.object({ domainId: z.string(), correctionId: z.string() });

/** The stored correction, and the topics it changed. */
export const corrected = z.object({
  /** Id to undo it; null if nothing changed. */
  correctionId: z.string().nullable(),
  /** The remaining topics, with their figures; a new one first. */
  topicIds: z.array(z.string()),
});
export type Corrected = z.infer<typeof corrected>;
