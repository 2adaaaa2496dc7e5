const dayMs = 86_400_000;
const months = 3;
/**
 * Search Console finishes a day's figures after two or three days; look back up to a week for the
 * last finished one.
 */
const slackDays = 7;

export interface FetchPeriod {
  start: string;
  end: string;
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** The first request's days, to find out which of them have figures. */
export function findAskedPeriod(now: Date): FetchPeriod {
  const today = toDay(now);
  return { start: toDay(new Date(Date.parse(threeMonthsBefore(today)) - slackDays * dayMs)), end: today };
}

/**
 * The three months that end on the newest day with figures, like Search Console's own screen; null
 * without any.
 */
export function findFetchPeriod(days: readonly string[]): FetchPeriod | null {
  const end = days
    .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))
    .toSorted()
    .at(-1);
  return end === undefined ? null : { start: threeMonthsBefore(end), end };
}

/** The day after the same day three months before; earlier in a month that is too short. */
function threeMonthsBefore(day: string): string {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 - months, Math.min(number, lastDay) + 1)));
}
