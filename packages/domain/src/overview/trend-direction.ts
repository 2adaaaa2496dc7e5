import type { z } from 'zod';
import type { trendDirection } from '../competitors/schema.ts';

export interface DirectionOfChange {
  trend: z.infer<typeof trendDirection>;
  /** Percent with one decimal; null when there is nothing to compare with. */
  changePercent: number | null;
}

/**
 * How a figure moved against its previous measurement. The direction follows the figures, so a move too small
 * for one decimal still has one. After 0 or nothing there is no percent.
 */
export function trendDirectionOf(current: number, previous: number | null): DirectionOfChange {
  if (previous === null) return { trend: 'neutral', changePercent: null };
  const trend = current > previous ? 'up' : current < previous ? 'down' : 'neutral';
  if (previous === 0) return { trend, changePercent: current === 0 ? 0 : null };
  return { trend, changePercent: Math.round((1000 * (current - previous)) / Math.abs(previous)) / 10 + 0 };
}
