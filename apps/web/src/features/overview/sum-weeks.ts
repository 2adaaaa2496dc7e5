import { laterDay } from '@keydence/domain';

export interface ClickWeek {
  /** First day of the week. */
  day: string;
  clicks: number;
}

const weekDays = 7;
/** A quarter of a year. */
const shownWeeks = 13;

/**
 * Clicks of the newest whole weeks, oldest first. The last week ends on the newest day; a week with a
 * missing day is omitted.
 */
export function sumWeeks(days: readonly { day: string; clicks: number }[]): ClickWeek[] {
  const newest = days.at(-1)?.day;
  if (newest === undefined) return [];
  const byDay = new Map(days.map(({ day, clicks }) => [day, clicks]));
  const weeks: ClickWeek[] = [];
  for (let week = shownWeeks; week > 0; week -= 1) {
    const day = laterDay(newest, 1 - week * weekDays);
    const counts = Array.from({ length: weekDays }, (_, index) => byDay.get(laterDay(day, index)));
    const known = counts.filter((count) => count !== undefined);
    if (known.length === weekDays) weeks.push({ day, clicks: known.reduce((sum, count) => sum + count, 0) });
  }
  return weeks;
}
