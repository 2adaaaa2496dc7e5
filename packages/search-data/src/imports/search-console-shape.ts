import { fieldOfName, keywordNames } from './column-words.ts';
import { isCountryName } from './country-names.ts';
import { type CellReader, createCellReader } from './read-number.ts';
import { type ConsoleDimension, dimensionOfWords } from './search-console-words.ts';

/** A Search Console table, known by the shape of its cells: headers and file names follow the reader's language. */
export interface SearchConsoleShape {
  isComparison: boolean;
  /** Null: by its cells, it can be queries as well as search appearances or devices of an unknown language. */
  dimension: ConsoleDimension | null;
  headerRows: number;
  /** The first cell of the header; empty without one. */
  title: string;
}

export interface ConsoleFigures {
  clicks: number;
  impressions: number;
  /** Of the row, as the file has it, 0 to 1; null where it has none. */
  clickRate: number | null;
  position: number | null;
}

/** `name, clicks, impressions, CTR, position`; of two periods, each figure twice. */
const plainCells = 5;
const comparedCells = 9;

const isCount = (number: number | null | undefined): number is number =>
  typeof number === 'number' && Number.isInteger(number) && number >= 0;

/** A click rate as `3.53%`, or as the `0.0353` that a spreadsheet makes of it. */
function readClickRate(cell: string, reader: CellReader): number | null | undefined {
  const number = reader.number(cell);
  if (typeof number !== 'number') return number;
  if (/[%％]/.test(cell)) return number >= 0 ? number / 100 : undefined;
  return number >= 0 && number <= 1 ? number : undefined;
}

/** The figures of a row that has them; with `isEarlier` those of the period before. */
export function readFigures(
  row: readonly string[],
  { isComparison }: Pick<SearchConsoleShape, 'isComparison'>,
  { reader, isEarlier = false }: { reader: CellReader; isEarlier?: boolean },
): ConsoleFigures | null {
  if (filledLength(row, isComparison) !== (isComparison ? comparedCells : plainCells)) return null;
  const step = isComparison ? 2 : 1;
  const at = (figure: number) => row[1 + figure * step + (isEarlier ? 1 : 0)] ?? '';
  const clicks = reader.count(at(0));
  const impressions = reader.count(at(1));
  const clickRate = readClickRate(at(2), reader);
  const position = reader.number(at(3));
  if (!isCount(clicks) || !isCount(impressions) || clickRate === undefined || position === undefined)
    return null;
  // A row without impressions has neither a click rate nor a position.
  if (impressions > 0 && (clickRate === null || position === null)) return null;
  return { clicks, impressions, clickRate, position };
}

/** Cells of a row without the empty ones that a spreadsheet adds behind it. */
function filledLength(row: readonly string[], isComparison: boolean): number {
  const wanted = isComparison ? comparedCells : plainCells;
  return row.slice(wanted).every((cell) => cell.trim() === '') ? Math.min(row.length, wanted) : row.length;
}

/** Discover and Google News have no positions, of one period or of two. */
function isWithoutPosition(row: readonly string[], reader: CellReader): boolean {
  const isCompared = row.length === 7;
  if (!isCompared && row.length !== 4) return false;
  const counts = row.slice(1, isCompared ? 5 : 3);
  if (counts.some((cell) => /[%％]/.test(cell))) return false;
  const rates = row.slice(isCompared ? 5 : 3);
  return counts.every((cell) => isCount(reader.count(cell))) && rates.every((cell) => /\d\s?%/.test(cell));
}

/** A row whose click rate is its clicks by its impressions, as only a table of Search Console has it. */
function agrees(row: readonly string[], isComparison: boolean, reader: CellReader): boolean {
  const figures = readFigures(row, { isComparison }, { reader });
  if (!figures) return false;
  const { clicks, impressions, clickRate } = figures;
  // Tables of other tools have the impressions first.
  if (clicks > impressions) return false;
  if (impressions === 0) return (clickRate ?? 0) === 0;
  return Math.abs(clicks / impressions - (clickRate ?? 0)) < 0.006;
}

/** A row with a percentage, and no more clicks than impressions, as the columns of other tools in another order have. */
function isWrittenByConsole(row: readonly string[], isComparison: boolean, reader: CellReader): boolean {
  const figures = readFigures(row, { isComparison }, { reader });
  const hasPercent = /[%％]/.test(row[isComparison ? 5 : 3] ?? '');
  return hasPercent && figures !== null && figures.clicks <= figures.impressions;
}

/** Shape of a table from its first rows; null if it is not Search Console's. */
export function findSearchConsoleShape(
  head: readonly string[][],
  { fileName, reader = createCellReader('point') }: { fileName: string; reader?: CellReader },
): SearchConsoleShape | 'without_position' | null {
  const isFigures = (row: readonly string[], isComparison: boolean) =>
    readFigures(row, { isComparison }, { reader }) !== null;
  const first = head.findIndex(
    (row) => isFigures(row, false) || isFigures(row, true) || isWithoutPosition(row, reader),
  );
  if (first === -1) return null;
  const data = head.slice(first).filter((row) => row.some((cell) => cell.trim() !== ''));
  const isMost = (isKind: (row: readonly string[]) => boolean, share = 0.8) =>
    data.filter(isKind).length >= share * data.length;
  // Figures of hours are those of no day.
  if (isMost(([name = '']) => isHour(name))) return null;
  if (isMost((row) => isWithoutPosition(row, reader))) return 'without_position';
  const isComparison = isMost((row) => isFigures(row, true));
  if (!isComparison && !isMost((row) => isFigures(row, false))) return null;
  const header = head.slice(0, first).findLast((row) => row.some((cell) => cell.trim() !== ''));
  // Bing has the same columns, the impressions first.
  if (fieldOfName(header?.[1]) === 'impressions' || fieldOfName(header?.[2]) === 'clicks') return null;
  const title = header?.[0]?.trim() ?? '';
  const isWritten =
    dimensionOfWords(title) !== null && isMost((row) => isWrittenByConsole(row, isComparison, reader));
  // Its own words and signs are enough; other tables of such numbers have a rate that is not clicks by impressions.
  if (!isWritten && !isMost((row) => agrees(row, isComparison, reader), 0.5)) return null;
  const dimension = findDimension({ names: data.map(([name = '']) => name), title, fileName });
  return { isComparison, headerRows: first, dimension, title };
}

interface Names {
  names: readonly string[];
  title: string;
  fileName: string;
}

/** More rows than any list of devices or of search appearances has. */
const rowsOfQueries = 30;

function findDimension({ names, title, fileName }: Names): SearchConsoleShape['dimension'] {
  const isMost = (isKind: (name: string) => boolean) => names.filter(isKind).length >= 0.7 * names.length;
  if (isMost((name) => isDay(name))) return 'day';
  if (isMost((name) => /^(https?:\/)?\/\S*$/i.test(name.trim()))) return 'page';
  const named = dimensionOfWords(fileName.replace(/^.*performance-on-search/i, ''));
  const isNamed = named === 'query' || named === 'appearance' || named === 'device';
  const told = readTitle(title) ?? (isNamed ? named : null);
  if (told === 'query' || told === 'appearance' || told === 'device') return told;
  if (isMost(isCountryName)) return 'country';
  if (isMost((name) => isDeviceName(name))) return 'device';
  return told ?? (names.length > rowsOfQueries ? 'query' : null);
}

const readTitle = (title: string) =>
  keywordNames.has(title.toLowerCase()) ? ('query' as const) : dimensionOfWords(title);

const isHour = (name: string) => /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(name.trim());
const isDay = (name: string) =>
  /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})$/.test(name.trim());

const deviceNames = new Set([
  'desktop',
  'mobile',
  'tablet',
  'tablets',
  'computer',
  'ordinateur',
  'tablette',
  'mobiel',
  'mobil',
  'mobilgerät',
  'ordenador',
  'escritorio',
  'móvil',
  'móviles',
  'tableta',
  'tabletas',
  'computador',
  'computadora',
  'celular',
  'celulares',
  'telemóvel',
  'dispositivo móvel',
  'dispositivos móveis',
  'cellulare',
  'dispositivi mobili',
  'komputer',
  'telefon',
  'tabletti',
  'パソコン',
  'モバイル',
  'タブレット',
  'pc',
  'masaüstü',
  '桌面设备',
  '移动设备',
  '平板电脑',
  '桌機',
  '行動裝置',
  '平板電腦',
  '데스크톱',
  '모바일',
  '태블릿',
  'компьютер',
  'мобильный',
  'планшет',
  'мобильные устройства',
]);
const isDeviceName = (name: string) => deviceNames.has(name.trim().toLowerCase());
