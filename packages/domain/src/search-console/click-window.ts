import { laterDay } from '../predictions/checkpoint-days.ts';
import type { FetchPeriod } from './fetch-period.ts';

/** Four weeks, so that each day of the week counts as often in one window as in another. */
export const windowDays = 28;
/** Search Console may still change the figures of its newest days. */
export const finalLagDays = 3;
/** A window in which more days are missing is not compared with another. */
const leastShareOfDays = 26 / 28;

/**
 * The windows of each query that every fetch asks for, by how many days they end before the newest final day. Fetches that
 * are two weeks apart leave one for each week.
 */
const windowSteps = { query_window: 0, query_window_before: 7 } as const;
export type WindowTable = keyof typeof windowSteps;

export function isWindowTable(table: string): table is WindowTable {
  return Object.hasOwn(windowSteps, table);
}

/** The newest day of a period that Search Console changes no more. */
export function findFinalDay({ end }: FetchPeriod, today: string): string {
  const final = laterDay(today, -finalLagDays);
  return end < final ? end : final;
}

/** The days of a window of the table; both are included. */
export function windowOf(table: WindowTable, finalDay: string): FetchPeriod {
  const end = laterDay(finalDay, -windowSteps[table]);
  return { start: laterDay(end, 1 - windowDays), end };
}

/** True if so many days with figures make a window of a number of days. */
export function isWholeWindow(present: number, days: number): boolean {
  return present >= Math.ceil(leastShareOfDays * days);
}
