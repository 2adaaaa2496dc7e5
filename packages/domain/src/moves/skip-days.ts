import type { MoveSkipReason } from './schema.ts';

/** Default days until a skipped move may be proposed again; null: until it is restored. */
export const usualSkipDays: Readonly<Record<MoveSkipReason, number | null>> = {
  not_now: 14,
  not_our_topic: null,
  already_done: 56,
  too_much_work: 28,
  other: 28,
};
