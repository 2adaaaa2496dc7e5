import { type CsvCell, csvByteOrderMark, csvLine } from '../csv/csv-line.ts';
import { insightCsvColumns } from '../keywords/insight-csv.ts';
import { type KeywordCsvSource, keywordCsvFileName } from '../keywords/keyword-csv.ts';
import type { GapMatrix, GapRow } from './gap-matrix-schema.ts';

/** Values common to all lines: the matrix's domain, the sources of its numbers, and its rank columns. */
export interface GapCsvSource extends KeywordCsvSource {
  competitors: GapMatrix['competitors'];
}

interface GapCsvColumn {
  /** With the unit. */
  header: string;
  cell: (row: GapRow, source: GapCsvSource) => CsvCell;
}

const before: readonly GapCsvColumn[] = [
  { header: 'keyword', cell: ({ keyword }) => keyword },
  { header: 'gap', cell: ({ gapClass }) => gapClass },
  { header: 'intent', cell: ({ intentType }) => intentType },
  { header: 'search_volume_per_month', cell: ({ searchVolume }) => searchVolume },
  { header: 'difficulty_0_to_100', cell: ({ difficultyScore }) => difficultyScore },
  { header: 'gain_low_visits_per_month', cell: ({ gain }) => gain?.low ?? null },
  { header: 'gain_expected_visits_per_month', cell: ({ gain }) => gain?.mid ?? null },
  { header: 'gain_high_visits_per_month', cell: ({ gain }) => gain?.high ?? null },
  { header: 'own_rank', cell: ({ ownRank }) => ownRank },
  { header: 'own_rank_state', cell: ({ ownRankState }) => ownRankState ?? 'not_tracked' },
];

const after: readonly GapCsvColumn[] = [
  { header: 'competitors_ranking', cell: ({ ranks }) => ranks.filter((rank) => rank !== null).length },
  { header: 'own_rank_checked_at', cell: ({ ownLastRankingCheck }) => ownLastRankingCheck },
  { header: 'competitors_collected_at', cell: ({ lastUpdated }) => lastUpdated },
  ...insightCsvColumns,
  { header: 'topic', cell: ({ topic }) => topic?.name ?? null },
  { header: 'topic_id', cell: ({ topic }) => topic?.id ?? null },
  { header: 'data_source', cell: (_, { dataSource }) => dataSource },
  { header: 'domain', cell: (_, { domainName }) => domainName },
  { header: 'location_code', cell: (_, { locationCode }) => locationCode },
  { header: 'language_code', cell: (_, { languageCode }) => languageCode },
];

/** Beginning of the file: the UTF-8 mark and the column names, with one rank column for each competitor. */
export function gapCsvHead({ competitors }: GapCsvSource): string {
  const ranks = competitors.map(({ domainName }) => `rank_${domainName}`);
  const headers = (columns: readonly GapCsvColumn[]) => columns.map(({ header }) => header);
  return csvByteOrderMark + csvLine([...headers(before), ...ranks, ...headers(after)]);
}

export function gapCsvLine(row: GapRow, source: GapCsvSource): string {
  const cells = (columns: readonly GapCsvColumn[]) => columns.map(({ cell }) => cell(row, source));
  return csvLine([...cells(before), ...row.ranks, ...cells(after)]);
}

/** `keydence-brewlane.example-gaps-2026-11-21.csv`; the name also marks sample numbers. */
export function gapCsvFileName(source: GapCsvSource, today: string): string {
  return keywordCsvFileName(source, today, 'gaps');
}
