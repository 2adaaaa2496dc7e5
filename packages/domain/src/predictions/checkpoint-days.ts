import { addDays, fromLocalTime, toLocalTime } from '../report-schedule/zoned-time.ts';

/** Days in the owner's calendar after which a prediction is checked. */
export const checkpointDays = [30, 60, 90] as const;
export type CheckpointDays = (typeof checkpointDays)[number];

/** Maximum days between a checkpoint and a measurement that counts for it. */
export const measurementMarginDays = 7;

/** The calendar day in a time zone, `YYYY-MM-DD`. */
export function localDay(at: Date, timeZone: string): string {
  const { year, month, day } = toLocalTime(at, timeZone);
  return writeDay(year, month, day);
}

/**
 * The day of a rank check. Midnight in UTC represents a day without a known hour, as in exports: it
 * is that day in every time zone.
 */
export function checkDay(at: Date, timeZone: string): string {
  return localDay(at, at.getTime() % 86_400_000 === 0 ? 'UTC' : timeZone);
}

/** A day (`YYYY-MM-DD`) later by a number of calendar days, unaffected by clock changes. */
export function laterDay(day: string, days: number): string {
  const later = addDays({ ...readDay(day), hour: 0 }, days);
  return writeDay(later.year, later.month, later.day);
}

/** The instant at which a day (`YYYY-MM-DD`) begins in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return fromLocalTime({ ...readDay(day), hour: 0 }, timeZone);
}

/** Whole days from one day to another; negative if the other is earlier. */
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
