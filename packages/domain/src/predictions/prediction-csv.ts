import { type CsvCell, csvByteOrderMark, csvLine } from '../csv/csv-line.ts';
import { type KeywordCsvSource, keywordCsvFileName } from '../keywords/keyword-csv.ts';
import { checkpointDays } from './checkpoint-days.ts';
import type { Prediction, PredictionCheckpoint } from './schema.ts';

interface Column<Row> {
  /** With the unit. */
  header: string;
  cell: (row: Row) => CsvCell;
}

const columns: readonly Column<Prediction>[] = [
  { header: 'keyword', cell: ({ keywordText }) => keywordText },
  { header: 'accepted_on', cell: ({ acceptedOn }) => acceptedOn },
  { header: 'accepted_at', cell: ({ acceptedAt }) => acceptedAt },
  { header: 'time_zone', cell: ({ timeZone }) => timeZone },
  { header: 'accepted_how', cell: ({ origin }) => origin },
  { header: 'formula', cell: ({ formula }) => formula },
  { header: 'rank_then', cell: ({ rank }) => rank },
  { header: 'rank_then_is_known', cell: ({ isRankKnown }) => isRankKnown },
  { header: 'rank_then_source', cell: ({ evidence }) => evidence.rank.source },
  { header: 'rank_then_checked_on', cell: ({ evidence }) => evidence.rank.on },
  { header: 'predicted_rank', cell: ({ predictedRank }) => predictedRank },
  { header: 'predicted_extra_clicks_per_month', cell: ({ predictedClicks }) => predictedClicks },
  { header: 'gain_low_visits_per_month', cell: ({ gain }) => gain?.low ?? null },
  { header: 'gain_high_visits_per_month', cell: ({ gain }) => gain?.high ?? null },
  { header: 'search_volume_per_month', cell: ({ searchVolume }) => searchVolume },
  { header: 'search_volume_source', cell: ({ evidence }) => evidence.searchVolume.source },
  { header: 'search_volume_date', cell: ({ evidence }) => evidence.searchVolume.on },
  { header: 'difficulty_0_to_100', cell: ({ difficultyScore }) => difficultyScore },
  { header: 'difficulty_source', cell: ({ evidence }) => evidence.difficulty.source },
  { header: 'difficulty_date', cell: ({ evidence }) => evidence.difficulty.on },
  { header: 'own_click_rates_until', cell: ({ evidence }) => evidence.clickCurveOn },
];

const checkpointColumns: readonly Column<PredictionCheckpoint>[] = [
  { header: 'due_on', cell: ({ dueOn }) => dueOn },
  { header: 'outcome', cell: ({ verdict }) => verdict },
  { header: 'measured_on', cell: ({ measuredOn }) => measuredOn },
  { header: 'rank', cell: ({ rank }) => rank },
  { header: 'rank_source', cell: ({ rankSource }) => rankSource },
  { header: 'extra_clicks_per_month', cell: ({ clicks }) => clicks },
  { header: 'extra_clicks_kind', cell: ({ clicksKind }) => clicksKind },
  { header: 'search_console_clicks', cell: ({ console }) => console?.clicks ?? null },
  { header: 'search_console_impressions', cell: ({ console }) => console?.impressions ?? null },
  { header: 'search_console_until', cell: ({ console }) => console?.on ?? null },
  { header: 'search_console_days', cell: ({ console }) => console?.days ?? null },
  { header: 'search_console_source', cell: ({ console }) => console?.source ?? null },
  { header: 'search_console_clicks_before', cell: ({ consoleBefore }) => consoleBefore?.clicks ?? null },
  { header: 'search_console_until_before', cell: ({ consoleBefore }) => consoleBefore?.on ?? null },
  { header: 'judged_by', cell: ({ judgedBy }) => judgedBy },
];

const sourceColumns: readonly Column<KeywordCsvSource>[] = [
  { header: 'data_source', cell: ({ dataSource }) => dataSource },
  { header: 'domain', cell: ({ domainName }) => domainName },
  { header: 'location_code', cell: ({ locationCode }) => locationCode },
  { header: 'language_code', cell: ({ languageCode }) => languageCode },
];

/** Beginning of the file: the UTF-8 mark and the column names. */
export function predictionCsvHead(): string {
  return (
    csvByteOrderMark +
    csvLine([
      ...columns.map(({ header }) => header),
      ...checkpointDays.flatMap((days) => checkpointColumns.map(({ header }) => `day_${days}_${header}`)),
      ...sourceColumns.map(({ header }) => header),
    ])
  );
}

/** A prediction with its three checkpoints; a future one has only its day. */
export function predictionCsvLine(prediction: Prediction, source: KeywordCsvSource): string {
  const cellsOf = (days: number): CsvCell[] => {
    const checkpoint = prediction.checkpoints.find((one) => one.days === days);
    return checkpointColumns.map(({ cell }) => (checkpoint ? cell(checkpoint) : null));
  };
  return csvLine([
    ...columns.map(({ cell }) => cell(prediction)),
    ...checkpointDays.flatMap(cellsOf),
    ...sourceColumns.map(({ cell }) => cell(source)),
  ]);
}

export function predictionCsvFileName(source: KeywordCsvSource, today: string): string {
  return keywordCsvFileName(source, today, 'predictions');
}
