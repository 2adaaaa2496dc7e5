import type { CsvCell } from '../csv/csv-line.ts';
import type { IntentBasis } from './intent-source.ts';
import { intentReasonText } from './intent-text.ts';
import type { Relevance } from './relevance.ts';

interface InsightColumn {
  header: string;
  cell: (insight: IntentBasis & Relevance) => CsvCell;
}

/** Export columns: source of a keyword's intent, and its relevance with the evidence. */
export const insightCsvColumns: readonly InsightColumn[] = [
  { header: 'intent_source', cell: ({ intentSource }) => intentSource },
  { header: 'intent_reason', cell: ({ intentReason }) => intentReason && intentReasonText(intentReason) },
  { header: 'relevance_0_to_1', cell: ({ relevance }) => relevance },
  { header: 'relevance_class', cell: ({ relevanceClass }) => relevanceClass },
  { header: 'relevance_evidence_kind', cell: ({ relevanceEvidence }) => relevanceEvidence?.kind ?? null },
  { header: 'relevance_evidence', cell: ({ relevanceEvidence }) => relevanceEvidence?.text ?? null },
];
