import { isWholeWindow, settlingDays } from '@keydence/domain';
import type { Guards, PageFacts } from './page-facts.ts';

const youngDays = 28;
const mostMixShift = 0.2;

/**
 * True if nothing may be proposed for the site: its window is short, its owner changed it less than eight weeks ago, or
 * it falls as a whole.
 */
export function isSiteBlocked({ siteState }: Guards, windowDays: number): boolean {
  if (!siteState) return false;
  return (
    !isWholeWindow(siteState.countedDays, windowDays) ||
    (siteState.daysSinceBreak !== null && siteState.daysSinceBreak < settlingDays) ||
    siteState.isFalling
  );
}

/**
 * True if nothing may be proposed for a page: it is younger than 28 days, changed less than eight weeks ago, or its
 * countries or devices changed by more than 20 points. Unknown facts block nothing.
 */
export function isPageBlocked(page: PageFacts | undefined): boolean {
  return (
    (page?.ageDays ?? youngDays) < youngDays ||
    (page?.changedDaysAgo ?? settlingDays) < settlingDays ||
    (page?.mixShift ?? 0) > mostMixShift
  );
}
