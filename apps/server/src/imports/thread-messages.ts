import type { AppErrorCode, ExportHead, ImportedRow, InspectedFile } from '@keydence/domain';

/** `rewind` requests the first rows, `next` the following ones. */
export type ThreadQuestion = 'inspect' | 'open' | 'rewind' | 'next';

export type ThreadAnswer =
  | { type: 'inspected'; inspected: InspectedFile }
  | { type: 'opened'; head: ExportHead }
  /** Null after the last rows. */
  | { type: 'rows'; rows: readonly ImportedRow[] | null }
  | { type: 'refused'; code: AppErrorCode; message: string };
