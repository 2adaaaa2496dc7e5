import { AppError, importLimits } from '@keydence/domain';
import Papa from 'papaparse';
import { importMessages } from './import-messages.ts';

interface Separators {
  delimiter: string;
  /** Ends of lines in files that were joined differ, so the others are replaced by it. */
  newline: '\n' | '\r';
}

/** A longer row is invalid, mostly because of an unclosed quotation mark. */
const longestRow = 1_000_000;
/** Lines, also empty ones, of which a small archive can hold a hundred million. */
const mostLines = 1_000_000;

/** The rows of a text whose slices arrive one after the other; what is held at a time is one slice. */
export function* readRows(slices: Iterable<string>): Generator<string[]> {
  let held = '';
  let separators: Separators | null = null;
  let cut = '';
  let lines = 0;
  for (const slice of slices) {
    const text = cut + slice;
    // An end of line of two characters may be cut in two.
    cut = text.endsWith('\r') ? '\r' : '';
    const whole = cut === '' ? text : text.slice(0, -1);
    separators ??= guessSeparators(whole);
    held += unifyLines(whole, separators);
    const { data, cursor } = splitRows(held, separators, false);
    lines += data.length;
    if (lines > mostLines) throw new AppError('payload_too_large', importMessages.tooManyRows);
    yield* data;
    held = held.slice(cursor);
    if (held.length <= longestRow) continue;
    const message = held.includes('"') ? importMessages.openQuote : importMessages.longRow;
    throw new AppError('validation_failed', message);
  }
  held += cut;
  if (separators && held !== '') yield* splitRows(held, separators, true).data;
}

function unifyLines(text: string, { newline }: Separators): string {
  if (newline === '\r') return text.includes('\n') ? text.replace(/\r?\n/g, '\r') : text;
  return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
}

interface SplitRows {
  data: string[][];
  /** End of the last complete row. */
  cursor: number;
}

function splitRows(text: string, separators: Separators, isLast: boolean): SplitRows {
  // The low-level parser accepts slices and yields rows on demand.
  const parser = new Papa.Parser({ ...separators, quoteChar: '"' });
  const result: { data: string[][]; errors: { code: string }[]; meta: { cursor: number } } = parser.parse(
    text,
    0,
    !isLast,
  );
  if (isLast && result.errors.some(({ code }) => code === 'MissingQuotes')) {
    throw new AppError('validation_failed', importMessages.openQuote);
  }
  return { data: result.data, cursor: result.meta.cursor };
}

/** Lines cut alike that make a table: a share of all, or a few of many cells; fewer are punctuation in a list of texts. */
const leastShare = 0.4;
const manyCells = 4;
/** A character that occurs in no text, so nothing is split. */
const noDelimiter = '\u001f';
const delimiters = ['\t', ';', ',', '|'] as const;

/**
 * The delimiter that cuts the most of the first lines into the same number of cells, the most cells first: titles above a
 * header have none, and commas inside of texts cut each line differently.
 */
function guessSeparators(text: string): Separators {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const newline = count(/\n/g) >= count(/\r(?!\n)/g) ? '\n' : '\r';
  const lines = text
    .split(newline, importLimits.headerRows)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const scores = delimiters.map((delimiter) => scoreCuts(lines.map((line) => line.split(delimiter).length)));
  const best = Math.max(...scores);
  return { newline, delimiter: (best > 0 ? delimiters[scores.indexOf(best)] : undefined) ?? noDelimiter };
}

/** Cuts of the most usual number, over all lines that have it. */
function scoreCuts(cellCounts: readonly number[]): number {
  const lines = new Map<number, number>();
  for (const count of cellCounts) if (count > 1) lines.set(count, (lines.get(count) ?? 0) + 1);
  const isTable = ([cells, count]: [number, number]) =>
    count >= leastShare * cellCounts.length || (cells >= manyCells && count > 1);
  return Math.max(0, ...[...lines].filter(isTable).map(([cells, count]) => count * (cells - 1)));
}
