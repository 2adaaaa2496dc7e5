import { AppError, importLimits } from '@keydence/domain';
import readSheets from 'read-excel-file/universal';
import { cleanName } from './clean-name.ts';
import { importMessages } from './import-messages.ts';

/** One sheet of a spreadsheet, its cells as text: numbers with a point, days as `YYYY-MM-DD`. */
export interface SpreadsheetSheet {
  name: string;
  rows: string[][];
}

/** Cells of all sheets together; each is held in memory. */
const mostCells = 10_000_000;

/**
 * The sheets of an .xlsx file whose unzipped size has been checked. AppError: 'validation_failed' for a damaged one,
 * 'payload_too_large' for too many rows or cells.
 */
export async function readSpreadsheet(content: Uint8Array): Promise<SpreadsheetSheet[]> {
  const sheets = await readAll(content);
  let cells = 0;
  return sheets.map(({ sheet, data }) => {
    if (data.length > importLimits.rows + importLimits.headerRows) {
      throw new AppError('payload_too_large', importMessages.tooManyRows);
    }
    cells += data.reduce((sum, row) => sum + row.length, 0);
    if (cells > mostCells) throw new AppError('payload_too_large', importMessages.archiveTooLarge);
    return { name: cleanName(sheet), rows: data.map((row) => row.map(toText)) };
  });
}

async function readAll(content: Uint8Array) {
  // The reader takes whole buffers only.
  const buffer = content.slice().buffer;
  try {
    return await readSheets(buffer, { parseNumber: (text) => text });
  } catch {
    throw new AppError('validation_failed', importMessages.brokenSpreadsheet);
  }
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/T00:00:00\.000Z$/, '');
}
