import type { CompetitionLevel } from '@keydence/domain';

export const messages = {
  title: (competitor: string) => `Explore ${competitor}'s Keywords`,
  untitled: 'Explore Keywords',
  close: 'Close the explorer',
  loadFailed: 'Failed to load keywords',
  tryAgain: 'Try Again',
  notTracked: 'This competitor is not tracked',
  notTrackedHint: 'It may have been deleted, or it belongs to another domain.',
  backToCompetitors: 'Back to the competitors',
  noKeywords: 'No keywords yet',
  noKeywordsHint: 'Refresh this competitor to collect the keywords that it ranks for.',
  noMatch: 'No keywords match these filters',
  clearFilters: 'Clear filters',
  clear: 'Clear',
  filters: 'Filters',
  filtersLabel: 'Keyword filters',
  sortBy: 'Sort by',
  cap: 'Display is capped at 50 keywords; each “Load more” adds up to 50.',
  loadMore: 'Load more',
  loadingMore: 'Loading more...',
  list: 'Keywords',
  keyword: 'Keyword',
  notTrackedKeyword: 'You do not track this keyword.',
  keyboard: 'Use the arrow keys or J and K to move between keywords.',
  previous: 'Previous keyword',
  next: 'Next keyword',
  track: 'Track this keyword',
  tracked: 'Tracked',
  undo: 'Undo',
  trackFailed: 'Failed to add keyword',
  undoFailed: 'Failed to delete keyword',
  details: 'Search result and backlinks',
  unknown: 'No source has reported this figure.',
  unknownAverage: 'No keyword of this selection has this figure.',
  unknownTrend: 'There are not enough months of search volume to compare.',
  notChecked: 'Not checked yet',
  unknownRank: 'The rank of this site is unknown.',
  averages: 'Averages of the pages in the top 10',
  pageAuthority: 'Average page authority (0 to 100) of the pages in the top 10, from their average rank.',
} as const;

export const summaryLabels = {
  totalKeywords: 'Total keywords',
  avgSearchVolume: 'Average searches a month',
  avgCpc: 'Average CPC (USD)',
  avgDifficulty: 'Average difficulty (/100)',
} as const;

export const competitionLabels: Record<CompetitionLevel, string> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
};

export const columnNames = {
  their: 'Their rank',
  your: 'Your rank',
  volume: 'Volume',
  cpc: 'CPC (USD)',
  difficulty: 'Difficulty',
  competition: 'Competition',
  opportunity: 'Opportunity',
  intent: 'Intent',
  quarter: '3 months',
  track: 'Track',
  month: '1 month',
  year: '12 months',
  authority: 'Authority',
  backlinks: 'Backlinks',
} as const;

export const sortLabels = {
  search_volume: 'Volume',
  cpc: 'CPC',
  difficulty_score: 'Difficulty',
  trend_monthly: '1-month trend',
  trend_quarterly: '3-month trend',
  trend_yearly: '12-month trend',
} as const;

export const trendWords = { up: 'Up', down: 'Down', stable: 'Stable', 'no-data': 'No data' } as const;
