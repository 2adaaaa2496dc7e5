import { type FigureSource, measurementMarginDays } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { countOf } from '../../../lib/count-keywords.ts';

/** Search Console's counts over a number of days up to a day, which is written out. */
interface Counts {
  clicks: number;
  impressions: number;
  days: number | null;
  until: string;
}

const countText = ({ clicks, impressions, days, until }: Counts) =>
  `${countOf(clicks, 'click')} of ${countOf(impressions, 'impression')} in the ${days === null ? 'period' : `${days} days`} to ${until}`;

export const messages = {
  title: 'Predictions',
  description:
    'Predicted results of accepted opportunities, compared with measured results after 30, 60 and 90 days.',
  noDomain: 'No domain selected',
  noDomainHint: 'Please select a domain from your company settings to view its predictions.',
  loadFailed: 'Failed to load the predictions',
  tryAgain: 'Try Again',
  empty: 'No predictions yet',
  emptyHint:
    'Accept an opportunity or put a page on the content plan. Its predicted rank and clicks appear here, compared with measured results.',
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
  clicks: 'Predicted gain (visits a month)',
  day: (days: number) => `After ${days} days`,
  untracked: 'not tracked now',
  untrackedHint: 'Its rank is no longer checked. Track the keyword again to check it.',
  from: (rank: string) => `from ${rank}`,
  notRanking: 'no rank',
  unknownRank: 'an unknown rank',
  unknownClicks: 'Unknown: no source had impressions or a search volume.',
  due: (day: string) => `due ${day}`,
  rank: (rank: number) => `rank ${rank}`,
  noRank: 'not in the top 100',
  measuredOn: (day: string, source: string | null) =>
    source === null ? `rank of ${day}` : `rank of ${day}, ${source}`,
  noMeasurementHint: `No check within ${measurementMarginDays} days of this date, so there is no result.`,
  extraClicks: (clicks: number) => `${clicks > 0 ? '+' : ''}${formatNumber(Math.round(clicks) + 0)} clicks`,
  estimated: 'estimated',
  measured: 'measured by Search Console',
  estimatedHint:
    'Searches a month at acceptance × (click rate at this rank − click rate at the rank then), by the same click curve as the prediction.',
  measuredHint: (now: Counts, before: Counts | null) =>
    before === null
      ? `Search Console counted ${countText(now)}.`
      : `Search Console counted ${countText(now)}, and ${countText(before)}. The difference is per month and decides the outcome.`,
  chartTitle: 'Predicted against measured',
  chartCaption: (pairs: number, console: number) =>
    `Extra clicks a month, summed over the predictions with both numbers (${pairs} at most). ${
      console === 0
        ? 'Extra clicks after the acceptance are estimated from ranks by the click curve.'
        : `For ${console}, clicks are measured by Search Console; the others are estimated from ranks.`
    }`,
  expectedSeries: 'Predicted',
  actualSeries: 'Measured',
  checkpoint: 'Checkpoint',
  pairs: 'Predictions',
  cameTrueOf: (cameTrue: number, measured: number) => `${cameTrue} of ${measured} reached`,
  nothingYet: 'Nothing measured yet',
  how: 'How predictions are made and checked',
} as const;

/** Explanation of predictions, one paragraph each. */
export const howItWorks: readonly string[] = [
  'The predicted rank is the rank that good work can reach from the rank at acceptance: 3 from ranks 4 to 10, 5 from 11 to 20, 8 from 21 to 50 or from no rank, 10 from beyond 50, and 1 from the top three. The predicted clicks include the chance to get there. Single keywords often gain more or nothing; the sum is the prediction to check.',
  `A checkpoint uses the rank check nearest to its date, at most ${measurementMarginDays} days away, and names the date of that check. It is recorded once and never changed.`,
  'With Search Console, clicks decide: 28 days after the acceptance are compared with 28 days before it. The newest three days are left out, because Google may still change them. Reached: at least the predicted gain. Partly: at least half of it. Not yet: less than that.',
  'Without Search Console, the rank decides, and clicks are estimated. Reached: the predicted rank or a better one. Partly: at least half of the way there; no rank counts as 101. Not yet: less than that.',
  'A keyword keeps its first prediction until the 90 days are over. If you undo within a day, the prediction is deleted. Later it stays, even if the page or the keyword is deleted.',
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
  se_ranking: 'SE Ranking',
  bing_webmaster: 'Bing Webmaster Tools',
  keyword_list: 'a keyword list',
  table: 'a table',
};
