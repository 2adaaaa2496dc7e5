import { addDays, fromLocalTime, toLocalTime } from '../rhythm/zoned-time.ts';

/** Days of the owner's calendar after which a prediction is looked at. */
export const checkpointDays = [30, 60, 90] as const;
export type CheckpointDays = (typeof checkpointDays)[number];

/** A measurement counts for a checkpoint when it is at most so many days away from it. */
export const measurementMarginDays = 7;

/** The day of the calendar that the clocks of a time zone show, `YYYY-MM-DD`. */
export function localDay(at: Date, timeZone: string): string {
  const { year, month, day } = toLocalTime(at, timeZone);
  return writeDay(year, month, day);
}

/**
 * The day on which a rank was checked. Midnight in UTC stands for a day of which no hour is known, as exports have them:
 * it is that day in every time zone.
 */
export function checkDay(at: Date, timeZone: string): string {
  return localDay(at, at.getTime() % 86_400_000 === 0 ? 'UTC' : timeZone);
}

/** So many days of the calendar later, whatever the clocks do in between; days are `YYYY-MM-DD`. */
export function laterDay(day: string, days: number): string {
  const later = addDays({ ...readDay(day), hour: 0 }, days);
  return writeDay(later.year, later.month, later.day);
}

/** The instant at which a day (`YYYY-MM-DD`) begins in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return fromLocalTime({ ...readDay(day), hour: 0 }, timeZone);
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function readDay(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return { year, month, day: dayOfMonth };
}

function writeDay(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
}

const pad = (part: number) => String(part).padStart(2, '0');
