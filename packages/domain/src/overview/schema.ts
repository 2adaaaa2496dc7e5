import { z } from 'zod';
import { trendDirection } from '../competitors/schema.ts';
import { contentSuggestion } from '../content-plan/schema.ts';
import { contentStatus } from '../content-plan/status.ts';
import { gainRange } from '../gain/schema.ts';
import { rankState } from '../keywords/rank-state.ts';
import { locationCodeText } from '../locations/schema.ts';
import { moveMark } from '../moves/schema.ts';
import { dataSourceName } from '../search-data/port.ts';

/** `percentage` is the change over the window with one decimal; null without a comparison. */
export const statMetric = z.object({
  value: z.number().int(),
  percentage: z.number().nullable(),
  trend: trendDirection,
});
export type StatMetric = z.infer<typeof statMetric>;

export const overviewInput = z.object({
  workspaceId: z.string(),
  domainId: z.string().optional(),
  days: z.coerce.number<number>().int().min(1).max(365).default(30),
  locationCode: locationCodeText.optional(),
  languageCode: z.string().optional(),
});
export type OverviewInput = z.output<typeof overviewInput>;

export const overview = z.object({
  generatedAt: z.date(),
  /**
   * Day of the newest rank or, without ranks, of the newest imported figure, `YYYY-MM-DD`; null
   * without numbers.
   */
  numbersOn: z.string().nullable(),
  metrics: z.object({
    keywordOpportunities: statMetric,
    contentPiecesGenerated: statMetric,
    competitorGapsFound: statMetric,
    totalKeywordsTracked: statMetric,
  }),
  /**
   * Source of the opportunities: proposed or accepted moves, or keywords with a high score if there
   * are none.
   */
  opportunitiesFrom: z.enum(['moves', 'scores']),
  /** Largest gain first. The keyword of a move is its main search, or its title if it has none. */
  topKeywordOpportunities: z.array(
    z.object({
      keyword: z.string(),
      searchVolume: z.number().int().nullable(),
      /** Null for a move's search without one. */
      opportunityScore: z.number().int().nullable(),
      ourRank: z.number().int().nullable(),
      rankState,
      rankDepth: z.number().int().nullable(),
      difficultyScore: z.number().int().nullable(),
      monthlySearches: z.array(z.number().int()),
      /**
       * Expected extra visits a month from the move, or from work on the keyword without a move;
       * null if unknown.
       */
      gain: gainRange.nullable(),
      /** Null if the list has no moves. */
      move: moveMark.nullable(),
    }),
  ),
  /** True while a job runs that writes plan items at its end. */
  isGenerating: z.boolean(),
  contentPipeline: z.array(
    z.object({
      id: z.string(),
      keywordText: z.string(),
      title: z.string(),
      /** The page or section that the plan item is for. */
      target: z.string(),
      status: contentStatus,
      /** Estimated extra visits a month; null if the search volume is unknown. */
      estimatedTraffic: z.number().int().nullable(),
      /** The same with its range: of its move, or as of the planning; null if unknown. */
      gain: gainRange.nullable(),
      /** The open move whose main search it is; null without one. */
      move: moveMark.nullable(),
      /** 0 (easiest) to 100; null if no source has reported one. */
      difficultyScore: z.number().int().nullable(),
      contentSuggestion,
    }),
  ),
  dataSource: dataSourceName.nullable(),
});
export type Overview = z.infer<typeof overview>;
