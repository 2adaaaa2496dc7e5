import type { ImportedKeyword } from '@keydence/domain';
import type { Measure } from './build-measures.ts';

/** A row of a file about a keyword. */
export interface KeywordRow {
  measure: Measure;
  /** Ranks of single days beside that of the measure. */
  history: ImportedKeyword['history'];
}

export interface NumberedRow extends KeywordRow {
  /** The keyword's number in its list. */
  id: number;
}
