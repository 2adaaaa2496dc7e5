import { z } from 'zod';

export const movesRunState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type MovesRunState = z.infer<typeof movesRunState>;

/** What a run does, in this order. */
export const movesRunSteps = ['facts', 'rules', 'plan', 'store'] as const;
export const movesRunStep = z.enum(movesRunSteps);
export type MovesRunStep = z.infer<typeof movesRunStep>;

/** One computation of a list's moves. */
export const movesRun = z.object({
  /** Counts the runs of the list, from 1. */
  run: z.number().int(),
  state: movesRunState,
  /** Null before the first. */
  step: movesRunStep.nullable(),
  /** Of the whole run: 0 to 1. */
  progress: z.number(),
  /** A sentence for the user: why it failed. */
  message: z.string().nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type MovesRun = z.infer<typeof movesRun>;

/** How the moves of a list stand. */
export const moveStatus = z.object({
  /** The newest run; null before the first. */
  run: movesRun.nullable(),
  proposedCount: z.number().int(),
  acceptedCount: z.number().int(),
  skippedCount: z.number().int(),
  doneCount: z.number().int(),
  /** When a run last ended well. */
  computedAt: z.date().nullable(),
});
export type MoveStatus = z.infer<typeof moveStatus>;
