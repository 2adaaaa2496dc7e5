import { z } from 'zod';
import { stepBack } from '../imports/step-back.ts';
import { laterDay } from '../predictions/checkpoint-days.ts';
import type { ConsoleTool } from '../predictions/schema.ts';
import type { FetchPeriod } from './fetch-period.ts';

/**
 * What rows count: the site or its queries by property, pages and query-pages by page. One answer with two pages of the
 * site counts once by property and twice by page (support.google.com/webmasters/answer/7576553).
 */
export type ConsoleFactKind = 'site' | 'query' | 'page' | 'pair';

/** Who told the facts of a list: Search Console by an upload or its API, or the sample world. */
export type ConsoleFactSource = ConsoleTool | 'sample';

/** Whether figures of single days are told, and not of one period. */
export function tellsDays(source: ConsoleFactSource): boolean {
  return source !== 'search_console';
}

/** How far a fetch of single days is; `waiting`: Search Console wants to be left alone for a while. */
export const consoleFetchState = z.enum(['queued', 'running', 'waiting', 'done', 'failed']);
export type ConsoleFetchState = z.infer<typeof consoleFetchState>;

/** One row, its page and query as Search Console writes them. */
export interface ConsoleFactRow {
  page: string | null;
  query: string | null;
  clicks: number;
  impressions: number;
  /** Null without impressions. */
  position: number | null;
}

/** Search Console keeps so many months of figures. */
const historyMonths = 16;

/** The oldest day of which Search Console may have figures. */
export function findHistoryStart(now: Date): string {
  return stepBack(now.toISOString().slice(0, 10), { months: historyMonths, days: 0 });
}

/** Days from one to another, both included, that end on a day. */
export function daysUpTo(endsOn: string, days: number): FetchPeriod {
  return { start: laterDay(endsOn, 1 - days), end: endsOn };
}
