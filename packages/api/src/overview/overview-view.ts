import {
  type ContentStatus,
  type ContentSuggestion,
  type GainRange,
  type MoveMark,
  type Overview,
  rankStateOf,
  type StatMetric,
  trendDirectionOf,
} from '@keydence/domain';
import { countOpportunities } from '../gains/count-opportunities.ts';
import type { ListFigures } from '../gains/read-list-figures.ts';

export interface OpportunityRow {
  keyword: string;
  searchVolume: number | null;
  opportunityScore: number | null;
  ourRank: number | null;
  difficultyScore: number | null;
  lastRankingCheck: Date | null;
  rankDepth: number | null;
  checkFailedAt: Date | null;
  gain: GainRange | null;
  move: MoveMark | null;
  /** Newest month first. */
  searches: number[] | null;
}

export interface PieceRow {
  id: string;
  keywordText: string;
  title: string;
  target: string;
  status: ContentStatus;
  estimatedTraffic: number | null;
  gain: GainRange | null;
  move: MoveMark | null;
  difficultyScore: number | null;
  contentSuggestion: ContentSuggestion;
}

const shownMonths = 13;

/** The four stat cards: each figure with its change since the start of the window. */
export function viewMetrics(current: ListFigures, before: ListFigures | null): Overview['metrics'] {
  return {
    keywordOpportunities: compare(...countOpportunities(current, before)),
    contentPiecesGenerated: compare(current.contentPieces, before?.contentPieces),
    competitorGapsFound: compare(current.competitorGaps, before?.competitorGaps),
    totalKeywordsTracked: compare(current.keywordsTracked, before?.keywordsTracked),
  };
}

function compare(value: number, before: number | null | undefined): StatMetric {
  const { trend, changePercent } = trendDirectionOf(value, before ?? null);
  return { value, percentage: changePercent, trend };
}

export function viewOpportunity({
  searches,
  lastRankingCheck,
  checkFailedAt,
  ...row
}: OpportunityRow): Overview['topKeywordOpportunities'][number] {
  const rankState = rankStateOf({ rank: row.ourRank, lastRankingCheck, checkFailedAt });
  return { ...row, rankState, monthlySearches: (searches ?? []).slice(0, shownMonths).reverse() };
}
