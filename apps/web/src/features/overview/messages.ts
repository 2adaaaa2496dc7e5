import { failureText } from '../../lib/failure-text.ts';
import { explanationOf, isApiError, isNetworkError } from '../../lib/trpc.ts';

export const messages = {
  refresh: 'Refresh Data',
  loadFailed: 'Failed to load dashboard data',
  fetchFailed: 'Failed to fetch dashboard overview',
  unknownError: 'Unknown error occurred',
  tryAgain: 'Try Again',
  noDomain: 'No domain selected',
  noDomainHint: 'Please select a domain from your company settings to see its dashboard.',
  opportunities: 'Top Ranking Opportunities',
  opportunitiesLabel: 'What counts as an opportunity',
  gapsLabel: 'What counts as a gap',
  viewAll: 'View All',
  gainOfMove: 'from this move',
  noOpportunities: 'No High-Value Opportunities Yet',
  noOpportunitiesHint:
    'Moves and keywords with an opportunity score above 50 appear here. A score needs a search volume.',
  pipeline: 'Content Pipeline',
  generating: 'Content Generation in Progress',
  generatingHint: 'Content ideas appear here when they are written.',
  noPipeline: 'No content pieces yet',
  noPipelineHint: 'Plan keywords from the content plan, the report or the gap matrix to see them here.',
  feedback: 'Tell us what would make your next two weeks easier.',
  giveFeedback: 'Give Feedback',
  dismissFeedback: 'Dismiss the feedback banner',
  noComparison: 'No earlier check to compare with.',
  comparedWith: 'in 30 days',
  unknownVolume: 'No source has reported a search volume for this keyword.',
  unknownDifficulty: 'No source has reported a difficulty for this keyword.',
} as const;

/**
 * Definition of an opportunity: the open moves, or without moves the keywords that `isKeywordOpportunity`
 * counts.
 */
export const opportunitiesHints = {
  moves: 'Proposed and planned moves, largest gain first. A gain adds up all keywords of the move.',
  scores: 'Keywords with an opportunity score greater than 50.',
} as const;

/** Labels of the four figures of the overview, in display order. */
export const statLabels = {
  keywordOpportunities: 'Keyword Opportunities',
  contentPiecesGenerated: 'Content Pieces Generated',
  competitorGapsFound: 'Competitor Gaps Found',
  totalKeywordsTracked: 'Total Keywords Tracked',
} as const;

/** Message of the error panel, with the reason if known. */
export function overviewErrorText(error: unknown): string {
  const explanation = explanationOf(error);
  if (explanation !== null) return explanation;
  if (isNetworkError(error)) return failureText(error, messages.fetchFailed);
  return isApiError(error) ? messages.fetchFailed : messages.unknownError;
}

/** Date of the data, not of the page. */
export function numbersOnText(day: string): string {
  return `Numbers as of ${day}`;
}
