import { type CsvCell, csvByteOrderMark, csvLine } from '../csv/csv-line.ts';
import { type KeywordCsvSource, keywordCsvFileName } from '../keywords/keyword-csv.ts';
import type { Publication } from './schema.ts';

const columns: readonly [header: string, cell: (row: Publication, source: KeywordCsvSource) => CsvCell][] = [
  ['competitor', ({ competitor }) => competitor.domainName],
  ['kind', ({ kind }) => kind],
  ['address', ({ address }) => address],
  ['title', ({ title }) => title],
  ['topic', ({ topic }) => topic?.name ?? null],
  ['matching_keyword', ({ keyword }) => keyword],
  ['own_page', ({ topic }) => topic?.pages[0]?.url ?? null],
  ['own_pages', ({ topic }) => topic?.pages.length ?? null],
  ['dated_at', ({ datedAt }) => datedAt],
  ['found_at', ({ foundAt }) => foundAt],
  ['source', ({ source }) => source],
  ['is_gone', ({ isGone }) => isGone],
  ['is_sample', ({ isSample }) => isSample],
  ['domain', (_, { domainName }) => domainName],
  ['publication_id', ({ id }) => id],
];

/** Beginning of the file: the UTF-8 mark and the column names. */
export function radarCsvHead(): string {
  return csvByteOrderMark + csvLine(columns.map(([header]) => header));
}

export function radarCsvLine(row: Publication, source: KeywordCsvSource): string {
  return csvLine(columns.map(([, cell]) => cell(row, source)));
}

/** `keydence-brewlane.com-radar-2026-11-21.csv`. */
export function radarCsvFileName(source: KeywordCsvSource, today: string): string {
  return keywordCsvFileName(source, today, 'radar');
}
