import { AppError } from '@keydence/domain';
import { cleanName } from './clean-name.ts';
import { importMessages } from './import-messages.ts';
import { openWorkbook } from './open-workbook.ts';
import { readSheetRows } from './read-sheet-rows.ts';
import { readZipDirectory } from './read-zip-directory.ts';

/** One sheet of a spreadsheet, its cells as text: numbers with a point, days as `YYYY-MM-DD`. */
interface SpreadsheetSheet {
  name: string;
  /** Bytes of its document. */
  size: number;
  /** Each call reads the packed sheet from its beginning. */
  rows: () => Iterable<string[]>;
}

/**
 * The sheets of an .xlsx file that states an allowed size. It holds the packed file and the texts that cells share.
 * AppError, also while rows are read: 'validation_failed' for a damaged one, 'payload_too_large' for too many rows or
 * cells.
 */
export function readSpreadsheet(content: Uint8Array): SpreadsheetSheet[] {
  const workbook = describeDamage(() => openWorkbook([...readZipDirectory(content)]));
  return workbook.sheets.map(({ name, member }) => ({
    name: cleanName(name),
    size: member.size,
    *rows() {
      const rows = readSheetRows(member, workbook);
      for (;;) {
        const { done, value } = describeDamage(() => rows.next());
        if (done) return;
        yield value;
      }
    },
  }));
}

function describeDamage<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('validation_failed', importMessages.brokenSpreadsheet);
  }
}
