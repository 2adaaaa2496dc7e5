/**
 * Search Console finishes its counts of a day within three days, but sometimes reports completion
 * too early.
 */
const mostUnfinished = 3;
/** Below this share of its usual clicks, a day's counts may be incomplete. */
const leastShare = 0.7;
/** Minimum difference in standard deviations of a count. */
const leastDeviations = 3;
const weekDays = 7;
const comparedWeeks = 4;

/**
 * Number of the last days with incomplete counts, judged by the site's own clicks: all three if one
 * of them has far fewer than the same weekday of the four weeks before, because counts increase
 * from day to day. `clicks` are of the whole site by day, newest last; null is a day without
 * counts.
 */
export function countUnfinishedDays(clicks: readonly (number | null)[]): number {
  for (let back = mostUnfinished; back > 0; back -= 1) {
    const day = clicks.length - back;
    const counted = clicks[day] ?? null;
    const usual = usualOn(clicks, day);
    if (counted === null || usual === null || counted >= leastShare * usual) continue;
    if (usual - counted >= leastDeviations * Math.sqrt(usual)) return mostUnfinished;
  }
  return 0;
}

/** Middle value of the same weekday in the weeks before; null if fewer than three of them are known. */
function usualOn(clicks: readonly (number | null)[], day: number): number | null {
  const known = Array.from(
    { length: comparedWeeks },
    (_, week) => clicks[day - weekDays * (week + 1)] ?? null,
  )
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  // Of two middle values, the lower one.
  return known.length < comparedWeeks - 1 ? null : (known[(known.length - 1) >> 1] ?? null);
}
