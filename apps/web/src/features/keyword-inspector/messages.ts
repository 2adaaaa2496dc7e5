import type { keywordDifficultyLabel } from '@keydence/domain';
import type { Tone } from '@keydence/ui';
import { formatNumber } from '@keydence/ui';
import type { InspectorTab } from './keyword-inspector-search.ts';

export const messages = {
  notTracked: 'Not tracked',
  gainOfTracked: 'Track the keyword to see its expected gain in visits.',
  title: 'Keyword Inspector',
  subtitle: 'Search volume, difficulty and results of one keyword.',
  label: 'Keyword',
  placeholder: 'Type any keyword',
  refresh: 'Refresh Analysis',
  refreshing: 'Refreshing...',
  ready: 'Ready to Analyze',
  readyHint: 'Type a keyword above to see its numbers.',
  membersOnly: 'Look-ups can cost money',
  noData: 'No data found for this keyword',
  noDataHint: 'The data source has no data for it. Try a more common wording.',
  failed: 'Failed to fetch keyword data',
  tryAgain: 'Try Again',
  loading: 'Loading the analysis',
  analysis: 'Analysis',
  demand: 'Demand',
  trends: 'Change of the search volume',
  advertising: 'Advertising',
  unknown: 'The data source does not report this figure.',
  unknownTrend: 'There are not enough months of search volume to compare.',
  months: 'Searches in the last 12 months',
  monthsCaption: (first: string, last: string) => `Searches a month from ${first} to ${last}.`,
  searches: 'Searches',
  market: (location: string, language: string) => `Measured in ${location}, language ${language}.`,
  recent: 'Recent lookups',
  around: 'Around this keyword',
  noneHint: 'The data source has none. Try a more common wording.',
  unavailableHint: 'The data source of this domain does not offer them.',
  track: 'Track',
  isTracked: 'Tracked',
  trackAll: (count: number) => `Track all ${count}`,
  trackOthers: (count: number) => `Track the other ${count}`,
  areTracked: 'All tracked',
  tracked: (keywords: readonly string[]) =>
    keywords.length === 1 ? `Tracking "${keywords[0]}"` : `Tracking ${keywords.length} keywords`,
  trackFailed: 'Failed to add keyword',
  undoFailed: 'Failed to delete keyword',
} as const;

export const tabLabels: Record<InspectorTab, string> = {
  related: 'Related',
  questions: 'Questions',
  results: 'Results',
};

export const relatedTexts = {
  related: {
    label: 'Related keywords',
    count: (count: number) =>
      `${count} related ${count === 1 ? 'keyword' : 'keywords'}, most searched first.`,
    none: 'No related keywords for this keyword',
    unavailable: 'No related keywords from this source',
    failed: 'Could not load the related keywords',
  },
  questions: {
    label: 'Questions people ask',
    count: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}, most searched first.`,
    none: 'No questions for this keyword',
    unavailable: 'No questions from this source',
    failed: 'Could not load the questions',
  },
} as const;

export const resultTexts = {
  label: 'Search results',
  none: 'No search results for this keyword',
  unavailable: 'No search results from this source',
  failed: 'Could not load the search results',
  owners: { own: 'Your domain', competitor: 'Tracked competitor' },
  caption: (resultsCount: number | null, checked: string) =>
    `${resultsCount === null ? '' : `${formatNumber(resultsCount)} results. `}Checked ${checked}. ` +
    'Missing ranks belong to sites that the data source does not name.',
} as const;

export const difficultyTones: Record<ReturnType<typeof keywordDifficultyLabel>, Tone> = {
  Easy: 'good',
  Medium: 'medium',
  Hard: 'weak',
  Unknown: 'neutral',
};

export const trendWords = { up: 'Up', down: 'Down', stable: 'Stable', 'no-data': 'No data' } as const;

export const competitionLabels = { low: 'Low', medium: 'Medium', high: 'High' } as const;
