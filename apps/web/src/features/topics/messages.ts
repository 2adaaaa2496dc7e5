import {
  maxGroupedKeywords,
  type TopicPageState,
  type TopicRunStep,
  type TopicStanding,
} from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';

/** "1 topic", "1,234 topics". */
export function countTopics(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'topic' : 'topics'}`;
}

export const messages = {
  title: 'Topics',
  description: 'Keywords that one page, or one hub and a few pages, can serve.',
  noDomain: 'No domain selected',
  noDomainHint: 'Select a domain to view its topics.',
  loadFailed: 'Failed to load topics',
  tryAgain: 'Try Again',
  noTopics: 'No topics yet',
  noTopicsHint: 'Topics appear after the first grouping of your keywords.',
  onlyAlone: 'No keywords belong together yet',
  onlyAloneHint: 'A topic needs two or more keywords with related wording or results. Add more keywords.',
  toKeywords: 'Go to keywords',
  grouping: 'Grouping your keywords',
  groupingHint: 'Topics appear here when the run is done.',
  noMatch: 'No topics match these filters',
  clearFilters: 'Clear filters',
  clear: 'Clear',
  pastEnd: 'This page is past the end of the list.',
  firstPage: 'Go to the first page',
  filtersLabel: 'Topic filters',
  searchPlaceholder: 'Search topics',
  pageFilter: 'Your pages',
  anyPages: 'Any number',
  pinnedOnly: 'Pinned only',
  hiddenOnly: (count: number) => `Show hidden (${formatNumber(count)})`,
  hiddenTopics: 'Hidden topics',
  allLeftOut: (count: number) =>
    count === 1
      ? 'The only topic is not about your site'
      : `All ${countTopics(count)} are not about your site`,
  leftOut: (count: number) =>
    count === 1 ? '1 topic is not about your site' : `${countTopics(count)} are not about your site`,
  showLeftOut: (count: number) => (count === 1 ? 'Show it' : 'Show them'),
  showingLeftOut: 'Topics that are not about your site are shown.',
  hideLeftOut: 'Hide them',
  unknown: 'No source has reported a search volume for its keywords.',
  impressionsOnly: 'Impressions a month in Search Console. No search volume is known.',
  unknownDifficulty: 'No source has reported a difficulty for its keywords.',
  noShare: 'Needs search volumes and a rank check.',
  noLeader: 'No tracked competitor wins clicks here.',
  nobody: 'No share',
  you: 'You',
  pinned: 'Pinned',
} as const;

/** Table headers and figure names, with definitions. */
export const figures = {
  topic: { name: 'Topic', hint: messages.description },
  demand: { name: 'Demand', hint: 'Searches a month of its keywords, added up.' },
  difficulty: {
    name: 'Difficulty',
    hint: 'The middle difficulty of its keywords, from 0 (easiest) to 100. Easy up to 30, Medium up to 60, Hard above.',
  },
  share: {
    name: 'Your share',
    hint: 'Clicks that your ranks win, of those that rank 1 everywhere would win.',
  },
  leader: { name: 'Leader', hint: 'The tracked competitor with the largest share of the same clicks.' },
  pages: { name: 'Pages', hint: 'Pages of your site that rank for its keywords.' },
  topTen: { name: 'Top 10', hint: 'Keywords for which you rank 10 or better.' },
  gaps: { name: 'Gaps', hint: 'Content gaps against tracked competitors that belong to the topic.' },
  gain: { name: 'Gain', hint: 'Extra visits a month to expect from work on its keywords.' },
  keywords: { name: 'Keywords', hint: 'Tracked keywords that belong to the topic.' },
} as const;

export const pageStateLabels: Record<TopicPageState, string> = {
  one: 'No pages compete',
  several: 'Pages compete',
  none: 'No page known',
};

/** "One page", "3 pages", "2 pages compete", "6 pages, some compete" or "No page known". */
export function pageStateText(state: TopicPageState, count: number): string {
  if (state === 'none') return pageStateLabels.none;
  if (count === 1) return 'One page';
  const pages = `${formatNumber(count)} pages`;
  if (state === 'one') return pages;
  return count === 2 ? `${pages} compete` : `${pages}, some compete`;
}

export const statusTexts = {
  alone: (count: number) => `${countKeywords(count)} on ${count === 1 ? 'its' : 'their'} own`,
  aloneHint: 'These keywords are related to no other keyword of the list.',
  notGrouped: (count: number) => `${countKeywords(count)} not grouped`,
  notGroupedHint: `Only the ${formatNumber(maxGroupedKeywords)} keywords with most searches are grouped.`,
  waiting: (count: number) => `${countKeywords(count)} waiting`,
  waitingHint: 'The next run adds these keywords to topics.',
  groupedAt: (day: string) => `grouped ${day}`,
  byWording: 'compared by wording',
  byModel: (model: string) => `compared by ${model}`,
  rebuild: 'Group again',
  group: 'Group keywords',
  cancel: 'Cancel run',
  queued: 'Waiting for a worker',
  failed: 'The last run failed',
  cancelled: 'The last run was canceled',
  unchanged: 'Your topics are unchanged.',
  rebuildFailed: 'Could not start the run',
  cancelFailed: 'Could not cancel the run',
  progress: (step: string, percent: number) => `${step}, ${percent}%`,
} as const;

export const stepTexts: Record<TopicRunStep, string> = {
  vectors: 'Asking the embedding model',
  intents: 'Reading intents',
  relevance: 'Comparing keywords with your site',
  topics: 'Grouping keywords',
  figures: 'Computing figures',
};

export const standingLabels: Record<TopicStanding, string> = {
  ahead: 'You have a page, no competitor ahead',
  behind: 'You have a page, a competitor leads',
  competing: 'Your pages compete',
  none: 'No page known',
};

interface Plotted {
  shown: number;
  /** Topics with unknown figures, among those with the most demand. */
  unknown: number;
  total: number;
}

export const mapTexts = {
  title: 'Topic map',
  byDifficulty: 'By difficulty',
  byArea: 'By area',
  scatter: 'Demand against difficulty',
  scatterLog: 'Demand (logarithmic) against difficulty',
  demandAxis: 'Searches a month',
  difficultyAxis: 'Difficulty',
  standing: 'Your pages',
  points: 'Topics by difficulty and demand',
  scatterCaption: ({ shown, unknown, total }: Plotted) =>
    [
      `${countTopics(shown)} with most demand, of ${formatNumber(total)}. Area: gain.`,
      ...(unknown > 0 ? [`${countTopics(unknown)} of unknown difficulty or demand not shown.`] : []),
      'Arrow keys move between topics, Enter opens one.',
    ].join(' '),
  difficultyKnown: (known: number, total: number) =>
    known === 0
      ? 'The difficulty of no topic is known'
      : `The difficulty of only ${formatNumber(known)} of ${countTopics(total)} is known`,
  difficultyHint:
    'This map needs it for half of the topics. Import an export with a difficulty column, or refetch from a source that reports difficulty.',
  caption: (shown: number, total: number) =>
    `Area: demand. ${shown === total ? countTopics(total) : `The ${formatNumber(shown)} topics with most demand, of ${formatNumber(total)}`}. The table below has every topic.`,
  impressionsCaption: (shown: number, total: number) =>
    `Area: demand, or impressions a month in Search Console where no demand is known. ${shown === total ? countTopics(total) : `${countTopics(shown)} of ${formatNumber(total)}`}. The table below has every topic.`,
  keys: 'Arrow keys move between topics, Enter opens one.',
  legend: 'Who owns it',
  owners: {
    you: 'You lead',
    competitor: 'A competitor leads',
    nobody: 'No share won or known',
  },
} as const;
