import { z } from 'zod';
import { stepBack } from '../imports/step-back.ts';
import { laterDay } from '../predictions/checkpoint-days.ts';
import type { ConsoleTool } from '../predictions/schema.ts';
import type { FetchPeriod } from './fetch-period.ts';

/**
 * Unit of the counts: the site or its queries by property, pages and query-pages by page. One
 * response with two pages of the site counts once by property and twice by page
 * (support.google.com/webmasters/answer/7576553).
 */
export type ConsoleFactKind = 'site' | 'query' | 'page' | 'pair';

/** Source of a list's facts: Search Console by an upload or its API, or the sample data. */
export type ConsoleFactSource = ConsoleTool | 'sample';

/** True for figures of single days, false for one period. */
export function tellsDays(source: ConsoleFactSource): boolean {
  return source !== 'search_console';
}

/** State of a fetch of single days; `waiting`: Search Console requires a pause. */
export const consoleFetchState = z.enum(['queued', 'running', 'waiting', 'done', 'failed']);
export type ConsoleFetchState = z.infer<typeof consoleFetchState>;

/** Months of figures that Search Console keeps. */
const historyMonths = 16;

/** The oldest day for which Search Console may have figures. */
export function findHistoryStart(now: Date): string {
  return stepBack(now.toISOString().slice(0, 10), { months: historyMonths, days: 0 });
}

/** A period of this many days that ends on a day, both inclusive. */
export function daysUpTo(endsOn: string, days: number): FetchPeriod {
  return { start: laterDay(endsOn, 1 - days), end: endsOn };
}
