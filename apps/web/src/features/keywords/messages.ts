import { type KeywordSortKey, maxGroupedKeywords, type SerpFeature } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';

export const messages = {
  title: 'Keywords',
  noDomain: 'No domain selected',
  noDomainHint: 'Please select a domain from your company settings to view keywords.',
  loadFailed: 'Failed to load keywords',
  fetchFailed: 'Failed to fetch keywords',
  tryAgain: 'Try Again',
  noMatch: 'No keywords match these filters',
  noKeywords: 'No keywords yet',
  noKeywordsHint: 'Keywords appear after the next run.',
  pastEnd: 'This page is past the end of the list.',
  unknownVolume: 'No source has reported a search volume for this keyword.',
  unknownDifficulty: 'No source has reported a difficulty for this keyword.',
  unknownOpportunity: 'The score needs a search volume.',
  unknownTrend: 'There are not enough months of search volume to compare.',
  close: 'Close',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteTitle: 'Delete keyword',
  confirmDelete: (keyword: string) => `Are you sure you want to delete "${keyword}"?`,
  deleted: (keyword: string) => `Deleted "${keyword}"`,
  deleteFailed: 'Failed to delete keyword',
  add: 'Add',
  addTitle: 'Add keywords',
  topic: 'Topic:',
  /** Follows the count when no sort is chosen. */
  checked: 'checked',
  /** Replaces it for Search Console's average up to a day. */
  averageTo: 'on average, up to',
  /** Replaces it for another export. */
  asOf: 'as of',
  mostClicksFirst: ', most clicks first',
} as const;

/** Texts about Search Console's counts; days are written out. */
export const consoleTexts = {
  unknownPosition: 'The export has no position for this keyword.',
  period: ({ from, to }: { from: string | null; to: string }) =>
    from === null ? `Search Console, up to ${to}` : `Search Console, ${from} to ${to}`,
} as const;

/** Reasons for a missing topic. */
export const topicStateTexts = {
  grouped: '',
  alone: 'On its own: related to no other keyword',
  not_grouped: `Not grouped yet: only the ${formatNumber(maxGroupedKeywords)} keywords with most searches are grouped`,
  waiting: 'Waiting for the next grouping',
} as const;

/** Labels of the chips that remove a filter. */
export const activeFilterTexts = {
  search: (text: string) => `Search: ${text}`,
  intent: (intent: string) => `Intent: ${intent}`,
  volume: (from: string) => `Volume: from ${from}`,
  difficulty: (upTo: number) => `Difficulty: up to ${upTo}`,
  opportunity: (from: number) => `Opportunity: from ${from}`,
  ranks: (range: string) => `Rank: ${range}`,
  tag: (tag: string) => `Tag: ${tag}`,
  topic: (name: string) => `Topic: ${name}`,
} as const;

export const refetchTexts = {
  keywords: {
    name: 'Keywords',
    refetch: 'Refetch Keywords',
    failed: 'Failed to refresh keywords',
    nextStep: 'Your list is unchanged. Press Refetch Keywords to try again.',
    progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} collected`,
  },
  rankings: {
    name: 'Rankings',
    refetch: 'Refetch Rankings',
    failed: 'Failed to refresh rankings',
    nextStep: 'Your rankings are unchanged. Press Refetch Rankings to try again.',
    progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} checked`,
  },
  refreshing: 'Refreshing...',
  queued: 'Waiting to start',
  asking: 'Requesting data',
  saving: 'Saving results',
  refreshedKeywords: (added: number, updated: number) =>
    `${formatNumber(added)} added, ${formatNumber(updated)} updated`,
  refreshedRankings: (refreshed: number, failed: number) =>
    `${formatNumber(refreshed)} checked, ${formatNumber(failed)} failed`,
} as const;

export const fillInTexts = {
  fillIn: 'Fill in with DataForSEO',
  failed: 'Could not fill in intents and difficulties',
  nextStep: 'Your list is unchanged. Press Fill in with DataForSEO to try again.',
  done: (completed: number, remaining: number) => {
    const found = `Intent or difficulty of ${formatNumber(completed)} ${completed === 1 ? 'keyword' : 'keywords'} found.`;
    return remaining === 0
      ? found
      : `${found} Press the button again for the remaining ${formatNumber(remaining)}.`;
  },
} as const;

export const historyTexts = {
  title: 'Ranking history',
  rank: 'Rank',
  notRanked: 'Not ranking',
  failed: 'Check failed',
  legend: 'Rank 1 is at the top. Circle: outside the top 100. Cross: failed check.',
  loadFailed: 'Could not load the ranking history',
  none: 'No checks yet',
  noneHint: 'The history starts with the next check.',
} as const;

export const sortLabels: Record<KeywordSortKey, string> = {
  search_volume: 'Volume',
  clicks: 'Clicks',
  difficulty_score: 'Difficulty',
  opportunity_score: 'Opportunity',
  gain: 'Gain',
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
