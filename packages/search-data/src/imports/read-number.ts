import type { DecimalMark } from '@keydence/domain';

/** Cells that mean unknown; `∞` is a change from zero, which is no number either. */
const unknownCells = new Set([
  '',
  '-',
  '--',
  '–',
  '—',
  '∞',
  'n/a',
  'na',
  'null',
  'unknown',
  'no data',
  '#n/a',
]);

/**
 * Reads the cells of one file. Each returns null for an unknown value, and undefined for an invalid
 * one.
 */
export interface CellReader {
  number(cell: string | undefined): number | null | undefined;
  /** Of something that is counted: `1.300` cannot be 1.3. */
  count(cell: string | undefined): number | null | undefined;
}

/** Reads numbers with a decimal mark, or either where the mark is not known; then `1.300` and `1,300` are no numbers. */
export function createCellReader(mark: DecimalMark | null): CellReader {
  return {
    number: (cell) => readPlain(cell) ?? readNumber(cell, mark),
    count: (cell) => readPlain(cell) ?? readCount(cell, mark),
  };
}

/** Most cells by far are digits alone; null for any other one. */
const readPlain = (cell: string | undefined) =>
  cell !== undefined && /^\d{1,15}$/.test(cell) ? Number(cell) : null;

/**
 * A number of a cell, with or without a percent or currency sign. Null for an unknown value, and
 * undefined if it is not a number or ambiguous.
 */
export function readNumber(
  cell: string | undefined,
  mark: DecimalMark | null = 'point',
): number | null | undefined {
  const text = stripSigns(cell);
  if (unknownCells.has(text.toLowerCase())) return null;
  if (/^[-+]?\d+$/.test(text)) return Number(text);
  const seen = judgeMark(text);
  if (seen === 'none') return /^[-+]?\d+(\.\d*)?e[-+]?\d{1,3}$/i.test(text) ? Number(text) : undefined;
  // A mark that only fits the other notation is that one's: both are written in files that were pasted together.
  const decimal = seen === 'either' ? mark : seen;
  if (decimal === null) return undefined;
  return Number(decimal === 'point' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'));
}

function readCount(cell: string | undefined, mark: DecimalMark | null): number | null | undefined {
  const text = stripSigns(cell);
  // Three digits behind a single mark are thousands, or the mark is that of decimals and this is no count.
  if (judgeMark(text) === 'either') {
    const isThousands = mark === null || text.includes(mark === 'point' ? ',' : '.');
    return isThousands ? Number(text.replace(/[.,]/, '')) : undefined;
  }
  const number = readNumber(text, mark);
  return number === null || Number.isInteger(number) ? number : undefined;
}

/** The text of a number without its spaces and signs. */
export function stripSigns(cell: string | undefined): string {
  return (cell ?? '').replace(/[\s\u00a0\u202f'’]/g, '').replace(/[%％$€£¥]/g, '');
}

/**
 * Which decimal mark a number can only have: `1,234.5` and `0.105` a point, `1.234,5` and `0,105` a comma. `1.300` and
 * `1,300` can have either; a text that is no number with a mark has none.
 */
export function judgeMark(text: string): DecimalMark | 'either' | 'none' {
  const digits = text.replace(/^[-+]/, '');
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return 'either';
  if (/^(\d*\.\d*|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,})$/.test(digits) && /\d/.test(digits))
    return 'point';
  // In India, groups of two are before the last three: `1,23,456`.
  if (/^\d{1,2}(,\d\d)+,\d{3}(\.\d+)?$/.test(digits)) return 'point';
  if (/^(\d*,\d*|\d{1,3}(\.\d{3})+,\d+|\d{1,3}(\.\d{3}){2,})$/.test(digits) && /\d/.test(digits))
    return 'comma';
  return 'none';
}

/** Words for thousands and millions in the languages of Keyword Planner, and for the ten thousands of East Asia. */
const units: readonly [unit: RegExp, factor: number][] = [
  [/^(k|mil|tis|tys|tsd|тыс|тис|bin|b)$/, 1_000],
  [/^(m|mi|mio|mln|mn|млн|milhões|millones)$/, 1_000_000],
  [/^[万萬만]$/, 10_000],
];
const range =
  /^(\d{1,3}(?:[.,\s]000){1,2}|\d{1,9})\s?(\p{L}{0,8})\.?\s?[-–—~～]\s?(\d{1,3}(?:[.,\s]000){1,2}|\d{1,9})\s?(\p{L}{0,8})\.?$/u;

/** The buckets in which Keyword Planner tells volumes to accounts that spend little, by their lower ends. */
const bucketStarts = new Map([
  [10, 50],
  [100, 500],
  [1_000, 5_000],
  [10_000, 50_000],
  [100_000, 500_000],
  [1_000_000, 5_000_000],
]);

/** The number that Keyword Planner itself writes for a range such as `1K – 10K`; null for any other text. */
export function readVolumeRange(cell: string | undefined): number | null {
  const match = range.exec((cell ?? '').trim().toLowerCase());
  if (!match) return null;
  const [, from = '', unit = '', to = '', unitOfEnd = ''] = match;
  const start = withUnit(from, unit);
  // A range is from one power of ten to the next, which also tells `1 – 10 k` from `1 k – 10 k`.
  return withUnit(to, unitOfEnd) === start * 10 ? (bucketStarts.get(start) ?? null) : null;
}

function withUnit(digits: string, unit: string): number {
  const factor = unit === '' ? 1 : units.find(([pattern]) => pattern.test(unit))?.[1];
  return Number(digits.replace(/[.,\s]/g, '')) * (factor ?? Number.NaN);
}

export const bucketVolumes: ReadonlySet<number> = new Set([0, ...bucketStarts.values()]);
