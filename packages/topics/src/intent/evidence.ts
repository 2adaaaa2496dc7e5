import type { IntentReason, SearchIntent } from '@keydence/domain';

/** One thing that speaks for an intent, or against it where the points are negative. */
export interface Evidence {
  readonly intent: SearchIntent;
  readonly points: number;
  readonly reason: IntentReason;
}
