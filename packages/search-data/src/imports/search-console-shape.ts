import type { TotalDimension } from '@keydence/domain';
import { isCountryName } from './country-names.ts';
import { readNumber } from './read-number.ts';

/** A Search Console table, known by the shape of its cells: headers and file names follow the reader's language. */
export interface SearchConsoleShape {
  isComparison: boolean;
  dimension: 'query' | TotalDimension;
  /** How many rows stand above the figures. */
  headerRows: number;
}

const isCount = (cell: string | undefined) => /^\d+$/.test(cell ?? '');
const isPercent = (cell: string | undefined) => /^\d+([.,]\d+)?\s?%$/.test(cell ?? '');
const isNumber = (cell: string | undefined) => typeof readNumber(cell) === 'number';

/** `name, clicks, impressions, CTR, position`. */
const isPlain = (row: readonly string[]) =>
  row.length === 5 && isCount(row[1]) && isCount(row[2]) && isPercent(row[3]) && isNumber(row[4]);

/** The same with each figure twice: now and before. */
const isCompared = (row: readonly string[]) =>
  row.length === 9 &&
  row.slice(1, 5).every(isCount) &&
  row.slice(5, 7).every(isPercent) &&
  row.slice(7).every(isNumber);

/** Discover and Google News have no positions. */
const isWithoutPosition = (row: readonly string[]) =>
  row.length === 4 && isCount(row[1]) && isCount(row[2]) && isPercent(row[3]);

/** The figures of a row that has them, the newer ones of a comparison. */
export function readFigures(row: readonly string[], { isComparison }: SearchConsoleShape) {
  if (!(isComparison ? isCompared(row) : isPlain(row))) return null;
  const [clicks, impressions, position] = isComparison ? [row[1], row[3], row[7]] : [row[1], row[2], row[4]];
  return { clicks: Number(clicks), impressions: Number(impressions), position: readNumber(position) ?? null };
}

/** What the first rows of a table show; null when it is not Search Console's. */
export function findSearchConsoleShape(
  head: readonly string[][],
): SearchConsoleShape | 'without_position' | null {
  const rows = head.filter((row) => row.some((cell) => cell.trim() !== ''));
  const first = rows[0];
  if (!first) return null;
  const headerRows = [isPlain, isCompared, isWithoutPosition].some((isFigures) => isFigures(first)) ? 0 : 1;
  const data = rows.slice(headerRows);
  if (data.length === 0) return null;
  const isMost = (isFigures: (row: readonly string[]) => boolean) =>
    data.filter(isFigures).length >= 0.8 * data.length;
  if (isMost(isWithoutPosition)) return 'without_position';
  const isComparison = isMost(isCompared);
  if (!isComparison && !isMost(isPlain)) return null;
  return { isComparison, headerRows, dimension: findDimension(data.map(([name = '']) => name)) };
}

const deviceNames =
  /^(desktop|mobile|tablet|computer|ordinateur|tablette|mobiel|desktopcomputer|mobil|ordenador|escritorio|móvil|tableta|computador|celular|telemóvel|cellulare|komputer|telefon|tabletti|パソコン|モバイル|タブレット|pc|masaüstü|tablets?)s?$/i;
const mostDevices = 3;

function findDimension(names: readonly string[]): SearchConsoleShape['dimension'] {
  const isMost = (isKind: (name: string) => boolean) => names.filter(isKind).length >= 0.7 * names.length;
  if (isMost((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))) return 'day';
  if (isMost((name) => /^https?:\/\//i.test(name))) return 'page';
  if (names.length <= mostDevices && isMost((name) => deviceNames.test(name))) return 'device';
  return isMost(isCountryName) ? 'country' : 'query';
}
