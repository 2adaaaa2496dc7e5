import type { ColumnField } from '@keydence/domain';
import { columnWords } from './column-words.ts';
import { isCountryName } from './country-names.ts';
import { readCost } from './read-cost.ts';
import { type DayOrder, findDayOrder, readDayOfHeader } from './read-days.ts';
import { readMonth } from './read-months.ts';
import { createCellReader, readNumber, readVolumeRange } from './read-number.ts';

/** A multi-column file before the user has described it. */
interface Sample {
  /** As the header names them; empty where it names none. */
  names: readonly string[];
  /** The first rows below the header. */
  rows: readonly (readonly string[])[];
}

/** Probable field of each column, by its name and its cells; null without evidence. */
export function guessColumns({ names, rows }: Sample): (ColumnField | null)[] {
  const order = findDayOrder(names);
  const guesses = names.map((name, place) => guessByName(name, { cells: cellsOf(rows, place), order }));
  const isOfAds = names.some((name) => adColumns.test(name.trim()));
  const taken = new Set<ColumnField>();
  const fields = guesses.map((field) => {
    if (field === null || manyTimes.has(field)) return field;
    if (taken.has(field) || (isOfAds && countsOfAds.has(field))) return null;
    taken.add(field);
    return field;
  });
  if (!taken.has('keyword')) {
    const place = fields.findIndex((field, at) => field === null && areKeywords(cellsOf(rows, at)));
    if (place !== -1) fields[place] = 'keyword';
  }
  if (!taken.has('ranking_url')) {
    const place = fields.findIndex((field, at) => field === null && isMostly(cellsOf(rows, at), isUrl));
    if (place !== -1) fields[place] = 'ranking_url';
  }
  return fields;
}

/** Columns of reports about ads, whose clicks and views are none of the results. */
const adColumns = /^(campaign|kampagne|campagne|campaña|campanha|campagna|ad ?group|match type|max\.? cpc)$/i;
const countsOfAds: ReadonlySet<ColumnField> = new Set(['clicks', 'impressions', 'rank']);

/** Fields that several columns may hold. */
const manyTimes: ReadonlySet<ColumnField> = new Set(['rank_of_day', 'searches_of_month']);
const numberFields: ReadonlySet<ColumnField> = new Set([
  'rank',
  'search_volume',
  'difficulty',
  'cpc',
  'clicks',
  'impressions',
]);

function guessByName(
  name: string,
  { cells, order }: { cells: readonly string[]; order: DayOrder },
): ColumnField | null {
  const lower = name.trim().toLowerCase().normalize('NFC');
  if (lower === '') return null;
  const isNumeric = isMostly(cells, isNumber);
  if (readDayOfHeader(lower, order) !== null && (isNumeric || isMostly(cells, isRank))) return 'rank_of_day';
  if (readMonth(lower) !== null && isNumeric) return 'searches_of_month';
  const [field] = columnWords.find(([, words]) => words.includes(bare(lower))) ?? [];
  if (field === undefined) return null;
  // A column of counts that is called "Keywords" holds none.
  if (field === 'keyword') return isMostly(cells, isText) ? field : null;
  if (field === 'ranking_url') return isMostly(cells, isUrl) ? field : null;
  if (field === 'cpc') return isMostly(cells, isCost) ? field : null;
  if (numberFields.has(field)) return isNumeric ? field : null;
  return field;
}

/** Without a unit in brackets: `cpc (usd)` is `cpc`. */
const bare = (name: string) => name.replace(/\([^()]*\)|\[[^[\]]*\]/g, '').trim();

const cellsOf = (rows: Sample['rows'], place: number) =>
  rows.map((row) => row[place]?.trim() ?? '').filter((cell) => cell !== '');

function isMostly(cells: readonly string[], isKind: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(isKind).length >= 0.6 * cells.length;
}

/** Texts that differ, unlike a column of statuses or content types. */
const areKeywords = (cells: readonly string[]) =>
  isMostly(cells, (cell) => isText(cell) && !isName(cell) && (/\s/.test(cell) || !/[@/]/.test(cell))) &&
  !isMostly(cells, (cell) => isCountryName(cell) || /^\d{4}-\d\d-\d\d[T ]\d/.test(cell)) &&
  new Set(cells).size >= 0.9 * cells.length;

/** One word with points that is the name of a site, a mailbox or a file. */
export const isName = (cell: string) =>
  /^[^\s@]+@[\w.-]+\.\p{L}{2,}$|^([\p{L}\d_-]+\.)+\p{L}[\p{L}\d]{1,9}$/u.test(cell);

export const isUrl = (cell: string) => /^(https?:\/\/|www\.)\S+$/i.test(cell) || /^\/\S*$/.test(cell);
const isNumber = (cell: string) =>
  readNumber(cell.replace(/^[<>]/, ''), 'point') !== undefined || readVolumeRange(cell) !== null;
const isCost = (cell: string) =>
  /\d/.test(cell) && readCost(cell, { reader: costReader, currency: null }) !== undefined;
const costReader = createCellReader('point');
const isRank = (cell: string) => /^(\d{1,3}|-|–|—|[>+]\s?\d+|\d+\+)$/.test(cell);
const isText = (cell: string) => /\p{L}/u.test(cell) && !isUrl(cell) && !isNumber(cell);
