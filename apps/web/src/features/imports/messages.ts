import type { ExportKind, ImportedField, ImportState } from '@keydence/domain';
import { formatDay } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${formatNumber(number)} ${many}`;

export const messages = {
  forDomain: (domainName: string) => `into ${domainName}`,
  drop: 'Drop a file here, or choose one',
  dropNow: 'Drop the file to preview it',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  limits: 'CSV, TSV, TXT, XLSX or ZIP as you downloaded it, in any language, up to 20 MB and 200,000 rows.',
  nothingYet: 'You see a preview before anything is imported.',
  sending: (name: string, percent: number) =>
    percent < 100 ? `Sending ${name}: ${percent}%` : `Reading ${name}…`,
  uploadFailed: 'Could not read the file',
  tryAgain: 'Try Again',
  onlyOne: 'Please drop one file at a time. A Search Console zip can stay as it is.',
  earlier: 'Earlier imports',
  open: (name: string) => `Open ${name}`,
  loadFailed: 'Could not load the import',
  gone: 'This import was deleted. Choose the file again.',
  recognised: 'Recognized',
  kind: 'Kind',
  file: 'File',
  date: 'Numbers of',
  today: 'today (the file has no date)',
  market: 'Market',
  ownMarket: (market: string) => `${market} (the file names none)`,
  rows: 'Rows',
  keywordRows: (number: number) => count(number, 'keyword row', 'keyword rows'),
  totalRows: (number: number) => count(number, 'row of totals', 'rows of totals'),
  skippedRows: (number: number) => `${formatNumber(number)} left out`,
  fills: 'Will be filled',
  staysUnknown: 'Stays unknown',
  nothing: 'Nothing',
  notes: 'Good to know',
  firstRows: 'First rows',
  problems: (number: number) => count(number, 'problem', 'problems'),
  problemsHint: (shown: number, all: number) =>
    shown < all
      ? `The first ${formatNumber(shown)} of ${formatNumber(all)}.`
      : 'The other rows are not affected.',
  row: 'Row',
  text: 'In the file',
  why: 'Why',
  effect: 'Effect',
  leftOut: 'Left out',
  cellUnknown: 'Cell unknown',
  noObstacle: 'Ready to import',
  obstacle: 'This file cannot be imported here',
  start: (number: number) => `Import ${count(number, 'keyword row', 'keyword rows')}`,
  startTotals: 'Import the totals',
  discard: 'Discard',
  startFailed: 'Could not start the import',
  queued: 'Waiting to start…',
  running: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} rows imported`,
  fetching: (done: number) =>
    done === 0
      ? 'Requesting rows from Search Console…'
      : `${count(done, 'row', 'rows')} fetched from Search Console`,
  saving: 'Scoring the keywords and saving…',
  keepsRunning: 'The import runs on the server. You can close this and come back.',
  cancel: 'Cancel the import',
  cancelHint: 'Canceling deletes all data of this file.',
  cancelled: 'The import was canceled',
  cancelledHint: 'Nothing was imported.',
  failed: 'The import failed',
  done: 'Imported',
  nothingNewer: 'Search Console has no newer data than the last fetch. Nothing changed.',
  repeat: 'This file was imported before. Nothing changed.',
  added: 'New keywords',
  updated: 'Known keywords with new numbers',
  deleted: 'Skipped: deleted earlier',
  totals: 'Figures of pages, countries, devices and days',
  toKeywords: 'See the keywords',
  toMoves: 'See your next two weeks',
  keyword: 'Keyword',
  volume: 'Searches a month',
  difficulty: 'Difficulty',
  rank: 'Rank',
  clicks: 'Clicks',
  impressions: 'Impressions',
  notInFile: 'Not in the file.',
  below: (volume: string) => `below ${volume}`,
  otherSite: (site: string) => `This file is about ${site}`,
  otherSiteHint: (site: string, domain: string) =>
    `You import into ${domain}. The ranks and pages of ${site} would count as yours.`,
  acceptOtherSite: (site: string) => `Import the numbers of ${site} here`,
  decimalQuestion: 'How are the numbers written?',
  decimalHint: 'Some numbers, such as 1.300, can be read in two ways.',
  readFailed: 'Could not read the file',
  longQueries: 'Long queries, kept as a group',
  competitorRanks: 'Ranks of competitors',
  ranksLeftOut: (sites: readonly string[]) =>
    `Ranks of sites that you do not track were left out: ${sites.join(', ')}. Add them as competitors, and import the file again.`,
  bucket: (volume: string) => `about ${volume}`,
  bucketHint: 'Keyword Planner gives a range, not an exact figure.',
} as const;

export const kindLabels: Record<ExportKind, string> = {
  search_console: 'Search Console, search results',
  search_console_comparison: 'Search Console, two periods compared',
  search_console_totals: 'Search Console, totals',
  search_console_api: 'Search Console API',
  keyword_planner: 'Google Keyword Planner',
  ahrefs_site_explorer: 'Ahrefs Site Explorer',
  ahrefs_keywords_explorer: 'Ahrefs Keywords Explorer',
  ahrefs_content_gap: 'Ahrefs Content Gap',
  ahrefs_top_pages: 'Ahrefs Top pages',
  semrush_positions: 'Semrush Organic Positions',
  semrush_keywords: 'Semrush keywords',
  semrush_position_tracking: 'Semrush Position Tracking',
  se_ranking_positions: 'SE Ranking positions',
  bing_webmaster: 'Bing Webmaster Tools',
  keyword_list: 'A list of keywords',
  table: 'A table',
};

export const fieldLabels: Record<ImportedField, string> = {
  rank: 'Rank',
  search_volume: 'Search volume',
  difficulty: 'Difficulty',
  cpc: 'Cost per click',
  intent: 'Intent',
  monthly_searches: 'Searches by month',
  serp_features: 'Search result features',
  ranking_url: 'Ranking page',
  clicks: 'Clicks',
  impressions: 'Impressions',
};

export const stateLabels: Record<ImportState, string> = {
  previewed: 'Not imported yet',
  queued: 'Waiting',
  running: 'Running',
  done: 'Imported',
  failed: 'Failed',
  cancelled: 'Canceled',
};

/** Date of the figures, such as "March 3, 2026". */
export function describeDate({
  measuredOn,
  isDateKnown,
}: {
  measuredOn: string;
  isDateKnown: boolean;
}): string {
  return isDateKnown ? formatDay(measuredOn) : messages.today;
}
