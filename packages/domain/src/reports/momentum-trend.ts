import type { z } from 'zod';
import { formatTrend, volumeTrendOf } from '../keywords/volume-change.ts';
import type { MomentumEntry, momentumTrend } from './schema.ts';

type MomentumTrend = z.infer<typeof momentumTrend>;

/** A percent change as shown in the momentum lists; neither up nor down is `other`. */
export function momentumTrendOf(change: number | null): MomentumTrend {
  const { trend } = volumeTrendOf(change);
  return {
    change,
    changeFormatted: formatTrend(change),
    trend: trend === 'up' || trend === 'down' ? trend : 'other',
  };
}

/** Keywords with rising demand, strongest first; ties by the larger volume. */
export function rankGainers(entries: readonly MomentumEntry[]): MomentumEntry[] {
  return entries
    .filter(({ momentumScore }) => momentumScore > 0)
    .sort((a, b) => b.momentumScore - a.momentumScore || compareVolume(a, b));
}

/** Keywords with falling demand, steepest first; ties by the larger volume. */
export function rankDecliners(entries: readonly MomentumEntry[]): MomentumEntry[] {
  return entries
    .filter(({ momentumScore }) => momentumScore < 0)
    .sort((a, b) => a.momentumScore - b.momentumScore || compareVolume(a, b));
}

function compareVolume(a: MomentumEntry, b: MomentumEntry): number {
  return (b.searchVolume ?? -1) - (a.searchVolume ?? -1);
}
