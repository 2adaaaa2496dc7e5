const dayMs = 24 * 60 * 60 * 1000;

/**
 * How fresh a figure is: "today", "yesterday", "N days ago" up to 7, then the date ("Nov 5, 2026").
 * Counts calendar days in the reader's time zone; a time ahead of `now` is today.
 */
export function lastUpdatedLabel(date: Date, now: Date, timeZone = 'UTC'): string {
  const days = dayNumber(now, timeZone) - dayNumber(date, timeZone);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days <= 7) return `${days} days ago`;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(date);
}

function dayNumber(date: Date, timeZone: string): number {
  const day = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(date);
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
}
