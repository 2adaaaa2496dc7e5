import type { CompetitorFilterName } from '@keydence/domain';

export const messages = {
  title: 'Competitor Analysis',
  noDomain: 'No domain selected',
  noDomainHint: 'Please select a domain from your company settings to view competitors.',
  loadFailed: 'There was an error loading your competitor data. Please try again.',
  tryAgain: 'Try Again',
  empty: 'Identifying Your Competitors',
  emptyHint:
    'We are looking for the sites that compete for your keywords. Please check back in a few minutes.',
  checkAgain: 'Check again',
  noMatch: 'No competitors match the current filter.',
  clearFilter: 'Clear Filter',
  noComparison: 'There is no earlier measurement to compare with yet.',
  noMetrics: 'This competitor has not been measured yet.',
  notMeasured: 'Not measured yet',
  unknownPaid: 'The source does not report paid search for this site.',
  noGap: 'No high-value gap found.',
  maximumGaps: 'The maximum number of content gaps that can be analyzed for actionable insights.',
  add: 'Add Competitor',
  trackMore: 'Track More Competitors',
  trackMoreHint: 'Add a site that you compete with to see where it is ahead of you.',
  domain: 'Domain',
  checking: 'Checking…',
  addFailed: 'Failed to add competitor',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  delete: 'Delete',
  deleteTitle: 'Delete competitor',
  confirmDelete: (name: string) =>
    `Are you sure you want to delete ${name}? Its keywords and measurements go with it.`,
  deleteFailed: 'Failed to delete competitor',
  cancel: 'Cancel',
  close: 'Close',
} as const;

/** Titles of the banner that a refresh ends in (specification part 2, section 8). */
export const refreshTitles = {
  success: 'Refresh Complete',
  partial: 'Partial Refresh',
  failure: 'Refresh Failed',
  limit: 'Refresh Limit Reached',
} as const;

export const refreshTexts = {
  collected: (count: number) => `${count.toLocaleString('en-US')} keywords collected.`,
  limit: 'Weekly refresh limit exceeded',
  failure: 'Failed to refresh competitor data',
} as const;

/** What the screen says while the competitors load, in turns of 2.5 s. */
export const progressMessages = [
  'Reading your keyword list…',
  'Comparing search results…',
  'Measuring keyword overlap…',
  'Looking for content gaps…',
] as const;

export const filterLabels: Record<CompetitorFilterName, string> = {
  all: 'All',
  'high-overlap': 'High overlap',
  opportunities: 'Opportunities',
  recent: 'Recent',
};

export const filterHints: Record<Exclude<CompetitorFilterName, 'all'>, string> = {
  'high-overlap': 'an overlap of 70% or more',
  opportunities: '150 content gaps or more',
  recent: 'added within the last 7 days',
};

/** The three figures on top, in their order. */
export const summaryLabels = {
  trackedCompetitors: 'Tracked Competitors',
  keywordOpportunities: 'Keyword Opportunities',
  contentGaps: 'Content Gaps',
} as const;
