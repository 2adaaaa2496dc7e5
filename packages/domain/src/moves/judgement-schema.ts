import { z } from 'zod';

/** Days after which a done move is judged. */
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

/** What became of a done move: its pages' clicks against pages that were left alone. */
export const moveJudgement = z.object({
  days: z.literal([...judgementDays]),
  verdict: moveVerdict,
  /** The day on which it is due, while it lies ahead. */
  dueOn: z.iso.date(),
  /** Clicks in 28 days above what the untouched pages lead to expect, an 80 % range; null if it cannot be judged. */
  extra: z.object({ low: z.number(), mid: z.number(), high: z.number() }).nullable(),
  /** Untouched pages that it was compared with. */
  controlCount: z.number().int(),
  /** Clicks of its pages in the 28 days before the work; null where nobody counted them. */
  before: z.number().int().nullable(),
  /** The same in the 28 days up to the checkpoint. */
  after: z.number().int().nullable(),
  /** Null while it lies ahead. */
  judgedOn: z.iso.date().nullable(),
  /** A sentence: why it cannot be told; null otherwise. */
  message: z.string().nullable(),
});
export type MoveJudgement = z.infer<typeof moveJudgement>;
