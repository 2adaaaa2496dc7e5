import { normaliseKeywordText } from '@keydence/domain';
import { decodeText } from './decode-text.ts';
import { maxKeywordsAtOnce } from './keyword-lines.ts';

/** Reason a file has no keywords. */
export type FileRefusal =
  | 'wrong_kind'
  | 'too_large'
  | 'too_many_rows'
  | 'unreadable'
  | 'not_text'
  | 'open_quote'
  | 'empty';

export type KeywordFile =
  | { keywords: string[] /** The header that was found above them. */; column: string | null }
  | { refusal: FileRefusal };

export const maxFileBytes = 5_000_000;

/** Keywords of a text file, one per line, or of one column of a CSV file. */
export async function readKeywordFile(file: File): Promise<KeywordFile> {
  const kind = /\.(csv|txt)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!kind) return { refusal: 'wrong_kind' };
  if (file.size > maxFileBytes) return { refusal: 'too_large' };
  const bytes = await readBytes(file);
  if (!bytes) return { refusal: 'unreadable' };
  const text = decodeText(bytes);
  if (text === null) return { refusal: 'not_text' };
  const read = kind === 'csv' ? await readCsv(text) : { keywords: text.split(/\r\n|\r|\n/), column: null };
  if ('refusal' in read) return read;
  const keywords = read.keywords.map(toOneLine).filter(Boolean);
  if (keywords.length > maxKeywordsAtOnce) return { refusal: 'too_many_rows' };
  return keywords.length === 0 ? { refusal: 'empty' } : { ...read, keywords };
}

/** Null for a folder or a file that was removed after it was chosen. */
function readBytes(file: File): Promise<ArrayBuffer | null> {
  return file.arrayBuffer().catch(() => null);
}

const toOneLine = (cell: string) => cell.trim().replace(/\s+/g, ' ');

async function readCsv(text: string): Promise<KeywordFile> {
  // Most users never import a file, so the parser loads on demand.
  const { default: csv } = await import('papaparse');
  const { data: rows, errors } = csv.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return { refusal: 'open_quote' };
  const { header, column, firstRow } = findColumn(rows);
  return { keywords: rows.slice(firstRow).map((row) => row[column] ?? ''), column: header };
}

const headerNames = new Set([
  'keyword',
  'keywords',
  'query',
  'queries',
  'top queries',
  'search query',
  'search queries',
  'search term',
  'search terms',
]);

/** Maximum rows before the header: exports may start with a title and a date range. */
const rowsUntilHeader = 5;

/** Column with a keyword header, else the first column, starting at the first row. */
function findColumn(rows: readonly string[][]) {
  for (const [index, row] of rows.slice(0, rowsUntilHeader).entries()) {
    const column = row.findIndex((cell) => headerNames.has(normaliseKeywordText(cell)));
    // In a list without columns, such a word is a keyword unless it comes first.
    if (column !== -1 && (index === 0 || row.length > 1)) {
      return { header: toOneLine(row[column] ?? ''), column, firstRow: index + 1 };
    }
  }
  return { header: null, column: 0, firstRow: 0 };
}
