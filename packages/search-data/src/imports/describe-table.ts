import { createHash } from 'node:crypto';
import { type ImportTable, maxColumns } from '@keydence/domain';
import { guessColumns } from './guess-columns.ts';
import { readNumber } from './read-number.ts';

const shownRows = 10;
const shownLength = 200;

/** The columns of a table among its first rows: its header, what each column probably holds, and some rows. */
export function describeTable(head: readonly string[][]): ImportTable {
  const headerRow = findHeader(head);
  const width = Math.min(maxColumns, usualWidth(head));
  const names = Array.from({ length: width }, (_, place) => head[headerRow - 1]?.[place]?.trim() ?? '');
  const rows = head.slice(headerRow).filter((row) => filled(row) > 1);
  const guesses = guessColumns({ names, rows });
  return {
    headerRow,
    columns: names.map((name, place) => ({ name: shorten(name), guess: guesses[place] ?? null })),
    rows: rows.slice(0, shownRows).map((row) => row.slice(0, width).map(shorten)),
    headerHash: headerRow === 0 ? null : hashHeader(names),
  };
}

/** The cells of most rows that have more than one. */
export function usualWidth(head: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const row of head) if (row.length > 1) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const [usual] = [...counts].sort(([a, m], [b, n]) => n - m || b - a);
  return usual?.[0] ?? 1;
}

/** The first row of the usual width, where it has no numbers and no addresses as those below it have; 0 for none. */
function findHeader(head: readonly string[][]): number {
  const width = usualWidth(head);
  const first = head.findIndex((row) => row.length >= width && filled(row) > 1);
  const cells = head[first]?.map((cell) => cell.trim()).filter((cell) => cell !== '') ?? [];
  const isData = cells.some((cell) => typeof readNumber(cell) === 'number' || /^https?:\/\//i.test(cell));
  return isData || first === -1 ? 0 : first + 1;
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

function hashHeader(names: readonly string[]): string {
  const header = names.map((name) => name.toLowerCase().normalize('NFC'));
  return createHash('sha256').update(JSON.stringify(header)).digest('hex');
}

const shorten = (cell: string) => [...cell.replace(/[\p{Cc}\p{Cs}]/gu, ' ')].slice(0, shownLength).join('');
