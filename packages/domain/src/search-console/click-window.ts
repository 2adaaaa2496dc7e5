import { laterDay } from '../predictions/checkpoint-days.ts';
import type { FetchPeriod } from './fetch-period.ts';

/** Four weeks, so that each weekday counts equally in every window. */
export const windowDays = 28;
/** Search Console may still change the figures of these newest days. */
export const finalLagDays = 3;
/** A window with more missing days is not compared with another. */
const leastShareOfDays = 26 / 28;

/**
 * The windows of each query in every fetch, as days between their end and the newest final day.
 * Fetches two weeks apart give one window per week.
 */
const windowSteps = { query_window: 0, query_window_before: 7 } as const;
export type WindowTable = keyof typeof windowSteps;

export function isWindowTable(table: string): table is WindowTable {
  return Object.hasOwn(windowSteps, table);
}

/** Newest day of a period whose figures no longer change. */
export function findFinalDay({ end }: FetchPeriod, today: string): string {
  const final = laterDay(today, -finalLagDays);
  return end < final ? end : final;
}

/** The days of a window of the table, both inclusive. */
export function windowOf(table: WindowTable, finalDay: string): FetchPeriod {
  const end = laterDay(finalDay, -windowSteps[table]);
  return { start: laterDay(end, 1 - windowDays), end };
}

/** True if this number of days with figures is enough for a window of `days`. */
export function isWholeWindow(present: number, days: number): boolean {
  return present >= Math.ceil(leastShareOfDays * days);
}
