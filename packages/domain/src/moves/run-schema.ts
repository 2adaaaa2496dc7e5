import { z } from 'zod';

export const movesRunState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type MovesRunState = z.infer<typeof movesRunState>;

/** Steps of a run, in this order. */
export const movesRunSteps = ['facts', 'rules', 'plan', 'store'] as const;
export const movesRunStep = z.enum(movesRunSteps);
export type MovesRunStep = z.infer<typeof movesRunStep>;

/** One computation of a list's moves. */
export const movesRun = z.object({
  /** Sequence number of the list's run, from 1. */
  run: z.number().int(),
  state: movesRunState,
  /** Null before the first step. */
  step: movesRunStep.nullable(),
  /** Progress of the whole run, 0 to 1. */
  progress: z.number(),
  /** Reason for a failure, as a sentence for the user. */
  message: z.string().nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type MovesRun = z.infer<typeof movesRun>;

/** Status of a list's moves. */
export const moveStatus = z.object({
  /** The newest run; null before the first. */
  run: movesRun.nullable(),
  proposedCount: z.number().int(),
  acceptedCount: z.number().int(),
  skippedCount: z.number().int(),
  doneCount: z.number().int(),
  /** Time of the last successful run. */
  computedAt: z.date().nullable(),
});
export type MoveStatus = z.infer<typeof moveStatus>;
