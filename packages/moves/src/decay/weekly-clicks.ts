/** Clicks of 7 days; null where too few of the days are known. */
export type WeekClicks = number | null;

const weekDays = 7;
/** A week with fewer known days is missing. */
const leastDays = 4;

/**
 * Clicks by week, oldest first: blocks of 7 days counted back from the last day, so that each has every weekday. `days`
 * are clicks by day up to the last final one; null is a missing day, which is not 0. A block with 4 to 6 known days is
 * scaled to 7. Weeks before the first click are missing: the page did not exist yet.
 */
export function countWeeks(days: readonly (number | null)[]): WeekClicks[] {
  const weeks: WeekClicks[] = [];
  for (let end = days.length; end >= weekDays; end -= weekDays) {
    const known = days.slice(end - weekDays, end).filter((clicks) => clicks !== null);
    const sum = known.reduce((total, clicks) => total + clicks, 0);
    weeks.unshift(known.length < leastDays ? null : (sum * weekDays) / known.length);
  }
  const first = weeks.findIndex((clicks) => clicks !== null && clicks > 0);
  return weeks.map((clicks, index) => (first === -1 || index < first ? null : clicks));
}
