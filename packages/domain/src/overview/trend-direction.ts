import type { z } from 'zod';
import type { trendDirection } from '../competitors/schema.ts';

export interface DirectionOfChange {
  trend: z.infer<typeof trendDirection>;
  /** Percent with one decimal; null without a comparison. */
  changePercent: number | null;
}

/**
 * Change of a figure from its previous measurement. The direction follows the figures, so a change
 * too small for one decimal still has one. After 0 or no value there is no percentage.
 */
export function trendDirectionOf(current: number, previous: number | null): DirectionOfChange {
  if (previous === null) return { trend: 'neutral', changePercent: null };
  const trend = current > previous ? 'up' : current < previous ? 'down' : 'neutral';
  if (previous === 0) return { trend, changePercent: current === 0 ? 0 : null };
  return { trend, changePercent: Math.round((1000 * (current - previous)) / Math.abs(previous)) / 10 + 0 };
}
