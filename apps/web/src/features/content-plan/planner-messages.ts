import { expectedText, type PlanReasonCode, planReasonText } from '@keydence/domain';

export const messages = {
  open: 'Plan my next two weeks',
  title: 'Plan my next two weeks',
  close: 'Close',
  cancel: 'Cancel',
  pages: 'Pages you can ship',
  pagesHint: 'In the next two weeks.',
  total: 'Expected gain',
  gainHint:
    'Sum over the pages: demand × gain in click rate at a position within reach × chance to reach it.',
  planned: 'The plan',
  weeks: 'Items due in week one start in Writing; the others start in Research.',
  effortHint:
    'Extending a page that ranks in the top 20 takes 1 point, a new page 2, one for a hard keyword 3. The plan stays within 2 points a page.',
  pin: 'Pin',
  unpin: 'Unpin',
  exclude: 'Leave out',
  include: 'Include again',
  allPinned: 'Every page is pinned. Unpin one or plan more pages to pin another keyword.',
  planLeftOut: 'Plan them too',
  planningAll: 'The plan may use keywords that are not about your site.',
  leaveOut: 'Leave them out',
  topic: 'Topic:',
  leftOut: 'Left out',
  leftOutHint: 'Why these keywords are not in the plan.',
  loading: 'Planning your next two weeks',
  loadFailed: 'Could not create the plan',
  empty: 'Nothing to plan now',
  emptyNoCandidates: 'There are no candidates yet. Add pieces or competitors first.',
  emptyAllLeftOut: 'All candidates are excluded. The reasons are below.',
  includeAll: 'Include all',
  reverted: 'Plan undone. The board is restored.',
  revertedBefore: 'The plan was already undone.',
} as const;

/**
 * Heading of a group of excluded keywords; if the reasons differ within a group, each keyword shows its own.
 */
export const reasonHeadings: Record<PlanReasonCode, string> = {
  excluded: planReasonText({ code: 'excluded' }),
  not_relevant: planReasonText({ code: 'not_relevant' }),
  fewer_visits: planReasonText({ code: 'fewer_visits' }),
  too_much_work: planReasonText({ code: 'too_much_work' }),
  same_topic: 'Same topic as another keyword.',
  same_results_page: 'Shares its results page with another keyword.',
  too_hard: 'Too hard for the site now.',
  in_progress: planReasonText({ code: 'in_progress' }),
  nothing_to_win: planReasonText({ code: 'nothing_to_win' }),
  unknown_volume: planReasonText({ code: 'unknown_volume' }),
};

export const texts = {
  visits: (gain: number) => expectedText(gain).replace(/^(?=\d)/, '+'),
  gain: (gain: number) => `${texts.visits(gain)} visits a month`,
  pages: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`,
  keywords: (count: number) => `${count} ${count === 1 ? 'keyword' : 'keywords'}`,
  summary: (count: number, gain: number) =>
    `${texts.pages(count)} planned, ${texts.gain(gain)} expected (estimate).`,
  notCounted: (count: number) => `${texts.pages(count)} of unknown gain not counted.`,
  effort: (points: number) => `Effort ${points} of 3`,
  timeline: (days: readonly string[]) => `Fourteen days; pages are due on ${days.join(', ')}.`,
  notRelevant: (count: number) => `${texts.keywords(count)} left out: not about your site.`,
  covers: (named: readonly string[], others: number) =>
    `Also covers ${named.map((keyword) => `“${keyword}”`).join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
  due: (day: string) => `Due ${day}`,
  pin: (keyword: string) => `Pin “${keyword}”`,
  unpin: (keyword: string) => `Unpin “${keyword}”`,
  exclude: (keyword: string) => `Leave out “${keyword}”`,
  include: (keyword: string) => `Include again “${keyword}”`,
  group: (heading: string, count: number) => `${heading.replace(/\.$/, '')} (${count})`,
  partial: (shown: number, total: number) =>
    `${shown} of ${texts.keywords(total)}, the ones with the largest expected gains.`,
  accept: (count: number) => `Put ${texts.pages(count)} on the board`,
  accepted: (count: number) => `${texts.pages(count)} on the board, with due dates.`,
};
