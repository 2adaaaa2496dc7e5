import { z } from 'zod';
import { gainRange } from '../gain/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { judgementDays, moveVerdict } from './judgement-schema.ts';
import { move } from './schema.ts';

export const reviewMovesInput = pageInput.extend({
  domainId: z.string(),
  /** Of the newest judgement. */
  verdict: moveVerdict.optional(),
});
export type ReviewMovesInput = z.output<typeof reviewMovesInput>;

/** What came of the moves at one of the checkpoints. */
export const moveReviewSummary = z.object({
  days: z.literal([...judgementDays]),
  /** Moves by verdict; those whose checkpoint lies ahead are too early. */
  verdicts: z.array(z.object({ verdict: moveVerdict, count: z.number().int() })),
  /** Moves with a promised and a measured figure; the sums are of these. */
  measuredCount: z.number().int(),
  predicted: gainRange,
  /** Extra clicks, measured against untouched pages. */
  measured: gainRange,
  sentence: z.string(),
});
export type MoveReviewSummary = z.infer<typeof moveReviewSummary>;

/** How often the sum of two weeks came out within its 80 % range. */
export const moveCalibration = z.object({
  /** Two-week plans of which all moves were measured. */
  planCount: z.number().int(),
  withinCount: z.number().int(),
  /** 0 to 1 with its 95 % interval; null for fewer than ten plans. */
  share: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  sentence: z.string(),
});
export type MoveCalibration = z.infer<typeof moveCalibration>;

/** Done moves, the newest first. */
export const moveReview = z.object({
  data: z.array(move),
  pagination,
  /** At 14, 28 and 90 days. */
  summary: z.array(moveReviewSummary),
  calibration: moveCalibration,
});
export type MoveReview = z.infer<typeof moveReview>;
