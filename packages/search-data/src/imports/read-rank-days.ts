import type { ImportedKeyword } from '@keydence/domain';
import type { ToolColumns } from './find-tool-columns.ts';
import type { CellReader } from './read-number.ts';

export interface ToolRow {
  cells: readonly string[];
  rowNumber: number;
  columns: ToolColumns;
  reader: CellReader;
}

const lowestRank = 100;

/** The rank of a position; null outside of 1 to 100, where the site does not rank. */
export function toRank(position: number | null): number | null {
  return position !== null && position >= 1 && position <= lowestRank ? Math.round(position) : null;
}

type RankOfDay = ImportedKeyword['history'][number];

/**
 * The ranks of a row by day, the newest of them, and its page. Days without a check are omitted.
 */
export function readRankDays(row: ToolRow): {
  history: RankOfDay[];
  newest: RankOfDay | null;
  url: string | null;
} {
  const found = row.columns.days.flatMap(({ day, place, typePlace, urlPlace }) => {
    const isPlain = typePlace === null || /^(organic|-|)$/i.test(row.cells[typePlace]?.trim() ?? '');
    const rank = isPlain ? readRankOfDay(row.cells[place], row.reader) : undefined;
    return rank === undefined ? [] : [{ day, rank, url: row.cells[urlPlace ?? -1]?.trim() ?? null }];
  });
  const newest = found.at(-1);
  return {
    history: found.map(({ day, rank }) => ({ day, rank })),
    newest: newest ? { day: newest.day, rank: newest.rank } : null,
    url: newest?.url ?? null,
  };
}

/**
 * Null if a tool has checked and not found the site (`-`, `>100`), undefined if it has not checked.
 */
function readRankOfDay(cell: string | undefined, reader: ToolRow['reader']): number | null | undefined {
  const text = (cell ?? '').trim();
  if (text === '' || /[a-z]/i.test(text)) return undefined;
  if (/^>\s?\d+$|^\d+\+$/.test(text)) return null;
  const number = reader.number(text);
  return number === undefined ? undefined : toRank(number);
}
