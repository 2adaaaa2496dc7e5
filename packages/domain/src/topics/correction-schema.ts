import { z } from 'zod';
import { relevanceVote } from '../keywords/relevance-schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { searchIntent } from '../search-data/port.ts';

export const correctionKind = z.enum(['move', 'merge', 'split', 'rename', 'pin', 'hide', 'intent', 'vote']);
export type CorrectionKind = z.infer<typeof correctionKind>;

/** What a member has said of topics or keywords; each run obeys it until it is undone. */
export const topicCorrection = z.object({
  id: z.string(),
  kind: correctionKind,
  /** The topic that it is about; null for keywords alone. */
  topicId: z.string().nullable(),
  topicName: z.string().nullable(),
  keywordCount: z.number().int(),
  /** The first keywords. */
  keywords: z.array(z.string()).max(5),
  /** The given name, of a renaming. */
  name: z.string().nullable(),
  /** Of a pin or hiding: whether it was set. */
  isSet: z.boolean().nullable(),
  intentType: searchIntent.nullable(),
  vote: relevanceVote.nullable(),
  /** Null when the person is gone, or the caller may not know it. */
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

/** The correction that was kept, and the topics that it touched. */
export const corrected = z.object({
  /** To undo it; null where nothing was other than before. */
  correctionId: z.string().nullable(),
  /** Those that are left, with their figures; a new one first. */
  topicIds: z.array(z.string()),
});
export type Corrected = z.infer<typeof corrected>;
