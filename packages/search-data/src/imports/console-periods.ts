import type { PeriodStep } from '@keydence/domain';
import { cleanName } from './clean-name.ts';
import { readPeriod } from './read-days.ts';
import { dimensionOfWords } from './search-console-words.ts';

export interface ConsoleFilters {
  /** In the file's wording: `Date: Last 3 months`. */
  texts: readonly string[];
  /** The kind of search, in the language of the file; null when it names none. */
  searchType: string | null;
  selection: readonly string[];
  /** The first day of the period where the file names it, `YYYY-MM-DD`. */
  firstDay: string | null;
  /** The last day of the period where the file names it, `YYYY-MM-DD`. */
  lastDay: string | null;
  /** It has more filters than the kind of search and the period. */
  isFiltered: boolean;
}

const mostFilters = 20;

/** The filters of a table of two columns; null for any other table. */
export function readFilters(head: readonly string[][]): ConsoleFilters | null {
  const rows = head.filter((row) => row.some((cell) => cell.trim() !== ''));
  const [header, ...filters] = rows;
  if (!header || filters.length === 0 || filters.length > mostFilters) return null;
  if (!rows.every((row) => row.filter((cell) => cell.trim() !== '').length === 2)) return null;
  const named = filters.map(([name = '', value = '']) => ({
    name: cleanName(name),
    value: cleanName(value),
  }));
  const period = named.find(({ name }) => dimensionOfWords(name) === 'day');
  if (!period) return null;
  const [type] = named;
  const days = readPeriod(period.value);
  const describe = ({ name, value }: (typeof named)[number]) => `${name}: ${value}`;
  return {
    texts: named.map(describe),
    selection: named.filter((one) => one !== period).map(describe),
    firstDay: days.length > 1 ? (days[0] ?? null) : null,
    searchType: type && type !== period ? type.value : null,
    lastDay: days.at(-1) ?? null,
    isFiltered: named.some((one) => one !== period && one !== type),
  };
}

/** Numbers of months in the periods that Search Console offers; its other numbers are days. */
const monthCounts = new Set([3, 6, 12, 16]);

/**
 * Offset between the ends of two compared periods, from their column names: `Last 3 months Clicks`
 * and `Previous 3 months Clicks` in any language. Null if the names do not determine it.
 */
export function readPeriodStep(newer: string, earlier: string): PeriodStep | null {
  const ends = [newer, earlier].map((name) => readPeriod(name).at(-1));
  if (ends[0] && ends[1]) {
    const days = Math.round((Date.parse(ends[0]) - Date.parse(ends[1])) / 86_400_000);
    return days > 0 ? { months: 0, days } : null;
  }
  const [, count] = /(?<!\d)(\d{1,2})(?!\d)/.exec(newer) ?? [];
  const number = Number(count ?? 0);
  const isSame = (earlier.match(/\d+/g) ?? []).map(Number).includes(number);
  if (number === 0 || !/\p{L}{3}/u.test(newer)) return null;
  // Without the number, the earlier one is the same period of the year before.
  if (!isSame) return { months: 12, days: 0 };
  if (number === 24) return { months: 0, days: 1 };
  return monthCounts.has(number) ? { months: number, days: 0 } : { months: 0, days: number };
}
