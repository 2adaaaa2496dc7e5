import type { AppErrorCode, ExportHead, ImportedRow, InspectedFile } from '@keydence/domain';

/** `rewind` asks for the first rows, `next` for those that follow. */
export type ThreadQuestion = 'inspect' | 'open' | 'rewind' | 'next';

export type ThreadAnswer =
  | { type: 'inspected'; inspected: InspectedFile }
  | { type: 'opened'; head: ExportHead }
  /** Null behind the last ones. */
  | { type: 'rows'; rows: readonly ImportedRow[] | null }
  | { type: 'refused'; code: AppErrorCode; message: string };
