import { type FigureSource, measurementMarginDays } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';

export const messages = {
  title: 'Predictions',
  description:
    'What was predicted when you accepted an opportunity, and what had come true after 30, 60 and 90 days.',
  noDomain: 'No domain selected',
  noDomainHint: 'Please select a domain from your company settings to view its predictions.',
  loadFailed: 'Failed to load the predictions',
  tryAgain: 'Try Again',
  empty: 'No predictions yet',
  emptyHint:
    'Accept an opportunity or put a page on the content plan. Its predicted rank and clicks are kept here and compared with what comes true.',
  toPlan: 'Go to the content plan',
  noMatch: 'No predictions match these filters',
  clearFilters: 'Clear filters',
  clear: 'Clear',
  pastEnd: 'This page is past the end of the list.',
  firstPage: 'Go to the first page',
  filtersLabel: 'Prediction filters',
  outcome: 'Outcome',
  anyOutcome: 'Any outcome',
  count: (total: number) => `${formatNumber(total)} ${total === 1 ? 'prediction' : 'predictions'}`,
  keyword: 'Keyword',
  accepted: 'Accepted',
  predicted: 'Predicted rank',
  clicks: 'Predicted extra clicks a month',
  day: (days: number) => `After ${days} days`,
  untracked: 'not tracked now',
  untrackedHint: 'Its rank can no longer be measured. Track the keyword again to change that.',
  from: (rank: string) => `from ${rank}`,
  notRanking: 'no rank',
  unknownRank: 'an unknown rank',
  unknownClicks: 'Unknown, because no source told the search volume.',
  due: (day: string) => `due ${day}`,
  rank: (rank: number) => `rank ${rank}`,
  noRank: 'not in the top 100',
  measuredOn: (day: string, source: string | null) =>
    source === null ? `measured ${day}` : `measured ${day}, ${source}`,
  noMeasurementHint: `No check within ${measurementMarginDays} days of this day, so nobody knows. Nothing is guessed.`,
  extraClicks: (clicks: number) => `${clicks > 0 ? '+' : ''}${formatNumber(Math.round(clicks) + 0)} clicks`,
  estimated: 'estimated',
  measured: 'measured',
  estimatedHint:
    'Searches a month at acceptance × (click rate at this rank − click rate at the rank then), by the same click curve as the prediction.',
  measuredHint: (clicks: number, impressions: number, day: string) =>
    `From Search Console’s click rates at both ends. It counted ${formatNumber(clicks)} clicks of ${formatNumber(impressions)} impressions in the period to ${day}.`,
  chartTitle: 'Predicted against measured',
  chartCaption: (pairs: number, console: number) =>
    `Extra clicks a month, summed over the predictions with both numbers (${pairs} at most). ${
      console === 0
        ? 'What came is estimated from the measured ranks by the click curve.'
        : `For ${console}, what came is measured with Search Console; the rest is estimated from ranks.`
    }`,
  expectedSeries: 'Predicted',
  actualSeries: 'What came',
  checkpoint: 'Checkpoint',
  pairs: 'Predictions',
  cameTrueOf: (cameTrue: number, measured: number) => `${cameTrue} of ${measured} came true`,
  nothingYet: 'Nothing measured yet',
  how: 'How predictions are made and judged',
} as const;

/** How it all works, one paragraph each. */
export const howItWorks: readonly string[] = [
  'The predicted rank is the one that good work can reach from the rank at acceptance: 3 from ranks 4 to 10, 5 from 11 to 20, 8 from 21 to 50 or from no rank, 10 from beyond 50, and 1 from the top three. The predicted clicks weigh in the chance to get there, so single keywords often win more or nothing, and the sum is what should fit.',
  `A checkpoint takes the check nearest to its day, at most ${measurementMarginDays} days away, and says of which day it is. It is recorded once and never changed.`,
  'Came true: the predicted rank or a better one. Partly: at least half of the way there; no rank counts as 101. Not yet: less than that.',
  'A keyword keeps its first prediction until the 90 days are over. Whatever you take back within a day leaves no trace here; later, the prediction stays, even when the page or the keyword is deleted.',
];

export const sourceLabels: Record<FigureSource, string> = {
  sample: 'sample data',
  dataforseo: 'DataForSEO',
  import: 'an import',
  search_console: 'Search Console',
  search_console_api: 'the Search Console API',
  keyword_planner: 'Keyword Planner',
  ahrefs: 'Ahrefs',
  semrush: 'Semrush',
  keyword_list: 'a keyword list',
};
