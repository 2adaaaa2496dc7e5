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
  const [found] = findDays(name, order);
  return readDay(name) ?? (found?.text.length === name.trim().length ? found.day : null);
}

/** The day in a file name: `…_2025-10-02_…`, `…-12-May-2019_…`. */
export const readDayOfName = (fileName: string) =>
  readDay(fileName) ?? readDays(fileName.replace(/[-_]/g, ' ')).at(-1) ?? null;

/** How two numbers with strokes are read: `03/04/2026` is in April, in March, or either. */
export type DayOrder = 'day_first' | 'month_first' | 'unclear';

type Parts = readonly (string | undefined)[];

/** How days are written, and their year, month and day in what was found. */
const forms: readonly [RegExp, (parts: Parts, order: DayOrder) => (number | undefined)[] | null][] = [
  [/(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, ([, ...parts]) => parts.map(Number)],
  [/(20\d\d) ?[年년.] ?(\d{1,2}) ?[月월.] ?(\d{1,2}) ?[日일.]?/g, ([, ...parts]) => parts.map(Number)],
  [
    /(?<!\d)(\d{1,2})\.? (?:de )?(\p{L}{3,12})\.? (?:de )?(20\d\d)/gu,
    ([, day, month = '', year]) => [Number(year), monthOfName(month), Number(day)],
  ],
  [
    /(?<!\p{L})(\p{L}{3,12})\.? (\d{1,2}), (20\d\d)/gu,
    ([, month = '', day, year]) => [Number(year), monthOfName(month), Number(day)],
  ],
  [/(?<!\d)(\d{1,2})\.(\d{1,2})\.(20\d\d)/g, ([, day, month, year]) => [year, month, day].map(Number)],
  [
    /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{2}|20\d\d)(?!\d)/g,
    ([, ...parts], order) => readStrokes(parts.map(Number), order),
  ],
];

/** What reads as a day in a text; where two forms share characters, the first one. */
function findDays(text: string, order: DayOrder): { text: string; day: string | null }[] {
  const lower = text.slice(0, 200).toLowerCase().normalize('NFC');
  const found = forms
    .flatMap(([pattern, read]) =>
      [...lower.matchAll(pattern)].map((match) => ({ match, parts: read(match, order) })),
    )
    .sort((a, b) => a.match.index - b.match.index);
  let end = 0;
  return found.flatMap(({ match, parts }) => {
    if (match.index < end) return [];
    end = match.index + match[0].length;
    return [{ text: match[0], day: parts && toDay(parts) }];
  });
}

/**
 * The days in a text, in its order: `2025-01-31`, `31 Jan 2025`, `Jan 31, 2025`, `31.01.2025`,
 * `1/31/25`, `2025年1月31日`. A day whose order is unclear is left out.
 */
export function readDays(text: string, order: DayOrder = 'month_first'): string[] {
  return findDays(text, order).flatMap(({ day }) => day ?? []);
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

function toDay([year = 0, month = 0, day = 0]: readonly (number | undefined)[]): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}
