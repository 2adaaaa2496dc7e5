import { z } from 'zod';
import { move, moveSkipReason } from './schema.ts';

const ofDomain = z.object({ domainId: z.string() });

export const moveId = ofDomain.extend({ moveId: z.string() });

export const maxMovesAtOnce = 50;
const moveIds = z
  .array(z.string())
  .min(1, 'Select at least one move.')
  .max(maxMovesAtOnce, `Select at most ${maxMovesAtOnce} moves.`);

export const acceptMovesInput = ofDomain.extend({ moveIds });
export type AcceptMovesInput = z.output<typeof acceptMovesInput>;

export const restoreMovesInput = ofDomain.extend({ moveIds });
export type RestoreMovesInput = z.output<typeof restoreMovesInput>;

/** Moves after a change, in the requested order. */
export const changedMoves = z.object({
  data: z.array(move),
  /** Moves that the call changed; the others were already in that state. */
  changedIds: z.array(z.string()),
});
export type ChangedMoves = z.infer<typeof changedMoves>;

export const maxMoveNoteLength = 500;
export const maxSkipDays = 730;

export const skipMoveInput = moveId.extend({
  reason: moveSkipReason,
  note: z
    .string()
    .trim()
    .max(maxMoveNoteLength, `A note must be at most ${maxMoveNoteLength} characters.`)
    .default(''),
  /**
   * Days until it may be proposed again; null: until it is restored. By default, the usual number
   * for the reason.
   */
  days: z
    .number()
    .int('Use whole days.')
    .min(1, 'Skip it for at least 1 day.')
    .max(maxSkipDays, `Skip it for at most ${maxSkipDays} days.`)
    .nullish(),
});
export type SkipMoveInput = z.output<typeof skipMoveInput>;

export const markMoveDoneInput = moveId.extend({
  /** In the owner's calendar; today by default. The review counts from here. */
  doneOn: z.iso.date('Choose a date.').optional(),
});
export type MarkMoveDoneInput = z.output<typeof markMoveDoneInput>;
