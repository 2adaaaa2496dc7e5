import { type CompetitorFilterName, formatDay } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { countOf } from '../../lib/count-keywords.ts';

export const messages = {
  title: 'Competitor Analysis',
  noDomain: 'No domain selected',
  noDomainHint: 'Please select a domain from your company settings to view competitors.',
  loadFailed: 'There was an error loading your competitor data. Please try again.',
  fetchFailed: 'Failed to fetch competitors',
  tryAgain: 'Try Again',
  empty: 'Identifying Your Competitors',
  emptyHint:
    'We are looking for the sites that compete for your keywords. Please check back in a few minutes.',
  noFigures:
    'No search data covers this domain, so its competitors have no figures. The radar reads what they publish.',
  none: 'No competitors are tracked',
  noneHint: 'Search again for competing sites, or add one you know.',
  discover: 'Discover again',
  discovering: 'Looking...',
  discovered: (names: readonly string[]) => `Now tracked: ${names.join(', ')}`,
  noneDiscovered: 'No more competitors found. Add deleted ones by name.',
  discoverFailed: 'Failed to look for competitors',
  noMatch: 'No competitors match the current filter.',
  clearFilter: 'Clear Filter',
  gapsLabel: 'What counts as a gap',
  noComparison: 'No earlier check to compare with.',
  comparedWith: 'since the last update',
  noMetrics: 'This competitor has not been measured yet.',
  notMeasured: 'Not measured yet',
  unknownPaid: 'The source does not report paid search for this site.',
  noGap: 'No high-value gap found.',
  allPaused: 'All your competitors are paused.',
  showPaused: 'Show paused',
  paused: 'Paused',
  more: (name: string) => `More for ${name}`,
  seeMore: 'See more',
  minimize: 'Minimize',
  explore: 'Explore Keywords',
  details: 'Details',
  edit: 'Edit',
  editTitle: 'Edit competitor',
  displayName: 'Name',
  valueProp: 'Value proposition',
  valuePropHint: 'What they promise their customers, in one sentence.',
  save: 'Save',
  saveFailed: 'Failed to update competitor',
  pause: 'Pause',
  resume: 'Resume',
  nowPaused: (name: string) => `${name} is paused: it no longer counts in gaps and reports.`,
  nowResumed: (name: string) => `${name} is compared with you again.`,
  undoFailed: 'Could not restore the competitor',
  deleted: (name: string) => `${name} is no longer tracked.`,
  add: 'Add Competitor',
  trackMore: 'Track More Competitors',
  trackMoreHint: 'Add a competing site to see where it is ahead of you.',
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

/** Texts of the side-by-side comparison. */
export const comparisonTexts = {
  title: 'Side by side',
  table: 'Sites compared',
  site: 'Site',
  you: 'You',
  noShare: 'No site has visits on these keywords.',
  ownGaps: 'Gaps are keywords of a competitor, so your own site has none.',
  openGaps: (count: number, name: string) => `${countOf(count, 'content gap')} to ${name}`,
  caption: (count: number) =>
    `Estimated visits on ${count === 1 ? 'the only keyword that you track and that has' : `the ${formatNumber(count)} keywords that you track and that have`} a search volume, by the ranks collected for each site. The shares add up to 100%.`,
} as const;

export const courseTexts = {
  title: 'Share of voice over time',
  points: 'Share of voice by report',
  you: 'You',
  day: 'Report',
  caption: (first: string, newest: string) =>
    `Share of the estimated visits on your tracked keywords, by report from ${formatDay(first, 'short')} to ${formatDay(newest, 'short')}. Each day counts the sites that you tracked then.`,
  oneDay: (day: string) =>
    `Share of the estimated visits on your tracked keywords on ${formatDay(day, 'short')}. The line starts with the next report.`,
  moreSites: (count: number) => `The chart has ${count} sites, the table has all.`,
  oldRanks: 'Some ranks are older than their report: the table names their day.',
  ranksOf: (day: string) => `ranks of ${formatDay(day, 'short')}`,
  notCompared: 'Not tracked on this day, or its keywords were not collected yet.',
} as const;

/** Banner titles by outcome of a refresh. */
export const refreshTitles = {
  success: 'Refresh Complete',
  partial: 'Partial Refresh',
  failure: 'Refresh Failed',
  limit: 'Refresh Limit Reached',
} as const;

export const refreshTexts = {
  collected: (count: number) => `${countOf(count, 'keyword')} collected.`,
  limit: 'Weekly refresh limit exceeded',
  nextRefresh: (day: string) => `The next refresh is possible on ${day}.`,
  failure: 'Failed to refresh competitor data',
} as const;

/** Messages while the competitors load, 2.5 s each. */
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

/** Labels of the three summary figures, in display order. */
export const summaryLabels = {
  trackedCompetitors: 'Tracked Competitors',
  keywordOpportunities: 'Keyword Opportunities',
  contentGaps: 'Content Gaps',
} as const;

/** Texts of a competitor's details. */
export const detailTexts = {
  loadFailed: 'Could not load the details',
  tryAgain: 'Try Again',
  figures: 'Newest figures',
  measured: (day: string) => `Measured on ${day}`,
  collected: (count: string) => `${count} keywords collected`,
  shared: (count: string) => `you also rank for ${count} of them`,
  collectedOn: (day: string) => `last collected on ${day}`,
  nextRefresh: (day: string) => `Next refresh on ${day}.`,
  source: { sample: 'Sample data', dataforseo: 'DataForSEO', import: 'Imported data' },
  unknownSource: 'no source of data',
  gaps: 'Content gaps',
  topKeywords: 'Top keywords',
  noGaps: 'You are not far behind on any keyword in its top 20.',
  noTopKeywords: 'No known keyword in the top 20.',
  history: 'Measurements',
  historyHint: 'Each refresh adds a measurement.',
  oneMeasurement: (day: string) =>
    `There is one measurement so far, of ${day}. The chart starts with the second one.`,
  noMeasurement: 'It has not been measured yet.',
  notTracked: 'Not tracked',
} as const;
