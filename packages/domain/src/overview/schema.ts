import { z } from 'zod';
import { trendDirection } from '../competitors/schema.ts';
import { contentSuggestion } from '../content-plan/schema.ts';
import { contentStatus } from '../content-plan/status.ts';
import { gainRange } from '../gain/schema.ts';
import { rankState } from '../keywords/rank-state.ts';
import { locationCodeText } from '../locations/schema.ts';
import { moveMark } from '../moves/schema.ts';
import { dataSourceName } from '../search-data/port.ts';

/** `percentage` is the change over the window with one decimal; null when there is nothing to compare with. */
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
  /** The day of the newest rank or, without ranks, of the newest imported figure, `YYYY-MM-DD`; null without numbers. */
  numbersOn: z.string().nullable(),
  metrics: z.object({
    keywordOpportunities: statMetric,
    contentPiecesGenerated: statMetric,
    competitorGapsFound: statMetric,
    totalKeywordsTracked: statMetric,
  }),
  /** What the opportunities are: the moves that are proposed or accepted, or keywords with a high score where there are none. */
  opportunitiesFrom: z.enum(['moves', 'scores']),
  /** The largest gain first. The keyword of a move is its main search, or its title where it has none. */
  topKeywordOpportunities: z.array(
    z.object({
      keyword: z.string(),
      searchVolume: z.number().int().nullable(),
      /** Null for the search of a move that has none. */
      opportunityScore: z.number().int().nullable(),
      ourRank: z.number().int().nullable(),
      rankState,
      rankDepth: z.number().int().nullable(),
      difficultyScore: z.number().int().nullable(),
      monthlySearches: z.array(z.number().int()),
      /** Extra visits a month to expect from the move, or from work on the keyword where there is none; null when unknown. */
      gain: gainRange.nullable(),
      /** Null where the list has no moves. */
      move: moveMark.nullable(),
    }),
  ),
  /** Work goes on that writes content pieces at its end. */
  isGenerating: z.boolean(),
  contentPipeline: z.array(
    z.object({
      id: z.string(),
      keywordText: z.string(),
      title: z.string(),
      /** The page or section that the piece is meant for. */
      target: z.string(),
      status: contentStatus,
      /** Extra visits a month, estimated; null when the search volume is unknown. */
      estimatedTraffic: z.number().int().nullable(),
      /** The same with its range: of its move, or as it was when the piece was planned; null when unknown. */
      gain: gainRange.nullable(),
      /** The open move that it is the main search of; null where there is none. */
      move: moveMark.nullable(),
      /** 0 (easiest) to 100; null where no source has reported one. */
      difficultyScore: z.number().int().nullable(),
      contentSuggestion,
    }),
  ),
  dataSource: dataSourceName.nullable(),
});
export type Overview = z.infer<typeof overview>;
