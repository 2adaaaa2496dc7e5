const dayMs = 24 * 60 * 60 * 1000;

/** Making a formatter costs a thousand times more than using it, and a screen asks for many labels. */
const formats = new Map<string, { day: Intl.DateTimeFormat; date: Intl.DateTimeFormat }>();

/**
 * How fresh a figure is: "today", "yesterday", "N days ago" up to 7, then the date ("Nov 5, 2026").
 * Counts calendar days in the reader's time zone; a time ahead of `now` is today. Midnight in UTC stands for a day of
 * which no hour is known (an export tells none): such a day is compared with the day that it is in UTC.
 */
export function lastUpdatedLabel(date: Date, now: Date, timeZone: string): string {
  const format = formatsOf(date.getTime() % dayMs === 0 ? 'UTC' : timeZone);
  const days = dayNumber(now, format.day) - dayNumber(date, format.day);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days <= 7) return `${days} days ago`;
  return format.date.format(date);
}

function dayNumber(date: Date, format: Intl.DateTimeFormat): number {
  return Math.round(Date.parse(`${format.format(date)}T00:00:00Z`) / dayMs);
}

function formatsOf(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }),
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }),
  };
  formats.set(timeZone, made);
  return made;
}
