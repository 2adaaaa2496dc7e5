import type { GapClass } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';

export const messages = {
  title: 'Gap Matrix',
  description: 'Your keywords and those of your competitors side by side.',
  noDomain: 'No domain selected',
  noDomainHint: 'Please select a domain from your company settings to view its gaps.',
  loadFailed: 'Failed to load the gap matrix',
  tryAgain: 'Try Again',
  noSites: 'No competitors to compare with',
  noSitesHint: 'Track a competitor to compare its keywords with yours.',
  toCompetitors: 'Go to the competitors',
  noRows: 'No keywords yet',
  noRowsHint: 'Refresh the competitors to collect the keywords that they rank for.',
  noMatch: 'No keywords match these filters',
  clearFilters: 'Clear filters',
  clear: 'Clear',
  compare: 'Compare with',
  classes: 'Kind of gap',
  all: 'All',
  filtersLabel: 'Gap filters',
  gapsOnly: 'Content gaps only',
  sharedOnly: 'Shared only',
  sharedHint: 'You and all chosen competitors rank.',
  relevantOnly: 'Relevant only',
  relevantOnlyHint: 'Leaves out keywords that are not about your site.',
  leftOut: (count: number) => `${countKeywords(count)} hidden`,
  leftOutParts: (maybe: number, hidden: number) =>
    `${formatNumber(maybe)} maybe relevant to your site, ${formatNumber(hidden)} not relevant.`,
  showLeftOut: (count: number) => `Show hidden keywords (${formatNumber(count)})`,
  allLeftOut: 'No relevant keywords match these filters',
  relevance: 'Relevance',
  topic: 'Topic',
  anyTopic: 'Any topic',
  worthHint: 'Sorted by worth: gain times relevance. Keywords that are not about your site come last.',
  hideBrands: 'Hide brand names',
  hiddenBrands: (terms: readonly string[]) => `Leaves out keywords with ${terms.join(', ')}.`,
  you: 'You',
  keyword: 'Keyword',
  sites: 'Ranking',
  bestRank: 'Best rank',
  class: 'Gap',
  volume: 'Searches a month',
  difficulty: 'Difficulty (/100)',
  gain: 'Gain (visits a month)',
  intent: 'Intent',
  plan: 'Content plan',
  notRanking: 'Not ranking in the top 100',
  notTracked: 'Not tracked: no source has said that you rank',
  legend:
    'Ranks within the top 100. A stronger color means a better rank. “–” is not in the top 100, “?” not checked.',
  unknown: 'No source has reported this figure.',
  select: (keyword: string) => `Select ${keyword}`,
  selectAll: 'Select the first 50 keywords',
  competitors: 'Competitors',
  selected: (count: number) => `${countKeywords(count)} selected`,
  clearSelection: 'Clear selection',
  send: 'Send to content plan',
  sending: 'Sending...',
  planIt: 'Plan',
  planned: 'Planned',
  sentMany: (created: number, known: number) =>
    known === 0
      ? `${formatNumber(created)} sent to the content plan`
      : `${formatNumber(created)} sent to the content plan, ${formatNumber(known)} already there`,
  sendFailed: 'Failed to add to the content plan',
} as const;

export const classLabels: Record<GapClass, string> = {
  missing: 'Missing',
  untapped: 'Untapped',
  weak: 'Weak',
  contested: 'Contested',
  strong: 'Strong',
};

export const classHints: Record<GapClass, string> = {
  missing: 'All chosen competitors rank, you do not.',
  untapped: 'Some of the chosen competitors rank, you do not.',
  weak: 'All chosen competitors rank above you.',
  contested: 'You rank, neither below all chosen competitors nor above them all.',
  strong: 'You rank above all chosen competitors.',
};
