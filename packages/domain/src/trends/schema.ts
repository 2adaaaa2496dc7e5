import { z } from 'zod';
import { measuredSite } from '../competitors/share-course.ts';
import { settledPrediction } from '../predictions/schema.ts';
import { dataSourceName } from '../search-data/port.ts';

/** Measurements of a list on the day of a report. Unknown figures are null. */
export const measureFigures = z.object({
  rankedKeywords: z.number().int(),
  top10Keywords: z.number().int(),
  /** The AI Health Score, 0 to 100; null with too few ranked keywords. */
  healthScore: z.number().int().nullable(),
  /** Distinct keywords with a gap to an active competitor. */
  gaps: z.number().int(),
  /** The newest month of search volumes, `YYYY-MM-01`. */
  newestMonth: z.string().nullable(),
});
export type MeasureFigures = z.infer<typeof measureFigures>;

/** Figures stored with a report, including its sites if it compared any. */
export const storedFigures = measureFigures.extend({ sites: z.array(measuredSite).optional() });
export type StoredFigures = z.infer<typeof storedFigures>;

export const rankMove = z.object({
  keywordText: z.string(),
  searchVolume: z.number().int().nullable(),
  /** Rank at the previous report; null if not in the top 100. */
  before: z.number().int().nullable(),
  now: z.number().int().nullable(),
});
export type RankMove = z.infer<typeof rankMove>;

export const rankChange = z.enum(['gained', 'lost', 'up', 'down', 'unchanged', 'first_seen', 'unknown']);
export type RankChange = z.infer<typeof rankChange>;

const counted = z.number().int();

/** Number of keywords by direction, and the most important ones. */
export const rankChanges = z.object({
  counts: z.object({
    /** Not in the top 100 at the previous report, and in it now. */
    gained: counted,
    lost: counted,
    up: counted,
    down: counted,
    unchanged: counted,
    /** Not measured before, so it is unknown whether they are new. */
    first_seen: counted,
    /** Not measured since, or only by failed checks. */
    unknown: counted,
  }),
  gained: z.array(rankMove),
  lost: z.array(rankMove),
  up: z.array(rankMove),
  down: z.array(rankMove),
});
export type RankChanges = z.infer<typeof rankChanges>;

const gapMove = z.object({ keywordText: z.string(), searchVolume: z.number().int().nullable() });

/** Changes since the previous report. */
export const trend = z.object({
  /** Day of the report that this one is compared with, `YYYY-MM-DD`. */
  since: z.iso.date(),
  ranks: rankChanges,
  /**
   * Searches in the newest month compared with the same month a year before, over keywords with
   * both; null if the source has no newer month than at the previous report, or no month of last
   * year.
   */
  demand: z
    .object({ month: z.string(), before: z.string(), keywords: counted, change: z.number().int().nullable() })
    .nullable(),
  health: z.object({ before: z.number().int().nullable(), now: z.number().int().nullable() }),
  gaps: z.object({
    /** Of competitors that were already tracked at the previous report. */
    opened: counted,
    /** Earlier gaps closed by our ranking. */
    closed: counted,
    openedKeywords: z.array(gapMove),
    closedKeywords: z.array(gapMove),
  }),
  /** Plan items that became ready to publish. */
  finished: z.array(z.object({ keywordText: z.string(), title: z.string() })),
});
export type Trend = z.infer<typeof trend>;

/** The newest comparison of a domain, and the figures of its reports, oldest first. */
export const trendReport = z.object({
  /** Day of the newest report; null before the first one. */
  day: z.iso.date().nullable(),
  /** Null without an earlier report to compare with. */
  trend: trend.nullable(),
  measures: z.array(measureFigures.extend({ day: z.iso.date() })),
  /**
   * Predictions whose checkpoint was recorded since the previous report: their number, and the
   * first ones.
   */
  settled: z.object({ total: z.number().int(), predictions: z.array(settledPrediction) }),
  dataSource: dataSourceName.nullable(),
});
export type TrendReport = z.infer<typeof trendReport>;
