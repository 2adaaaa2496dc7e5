/** Search Console finishes its counts of a day within three days, and says so too early at times. */
const mostUnfinished = 3;
/** A day with less than this share of its usual clicks may not be counted to its end. */
const leastShare = 0.7;
/** And so many standard deviations of a count below them. */
const leastDeviations = 3;
const weekDays = 7;
const comparedWeeks = 4;

/**
 * How many of the last days are not counted to their end, as the site's own clicks show: all three if one of them has far
 * fewer than the same weekday of the four weeks before, as counts grow from day to day. `clicks` are of the whole site by
 * day, the newest last; null is a day without counts.
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

/** The middle of the same weekday in the weeks before; null if fewer than three of them are known. */
function usualOn(clicks: readonly (number | null)[], day: number): number | null {
  const known = Array.from(
    { length: comparedWeeks },
    (_, week) => clicks[day - weekDays * (week + 1)] ?? null,
  )
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  // Of two middle ones the lower.
  return known.length < comparedWeeks - 1 ? null : (known[(known.length - 1) >> 1] ?? null);
}
