import { type CsvCell, csvByteOrderMark, csvLine } from '../csv/csv-line.ts';
import { type KeywordCsvSource, keywordCsvFileName } from '../keywords/keyword-csv.ts';
import type { SitePage } from './schema.ts';

const columns: readonly [header: string, cell: (page: SitePage, source: KeywordCsvSource) => CsvCell][] = [
  ['address', ({ address }) => address],
  ['title', ({ title }) => title],
  ['state', ({ state }) => state],
  ['status', ({ status }) => status],
  ['redirects_to', ({ redirectsTo }) => redirectsTo],
  ['words', ({ words }) => words],
  ['language', ({ language }) => language],
  ['links_in', ({ linksIn }) => linksIn],
  ['content_links_in', ({ contentLinksIn }) => contentLinksIn],
  ['links_out', ({ linksOut }) => linksOut],
  ['is_in_sitemap', ({ isInSitemap }) => isInSitemap],
  ['clicks_from_home', ({ depth }) => depth],
  ['keywords', ({ keywordCount }) => keywordCount],
  ['best_rank', ({ bestRank }) => bestRank],
  ['topic', ({ topic }) => topic],
  ['search_clicks', ({ clicks }) => clicks?.clicks ?? null],
  ['impressions', ({ clicks }) => clicks?.impressions ?? null],
  ['search_clicks_change', ({ clicks }) => clicks?.change ?? null],
  ['findings', ({ findingCount }) => findingCount],
  ['read_at', ({ readAt }) => readAt],
  ['changed_at', ({ changedAt }) => changedAt],
  ['domain', (_, { domainName }) => domainName],
  ['page_id', ({ id }) => id],
];

/** Beginning of the file: the UTF-8 mark and the column names. */
export function pageCsvHead(): string {
  return csvByteOrderMark + csvLine(columns.map(([header]) => header));
}

export function pageCsvLine(page: SitePage, source: KeywordCsvSource): string {
  return csvLine(columns.map(([, cell]) => cell(page, source)));
}

/** `keydence-brewlane.com-pages-2026-11-21.csv`. */
export function pageCsvFileName(source: KeywordCsvSource, today: string): string {
  return keywordCsvFileName(source, today, 'pages');
}
