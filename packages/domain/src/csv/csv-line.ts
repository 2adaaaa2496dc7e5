/** What a cell of a CSV file holds. Unknown is an empty cell; a time is ISO 8601 in UTC. */
export type CsvCell = string | number | boolean | Date | null;

/** Marks a file as UTF-8. Spreadsheets take one without it for the encoding of their own country. */
export const csvByteOrderMark = '\uFEFF';

/** What makes a spreadsheet read a text as a formula, also in its full-width form. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line of a CSV file (RFC 4180), its line end included. Texts stand in quotes, numbers do not. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front, which shows it as text.
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
