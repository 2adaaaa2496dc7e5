import { setTimeout } from 'node:timers/promises';
import type { SiteLevel } from '@keydence/domain';

/** Limits for reading a site; all times are in milliseconds. */
export interface CrawlSettings {
  /** Maximum pages per run. */
  pages: Record<SiteLevel, number>;
  /** Maximum pages per run that a browser renders. */
  renderedPages: number;
  /** Between the starts of two requests to a host, across all workspaces. */
  pauseMs: Record<SiteLevel, number>;
  /** Maximum concurrent requests. */
  atOnce: Record<SiteLevel, number>;
  /** Before a missing page, or one that failed, is requested again. */
  recheckMs: number;
  /** Maximum duration of one job, which then hands over to another. */
  sliceMs: number;
  /** Maximum duration of a run. */
  runMs: number;
  /** Minimum interval between reads of an unproven site. */
  unprovenEveryMs: number;
  /** Pause of a host after five failures in a row. */
  hostPauseMs: number;
  /** True for a sample site: there is no server to protect. */
  isInvented?: boolean;
  sleep: (ms: number) => Promise<void>;
}

const minute = 60_000;

/** Limits for third-party servers. */
export const politeCrawl: CrawlSettings = {
  pages: { unproven: 500, proven: 10_000 },
  renderedPages: 500,
  pauseMs: { unproven: 1_000, proven: 500 },
  atOnce: { unproven: 1, proven: 2 },
  recheckMs: 30_000,
  sliceMs: 10 * minute,
  runMs: 12 * 60 * minute,
  unprovenEveryMs: 24 * 60 * minute,
  hostPauseMs: 15 * minute,
  sleep: (ms) => setTimeout(ms),
};
