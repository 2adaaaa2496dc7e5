import type { KeywordSortKey, SearchIntent, SerpFeature } from '@keydence/domain';

export const messages = {
  title: 'Keywords',
  noDomain: 'No domain selected',
  noDomainHint: 'Please select a domain from your company settings to view keywords.',
  loadFailed: 'Failed to load keywords',
  tryAgain: 'Try Again',
  noMatch: 'No keywords match these filters',
  noKeywords: 'No keywords yet',
  noKeywordsHint: 'The next measurement of this domain brings its first keywords.',
  pastEnd: 'This page is past the end of the list.',
  unknownVolume: 'No source has reported a search volume for this keyword.',
  unknownDifficulty: 'No source has reported a difficulty for this keyword.',
  unknownOpportunity: 'The score needs a search volume and a difficulty.',
  unknownTrend: 'There are not enough months of search volume to compare.',
  close: 'Close',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteTitle: 'Delete keyword',
  confirmDelete: (keyword: string) => `Are you sure you want to delete "${keyword}"?`,
  deleteFailed: 'Failed to delete keyword',
} as const;

/** "1 keyword", "1,234 keywords". */
export function countKeywords(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'keyword' : 'keywords'}`;
}

export const intentLabels: Record<SearchIntent, string> = {
  commercial: 'Commercial',
  informational: 'Informational',
  navigational: 'Navigational',
  transactional: 'Transactional',
};

export const sortLabels: Record<KeywordSortKey, string> = {
  search_volume: 'Volume',
  difficulty_score: 'Difficulty',
  opportunity_score: 'Opportunity',
  rank_absolute: 'Ranking',
  last_ranking_check: 'Last checked',
  trend_monthly: '1-month trend',
  trend_quarterly: '3-month trend',
  trend_yearly: '12-month trend',
};

export const serpFeatureLabels: Record<SerpFeature, string> = {
  featured_snippet: 'Featured snippet',
  local_pack: 'Local pack',
  ai_overview: 'AI overview',
  video: 'Video',
  image: 'Image',
};

export const trendWords = { up: 'Up', down: 'Down', stable: 'Stable', 'no-data': 'No data' } as const;
