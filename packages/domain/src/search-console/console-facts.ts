import { laterDay } from '../predictions/checkpoint-days.ts';
import type { FetchPeriod } from './fetch-period.ts';

/**
 * What rows count: the site or its queries by property, pages and query-pages by page. One answer with two pages of the
 * site counts once by property and twice by page (support.google.com/webmasters/answer/7576553).
 */
export type ConsoleFactKind = 'site' | 'query' | 'page' | 'pair';

export type ConsoleFetchState = 'queued' | 'running' | 'waiting' | 'done' | 'failed';

/** One row, its page and query as Search Console writes them. */
export interface ConsoleFactRow {
  page: string | null;
  query: string | null;
  clicks: number;
  impressions: number;
  /** Null without impressions. */
  position: number | null;
}

/** Days from one to another, both included, that end on a day. */
export function daysUpTo(endsOn: string, days: number): FetchPeriod {
  return { start: laterDay(endsOn, 1 - days), end: endsOn };
}
