import { z } from 'zod';
import { rankState } from '../keywords/rank-state.ts';
import { dataSourceName } from '../search-data/port.ts';
import { competitor, competitorMetrics, competitorTopKeyword, gapKeyword } from './schema.ts';

/** Maximum measurements in the details, newest ones. */
export const shownMeasurements = 100;

const compared = {
  /** Our own rank for the same keyword; null without one, or if we do not track it. */
  ourRank: z.number().int().nullable(),
  /** State of our rank; null if we do not track the keyword. */
  ourRankState: rankState.nullable(),
  /** Results read by the check; null for the full depth. */
  ourRankDepth: z.number().int().nullable(),
};

const comparedGap = gapKeyword.extend(compared);

/** A competitor with its keywords beside our ranks, and all measurements. */
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
  /** Collected keywords of the competitor: those with the most traffic. */
  collectedKeywordsCount: z.number().int(),
  /** Collected keywords for which we rank too. */
  sharedKeywordsCount: z.number().int(),
  /** Time of the last collection of its keywords. */
  lastRefreshedAt: z.date().nullable(),
  /** Time of the next possible refresh; null if possible now. */
  nextRefreshAt: z.date().nullable(),
  /** One a day, oldest first. */
  measurements: z.array(competitorMetrics).max(shownMeasurements),
});
export type CompetitorDetails = z.infer<typeof competitorDetails>;
