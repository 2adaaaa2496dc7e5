import { AppError } from '@keydence/domain';
import Papa from 'papaparse';
import { importMessages } from './import-messages.ts';

/** How the cells and the rows of a text are told apart. */
interface Separators {
  delimiter: string;
  newline: '\r\n' | '\n' | '\r';
}

/** A row that is longer has a quotation mark that never closes. */
const longestRow = 1_000_000;

/** The rows of a text whose slices arrive one after the other; what is held at a time is one slice. */
export function* readRows(slices: Iterable<string>): Generator<string[]> {
  let held = '';
  let separators: Separators | null = null;
  for (const slice of slices) {
    held += slice;
    separators ??= guessSeparators(held);
    const { data, cursor } = splitRows(held, separators, false);
    yield* data;
    held = held.slice(cursor);
    if (held.length > longestRow) throw new AppError('validation_failed', importMessages.openQuote);
  }
  if (separators && held !== '') yield* splitRows(held, separators, true).data;
}

interface SplitRows {
  data: string[][];
  /** Where the last whole row ends. */
  cursor: number;
}

function splitRows(text: string, separators: Separators, isLast: boolean): SplitRows {
  // The low-level parser is the one that can be fed in slices, and from which rows can be pulled.
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

const delimiters = ['\t', ';', ','] as const;
const linesLookedAt = 4;

/** The delimiter that cuts the first lines most often; titles above a header have none. */
function guessSeparators(text: string): Separators {
  const newline = text.includes('\r\n') ? '\r\n' : text.includes('\n') ? '\n' : '\r';
  const lines = text.split(newline, linesLookedAt).map((line) => line.replace(/"[^"]*"/g, ''));
  const counts = delimiters.map((delimiter) =>
    Math.max(...lines.map((line) => line.split(delimiter).length)),
  );
  const most = Math.max(...counts);
  return { newline, delimiter: delimiters[counts.indexOf(most)] ?? ',' };
}
