import { z } from 'zod';

/** Days after which a completed move is judged. */
export const judgementDays = [14, 28, 90] as const;
export type JudgementDays = (typeof judgementDays)[number];

export const moveVerdict = z.enum([
  'worked',
  'helped',
  'no_clear_change',
  'fell',
  'too_early',
  'cannot_tell',
]);
export type MoveVerdict = z.infer<typeof moveVerdict>;

/** Result of a completed move: its pages' clicks compared with untouched pages. */
export const moveJudgement = z.object({
  days: z.literal([...judgementDays]),
  verdict: moveVerdict,
  /** Day on which the judgement is due. */
  dueOn: z.iso.date(),
  /**
   * Clicks in 28 days above the expectation from untouched pages, an 80 % range; null if it cannot
   * be judged.
   */
  extra: z.object({ low: z.number(), mid: z.number(), high: z.number() }).nullable(),
  /** Untouched pages in the comparison. */
  controlCount: z.number().int(),
  /** Clicks of its pages in the 28 days before the work; null without counts. */
  before: z.number().int().nullable(),
  /** Clicks of its pages in the 28 days up to the checkpoint; null without counts. */
  after: z.number().int().nullable(),
  /** Null before it is judged. */
  judgedOn: z.iso.date().nullable(),
  /** Reason for a missing result, or other work that the result includes, as a sentence; null otherwise. */
  message: z.string().nullable(),
});
export type MoveJudgement = z.infer<typeof moveJudgement>;
