import { type CsvCell, csvByteOrderMark, csvLine } from '../csv/csv-line.ts';
import type { ExportedKeyword } from '../keywords/export-schema.ts';
import { insightCsvColumns } from '../keywords/insight-csv.ts';
import { type KeywordCsvSource, keywordCsvFileName } from '../keywords/keyword-csv.ts';

/** A keyword of a topic. */
export interface TopicCsvRow extends ExportedKeyword {
  /** The main keyword of its page group. */
  mainKeyword: string;
}

interface TopicCsvColumn {
  /** With the unit. */
  header: string;
  cell: (row: TopicCsvRow, source: KeywordCsvSource) => CsvCell;
}

const columns: readonly TopicCsvColumn[] = [
  { header: 'topic', cell: ({ topic }) => topic?.name ?? null },
  { header: 'main_keyword', cell: ({ mainKeyword }) => mainKeyword },
  { header: 'keyword', cell: ({ keywordText }) => keywordText },
  { header: 'search_volume_per_month', cell: ({ searchVolume }) => searchVolume },
  { header: 'rank_group', cell: ({ rankGroup }) => rankGroup },
  { header: 'ranking_url', cell: ({ rankingUrl }) => rankingUrl },
  { header: 'gain_low_visits_per_month', cell: ({ gain }) => gain?.low ?? null },
  { header: 'gain_expected_visits_per_month', cell: ({ gain }) => gain?.mid ?? null },
  { header: 'gain_high_visits_per_month', cell: ({ gain }) => gain?.high ?? null },
  { header: 'intent', cell: ({ intentType }) => intentType },
  ...insightCsvColumns,
  { header: 'data_source', cell: (_, { dataSource }) => dataSource },
  { header: 'domain', cell: (_, { domainName }) => domainName },
  { header: 'location_code', cell: (_, { locationCode }) => locationCode },
  { header: 'language_code', cell: (_, { languageCode }) => languageCode },
  { header: 'keyword_id', cell: ({ id }) => id },
  { header: 'topic_id', cell: ({ topic }) => topic?.id ?? null },
];

/** Beginning of the file: the UTF-8 mark and the column names. */
export function topicCsvHead(): string {
  return csvByteOrderMark + csvLine(columns.map(({ header }) => header));
}

export function topicCsvLine(row: TopicCsvRow, source: KeywordCsvSource): string {
  return csvLine(columns.map(({ cell }) => cell(row, source)));
}

/** `keydence-brewlane.example-topics-2026-11-21.csv`; the name also marks sample numbers. */
export function topicCsvFileName(source: KeywordCsvSource, today: string): string {
  return keywordCsvFileName(source, today, 'topics');
}
