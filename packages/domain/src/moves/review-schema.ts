import { z } from 'zod';
import { gainRange } from '../gain/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { judgementDays, moveVerdict } from './judgement-schema.ts';
import { move } from './schema.ts';

export const reviewMovesInput = pageInput.extend({
  domainId: z.string(),
  /** Verdict of the newest judgement. */
  verdict: moveVerdict.optional(),
});
export type ReviewMovesInput = z.output<typeof reviewMovesInput>;

/** Results of the moves at one of the checkpoints. */
export const moveReviewSummary = z.object({
  days: z.literal([...judgementDays]),
  /** Moves by verdict; those before their checkpoint count as too early. */
  verdicts: z.array(z.object({ verdict: moveVerdict, count: z.number().int() })),
  /** Moves with both a promised and a measured figure; the sums cover these. */
  measuredCount: z.number().int(),
  predicted: gainRange,
  /** Extra clicks, measured against untouched pages. */
  measured: gainRange,
  sentence: z.string(),
});
export type MoveReviewSummary = z.infer<typeof moveReviewSummary>;

/** Share of two-week sums within their 80 % range. */
export const moveCalibration = z.object({
  /** Two-week plans with all moves measured. */
  planCount: z.number().int(),
  withinCount: z.number().int(),
  /** 0 to 1 with its 95 % interval; null for fewer than ten plans. */
  share: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  sentence: z.string(),
});
export type MoveCalibration = z.infer<typeof moveCalibration>;

/** Completed moves, newest first. */
export const moveReview = z.object({
  data: z.array(move),
  pagination,
  /** At 14, 28 and 90 days. */
  summary: z.array(moveReviewSummary),
  calibration: moveCalibration,
});
export type MoveReview = z.infer<typeof moveReview>;
