/** Value of a CSV cell. Unknown is an empty cell; a time is ISO 8601 in UTC. */
export type CsvCell = string | number | boolean | Date | null;

/** Marks a file as UTF-8. Without it, spreadsheets assume the encoding of their locale. */
export const csvByteOrderMark = '\uFEFF';

/** First characters that make a spreadsheet run a text as a formula, also in full-width form. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One CSV line (RFC 4180) with its line end. Texts are quoted, numbers are not. A text that a
 * spreadsheet would run as a formula gets a leading apostrophe, which shows it as text.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return cell.toISOString();
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
