import { monthDays } from '../gain/demand.ts';
import { laterDay } from '../predictions/checkpoint-days.ts';
import { windowDays } from './click-window.ts';
import type { FetchPeriod } from './fetch-period.ts';

/** 52 weeks, so that both windows have the same weekdays. */
const yearDays = 364;

export interface ComparedWindows {
  current: FetchPeriod;
  previous: FetchPeriod;
  yearAgo: FetchPeriod;
}

/** The 28 days that end on the last final day, the 28 days before them, and the same days a year ago. */
export function findComparedWindows(finalDay: string): ComparedWindows {
  return {
    current: endingOn(finalDay),
    previous: endingOn(laterDay(finalDay, -windowDays)),
    yearAgo: endingOn(laterDay(finalDay, -yearDays)),
  };
}

/** Converts a figure of a window to a month of 30.44 days. */
export function monthlyFactor(days: number): number {
  return monthDays / days;
}

function endingOn(end: string): FetchPeriod {
  return { start: laterDay(end, 1 - windowDays), end };
}
