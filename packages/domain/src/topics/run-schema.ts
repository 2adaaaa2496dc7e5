import { z } from 'zod';

/** A full run of more needs more memory than one process should give; those with most searches are grouped. */
export const maxGroupedKeywords = 200_000;

/** `full` groups all keywords; `place` puts new ones into the topics that exist. */
export const topicRunKind = z.enum(['full', 'place']);
export type TopicRunKind = z.infer<typeof topicRunKind>;

export const topicRunState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type TopicRunState = z.infer<typeof topicRunState>;

/** What a run does, in this order; `vectors` only where an embedding endpoint is set. */
export const topicRunSteps = ['vectors', 'intents', 'relevance', 'topics', 'figures'] as const;
export const topicRunStep = z.enum(topicRunSteps);
export type TopicRunStep = z.infer<typeof topicRunStep>;

/** One computation of a list's intents, relevance and topics. */
export const topicRun = z.object({
  /** Counts the runs of the list, from 1. */
  run: z.number().int(),
  kind: topicRunKind,
  state: topicRunState,
  /** Null before the first. */
  step: topicRunStep.nullable(),
  /** Of the step: 0 to 1. */
  progress: z.number(),
  /** A sentence for the user: why it failed, or what it had to do without. */
  message: z.string().nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type TopicRun = z.infer<typeof topicRun>;

/** What the keywords of a run were compared by. */
export const topicVectors = z.object({
  /** `endpoint`: by meaning, as an embedding model sees it; `built_in`: by wording. */
  source: z.enum(['built_in', 'endpoint']),
  /** Of the endpoint; null for `built_in`. */
  model: z.string().nullable(),
  /** A sentence: why an endpoint that is set was not used; null otherwise. */
  reason: z.string().nullable(),
});
export type TopicVectors = z.infer<typeof topicVectors>;

/** How the topics of a list stand. */
export const topicStatus = z.object({
  /** The newest run; null before the first. */
  run: topicRun.nullable(),
  topicCount: z.number().int(),
  /** Keywords on their own: related to no other one. */
  aloneCount: z.number().int(),
  /** Keywords past the 200,000 with most searches, which no run groups. */
  notGroupedCount: z.number().int(),
  waitingCount: z.number().int(),
  /** When a full run last ended well. */
  groupedAt: z.date().nullable(),
  /** Of that run; null before it, and for runs of older versions. */
  vectors: topicVectors.nullable(),
});
export type TopicStatus = z.infer<typeof topicStatus>;
