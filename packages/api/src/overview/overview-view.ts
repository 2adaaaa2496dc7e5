import {
  type ContentStatus,
  type ContentSuggestion,
  type Overview,
  type StatMetric,
  trendDirectionOf,
} from '@keydence/domain';
import type { ListFigures } from './read-list-figures.ts';

export interface OpportunityRow {
  keyword: string;
  searchVolume: number | null;
  opportunityScore: number;
  ourRank: number | null;
  difficultyScore: number | null;
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
  contentSuggestion: ContentSuggestion;
}

const shownMonths = 13;

/** The four stat cards: each figure with its change since the window began. */
export function viewMetrics(current: ListFigures, before: ListFigures | null): Overview['metrics'] {
  return {
    keywordOpportunities: compare(current.keywordOpportunities, before?.keywordOpportunities),
    contentPiecesGenerated: compare(current.contentPieces, before?.contentPieces),
    competitorGapsFound: compare(current.competitorGaps, before?.competitorGaps),
    totalKeywordsTracked: compare(current.keywordsTracked, before?.keywordsTracked),
  };
}

function compare(value: number, before: number | undefined): StatMetric {
  const { trend, changePercent } = trendDirectionOf(value, before ?? null);
  return { value, percentage: changePercent, trend };
}

export function viewOpportunity({
  searches,
  ...row
}: OpportunityRow): Overview['topKeywordOpportunities'][number] {
  return { ...row, monthlySearches: (searches ?? []).slice(0, shownMonths).reverse() };
}
