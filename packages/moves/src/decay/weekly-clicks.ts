/** Clicks of 7 days; null where too few of the days are known. */
export type WeekClicks = number | null;

export const weekDays = 7;
/** A week with fewer known days is missing. */
const leastDays = 4;

/**
 * Clicks by week as if each had 7 counted days: a week with 4 to 6 is scaled, one with fewer is missing. Weeks before the
 * first click are missing: the page did not exist yet. `countedDays` are those of the site in each week.
 */
export function scaleWeeks(clicks: readonly number[], countedDays: readonly number[]): WeekClicks[] {
  const first = clicks.findIndex((count) => count > 0);
  return clicks.map((count, week) => {
    const days = countedDays[week];
    return first === -1 || week < first || days < leastDays ? null : (count * weekDays) / days;
  });
}

/** Days as blocks of 7 counted back from the last one, so that each has every weekday. Null is a missing day, which is not 0. */
export function groupDays(days: readonly (number | null)[]): { clicks: number[]; countedDays: number[] } {
  const first = days.length % weekDays;
  const weeks = Array.from({ length: Math.floor(days.length / weekDays) }, (_, week) =>
    days.slice(first + week * weekDays, first + (week + 1) * weekDays).filter((clicks) => clicks !== null),
  );
  return {
    clicks: weeks.map((known) => known.reduce((sum, clicks) => sum + clicks, 0)),
    countedDays: weeks.map((known) => known.length),
  };
}
