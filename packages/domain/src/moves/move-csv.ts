import { type CsvCell, csvByteOrderMark, csvLine } from '../csv/csv-line.ts';
import { type KeywordCsvSource, keywordCsvFileName } from '../keywords/keyword-csv.ts';
import type { Move } from './schema.ts';

type Column = [header: string, cell: (move: Move, source: KeywordCsvSource) => CsvCell];

const columns: readonly Column[] = [
  ['verb', ({ verb }) => verb],
  ['title', ({ title }) => title],
  ['state', ({ state }) => state],
  ['is_planned', ({ plan }) => plan.isPlanned],
  ['due_on', ({ plan }) => plan.dueOn],
  ['left_out_because', ({ plan }) => plan.leftOutBecause],
  ['gain_low_visits_per_month', ({ gain }) => gain?.low ?? null],
  ['gain_expected_visits_per_month', ({ gain }) => gain?.mid ?? null],
  ['gain_high_visits_per_month', ({ gain }) => gain?.high ?? null],
  ['gain_success_visits_per_month', ({ gain }) => gain?.success ?? null],
  ['chance', ({ gain }) => gain?.chance ?? null],
  ['confidence', ({ confidence }) => confidence],
  ['effort_hours', ({ effortHours }) => effortHours],
  ['causes', ({ causes }) => causes.join(' ')],
  ['sentence', ({ sentence }) => sentence],
  ['pages', ({ pages }) => pages.join(' ')],
  ['likely_page', ({ evidence }) => evidence.likelyPage],
  ['topic', ({ topic }) => topic?.name ?? null],
  ['competitor_pages_new_14_days', ({ competitorPages }) => competitorPages.new],
  ['competitor_pages_rewritten_14_days', ({ competitorPages }) => competitorPages.rewritten],
  ['main_search', ({ evidence }) => evidence.queries[0]?.text ?? null],
  ['skip_reason', ({ skip }) => skip?.reason ?? null],
  ['skip_note', ({ skip }) => skip?.note ?? null],
  ['skipped_until', ({ skip }) => skip?.until ?? null],
  ['proposed_at', ({ proposedAt }) => proposedAt],
  ['accepted_at', ({ acceptedAt }) => acceptedAt],
  ['done_on', ({ doneOn }) => doneOn],
  ...([14, 28, 90] as const).flatMap((days): Column[] => [
    [`verdict_after_${days}_days`, (move) => judgementOf(move, days)?.verdict ?? null],
    [`extra_clicks_after_${days}_days`, (move) => judgementOf(move, days)?.extra?.mid ?? null],
  ]),
  ['facts_on', ({ factsOn }) => factsOn],
  ['source', ({ source }) => source],
  ['data_source', (_, { dataSource }) => dataSource],
  ['domain', (_, { domainName }) => domainName],
  ['location_code', (_, { locationCode }) => locationCode],
  ['language_code', (_, { languageCode }) => languageCode],
  ['move_id', ({ id }) => id],
];

function judgementOf({ judgements }: Move, days: number) {
  return judgements.find((judgement) => judgement.days === days);
}

/** Beginning of the file: the UTF-8 mark and the column names. */
export function moveCsvHead(): string {
  return csvByteOrderMark + csvLine(columns.map(([header]) => header));
}

export function moveCsvLine(move: Move, source: KeywordCsvSource): string {
  return csvLine(columns.map(([, cell]) => cell(move, source)));
}

/** `keydence-brewlane.example-moves-2026-11-21.csv`; the name also marks sample numbers. */
export function moveCsvFileName(source: KeywordCsvSource, today: string): string {
  return keywordCsvFileName(source, today, 'moves');
}
