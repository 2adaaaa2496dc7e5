import { z } from 'zod';
import { rankState } from '../keywords/rank-state.ts';
import { dataSourceName } from '../search-data/port.ts';
import { competitor, competitorMetrics, competitorTopKeyword, gapKeyword } from './schema.ts';

/** Measurements that the details show, the newest ones. */
export const shownMeasurements = 100;

const compared = {
  /** Our own rank for the same keyword; null when we have none or do not track it. */
  ourRank: z.number().int().nullable(),
  /** What is known of our rank; null when we do not track the keyword. */
  ourRankState: rankState.nullable(),
  /** How many results the check has read; null: as many as are looked at. */
  ourRankDepth: z.number().int().nullable(),
};

const comparedGap = gapKeyword.extend(compared);

/** A competitor with all that is known of it: its keywords beside our ranks, and every measurement. */
export const competitorDetails = competitor.extend({
  topKeywords: z.array(competitorTopKeyword.extend(compared)),
  contentGapAnalysis: z.object({
    contentGaps: z.number().int(),
    topGapKeyword: comparedGap.nullable(),
    gapKeywords: z.array(comparedGap).max(10),
  }),
  locationCode: z.number().int(),
  languageCode: z.string(),
  dataSource: dataSourceName.nullable(),
  /** Keywords of the competitor that have been collected: those with the most traffic. */
  collectedKeywordsCount: z.number().int(),
  /** How many of the collected ones we rank for, too. */
  sharedKeywordsCount: z.number().int(),
  /** When its keywords were last collected. */
  lastRefreshedAt: z.date().nullable(),
  /** When a refresh is possible again; null: now. */
  nextRefreshAt: z.date().nullable(),
  /** One a day, oldest first. */
  measurements: z.array(competitorMetrics).max(shownMeasurements),
});
export type CompetitorDetails = z.infer<typeof competitorDetails>;
