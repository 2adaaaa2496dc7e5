import { z } from 'zod';

/**
 * Maximum keywords of a full run, because of the memory of one process; those with the most
 * searches are grouped.
 */
export const maxGroupedKeywords = 200_000;

/** `full` groups all keywords; `place` puts new ones into existing topics. */
export const topicRunKind = z.enum(['full', 'place']);
export type TopicRunKind = z.infer<typeof topicRunKind>;

export const topicRunState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type TopicRunState = z.infer<typeof topicRunState>;

/** Steps of a run, in this order; `vectors` only if an embedding endpoint is set. */
export const topicRunSteps = ['vectors', 'intents', 'relevance', 'topics', 'figures'] as const;
export const topicRunStep = z.enum(topicRunSteps);
export type TopicRunStep = z.infer<typeof topicRunStep>;

/** One computation of a list's intents, relevance and topics. */
export const topicRun = z.object({
  /** Sequence number of the list's run, from 1. */
  run: z.number().int(),
  kind: topicRunKind,
  state: topicRunState,
  /** Null before the first step. */
  step: topicRunStep.nullable(),
  /** Progress of the step, 0 to 1. */
  progress: z.number(),
  /** A sentence for the user: the reason for a failure, or a missing input. */
  message: z.string().nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type TopicRun = z.infer<typeof topicRun>;

/** Basis of a run's comparison of keywords. */
export const topicVectors = z.object({
  /** `endpoint`: by meaning, from an embedding model; `built_in`: by wording. */
  source: z.enum(['built_in', 'endpoint']),
  /** Model of the endpoint; null for `built_in`. */
  model: z.string().nullable(),
  /** Reason why a configured endpoint was not used, as a sentence; null otherwise. */
  reason: z.string().nullable(),
});
export type TopicVectors = z.infer<typeof topicVectors>;

/** Status of a list's topics. */
export const topicStatus = z.object({
  /** The newest run; null before the first. */
  run: topicRun.nullable(),
  topicCount: z.number().int(),
  /** Keywords related to no other one. */
  aloneCount: z.number().int(),
  /** Keywords beyond the 200,000 with the most searches, which no run groups. */
  notGroupedCount: z.number().int(),
  waitingCount: z.number().int(),
  /** Time of the last successful full run. */
  groupedAt: z.date().nullable(),
  /** Of that run; null before it, and for runs of older versions. */
  vectors: topicVectors.nullable(),
});
export type TopicStatus = z.infer<typeof topicStatus>;
