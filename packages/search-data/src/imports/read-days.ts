import { monthOfName } from './read-months.ts';

/** The first valid day in a text, as `YYYY-MM-DD`, also where it is written `20250911`. */
export function readDay(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const match = /(?<!\d)(20\d\d)[-_/.]?(0[1-9]|1[0-2])[-_/.]?(0[1-9]|[12]\d|3[01])(?!\d)/.exec(text);
  if (!match) return null;
  const [, year, month, date] = match;
  // Day 0 of the next month is the last one of this.
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(date) <= days ? `${year}-${month}-${date}` : null;
}

/** The newest of the days with their year in front in some texts. */
export function readNewestDay(texts: readonly string[]): string | null {
  const days = texts.flatMap((text) => text.split(/[\s,;]+/).map(readDay));
  return days.reduce((newest, day) => ((day ?? '') > (newest ?? '') ? day : newest), null);
}

/** The day that a header names, and nothing else. */
export function readDayOfHeader(name: string, order: DayOrder): string | null {
  return (
    readDay(name) ?? (wholeDay.test(name.trim().toLowerCase()) ? (readDays(name, order)[0] ?? null) : null)
  );
}

/** The day in a file name: `…_2025-10-02_…`, `…-12-May-2019_…`. */
export const readDayOfName = (fileName: string) =>
  readDay(fileName) ?? readDays(fileName.replace(/[-_]/g, ' ')).at(-1) ?? null;

/** How two numbers with strokes are read: `03/04/2026` is in April, in March, or either. */
export type DayOrder = 'day_first' | 'month_first' | 'unclear';

const patterns = [
  /(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/,
  /(20\d\d) ?[年년.] ?(\d{1,2}) ?[月월.] ?(\d{1,2})/,
  /(\d{1,2})\.? (?:de )?(\p{L}{3,12})\.? (?:de )?(20\d\d)/u,
  /(\p{L}{3,12})\.? (\d{1,2}), (20\d\d)/u,
  /(\d{1,2})\.(\d{1,2})\.(20\d\d)/,
  /(\d{1,2})\/(\d{1,2})\/(\d{2}|20\d\d)(?!\d)/,
];
const anyPattern = patterns.map(({ source }) => source).join('|');
const anyDay = new RegExp(anyPattern, 'gu');
const wholeDay = new RegExp(`^(?:${anyPattern})$`, 'u');

/**
 * The days in a text, in its order: `2025-01-31`, `31 Jan 2025`, `Jan 31, 2025`, `31.01.2025`,
 * `1/31/25`, `2025年1月31日`. A day whose order is unclear is left out.
 */
export function readDays(text: string, order: DayOrder = 'month_first'): string[] {
  const days: string[] = [];
  for (const match of text.slice(0, 200).toLowerCase().normalize('NFC').matchAll(anyDay)) {
    const [, y1, m1, d1, y2, m2, d2, d3, n3 = '', y3, n4 = '', d4, y4, d5, m5, y5, first, second, y6] = match;
    const parts =
      (y1 && [y1, m1, d1]) ||
      (y2 && [y2, m2, d2]) ||
      (y3 && [y3, monthOfName(n3), d3]) ||
      (y4 && [y4, monthOfName(n4), d4]) ||
      (y5 && [y5, m5, d5]) ||
      (y6 && readStrokes([first, second, y6].map(Number), order));
    const day = parts ? toDay(parts.map(Number)) : null;
    if (day) days.push(day);
  }
  return days;
}

/** The days of a period such as `1/1/25 - 3/31/25`; none where their order is unclear. */
export function readPeriod(text: string): string[] {
  const order = findDayOrder(text.split(/[^\d/]+/));
  const days = readDays(text, order === 'unclear' ? 'month_first' : order);
  const isClear = order !== 'unclear' || readDays(text, 'day_first').join() === days.join();
  return isClear ? days : [];
}

function readStrokes([first = 0, second = 0, year = 0]: readonly number[], order: DayOrder): number[] | null {
  const full = year < 100 ? 2000 + year : year;
  const isDayFirst = first > 12 || (second <= 12 && order === 'day_first');
  if (first <= 12 && second <= 12 && first !== second && order === 'unclear') return null;
  return isDayFirst ? [full, second, first] : [full, first, second];
}

/** The order of days with strokes, as a cell shows that has a number above 12. */
export function findDayOrder(cells: readonly string[]): DayOrder {
  const pairs = cells.map((cell) => /^\s*(\d{1,2})\/(\d{1,2})\/\d/.exec(cell) ?? []);
  if (pairs.some(([, first]) => Number(first) > 12)) return 'day_first';
  return pairs.some(([, , second]) => Number(second) > 12) ? 'month_first' : 'unclear';
}

/** The order of the days of a series, which has no gaps: where no number is above 12, the one with the smaller ones. */
export function findOrderOfSeries(cells: readonly string[]): DayOrder {
  const order = findDayOrder(cells);
  if (order !== 'unclear') return order;
  return spanOf(cells, 'day_first') < spanOf(cells, 'month_first') ? 'day_first' : 'month_first';
}

function spanOf(cells: readonly string[], order: DayOrder): number {
  const times = cells.flatMap((cell) => readDays(cell, order)).map((day) => Date.parse(day));
  return Math.max(...times) - Math.min(...times);
}

function toDay([year = 0, month = 0, day = 0]: readonly number[]): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}
