import { setTimeout } from 'node:timers/promises';
import type { SiteLevel } from '@keydence/domain';

/** How a site is read. */
export interface CrawlSettings {
  /** Most pages of one run. */
  pages: Record<SiteLevel, number>;
  /** Between the starts of two requests to a host, whoever makes them. */
  pauseMs: Record<SiteLevel, number>;
  /** Requests at a time. */
  atOnce: Record<SiteLevel, number>;
  /** Before a page that is missing is looked for again, and before one that failed is. */
  recheckMs: number;
  /** A job goes on for so long, and then hands over to another one. */
  sliceMs: number;
  /** A whole run. */
  runMs: number;
  /** Before an unproven site may be read again. */
  unprovenEveryMs: number;
  /** After five failures in a row. */
  hostPauseMs: number;
  /** There is no server behind it that would have to be left alone. */
  isInvented?: boolean;
  sleep: (ms: number) => Promise<void>;
}

const minute = 60_000;

/** Manners for servers of other people. */
export const politeCrawl: CrawlSettings = {
  pages: { unproven: 500, proven: 10_000 },
  pauseMs: { unproven: 1_000, proven: 500 },
  atOnce: { unproven: 1, proven: 2 },
  recheckMs: 30_000,
  sliceMs: 10 * minute,
  runMs: 12 * 60 * minute,
  unprovenEveryMs: 24 * 60 * minute,
  hostPauseMs: 15 * minute,
  sleep: (ms) => setTimeout(ms),
};
