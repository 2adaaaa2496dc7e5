import { formatDay } from '../dates/format-date.ts';
import { checkDay, daysBetween, localDay } from '../predictions/checkpoint-days.ts';

/**
 * Age of a figure: "today", "yesterday", "N days ago" up to 7, then the date ("Nov 5, 2026").
 * Counts calendar days in a time zone; a time ahead of `now` is today. Midnight in UTC represents a
 * day without a known hour (exports have none), which is the same day in every zone.
 */
export function lastUpdatedLabel(date: Date, now: Date, timeZone: string): string {
  const day = checkDay(date, timeZone);
  const days = daysBetween(day, localDay(now, timeZone));
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days <= 7) return `${days} days ago`;
  return formatDay(day, 'medium');
}
