import { formatDay } from '../dates/format-date.ts';
import { checkDay, daysBetween, localDay } from '../predictions/checkpoint-days.ts';

/**
 * How fresh a figure is: "today", "yesterday", "N days ago" up to 7, then the date ("Nov 5, 2026").
 * Counts calendar days in a time zone; a time ahead of `now` is today. Midnight in UTC stands for a day of which no
 * hour is known (an export tells none): such a day is the same in every zone.
 */
export function lastUpdatedLabel(date: Date, now: Date, timeZone: string): string {
  const day = checkDay(date, timeZone);
  const days = daysBetween(day, localDay(now, timeZone));
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days <= 7) return `${days} days ago`;
  return formatDay(day, 'medium');
}
