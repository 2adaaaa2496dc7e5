import { laterDay } from '../predictions/checkpoint-days.ts';

/** Maximum checks in a chart: six fortnights. */
export const shownChecks = 6;
/** Minimum days between checks of two fortnights, so a run may be two days early. */
const leastApart = 12;

/** A day on which ranks were checked. */
export interface CheckedDay {
  day: string;
  keywords: number;
}

/**
 * The newest day of each of the newest fortnights, oldest first. Skips fortnights without a check.
 */
export function pickChecks(days: readonly CheckedDay[]): string[] {
  const newestFirst = days.map(({ day }) => day).sort((a, b) => (a < b ? 1 : -1));
  const picked: string[] = [];
  for (let end = newestFirst[0]; end !== undefined && picked.length < shownChecks; ) {
    picked.unshift(end);
    const next = laterDay(end, -leastApart);
    end = newestFirst.find((day) => day <= next);
  }
  return picked;
}

/** Reads of a whole list behind one check; earlier ones change almost nothing. */
const mostReads = 3;
/** Days behind one check. Each is a column of a query, and a database takes a limited number of them. */
const mostDays = 200;

/**
 * The days whose ranks count at a check, newest first. A keyword has the rank of the newest of them
 * that read it, because files of Ahrefs and Semrush have a day for each row.
 *
 * @param keywords number of keywords among which the days were counted.
 */
export function daysBehind(check: string, days: readonly CheckedDay[], keywords: number): string[] {
  const known = days.filter(({ day }) => day <= check).sort((a, b) => (a.day < b.day ? 1 : -1));
  let reads = 0;
  return known
    .filter((one) => {
      const isNeeded = reads < mostReads * keywords;
      reads += one.keywords;
      return isNeeded;
    })
    .slice(0, mostDays)
    .map(({ day }) => day);
}

/** Share of the keywords of the newest check that an earlier one must know, so that the two compare. */
const leastKnown = 0.5;

/** The checks, oldest first, without those that know too few of the newest one's keywords. */
export function comparableChecks<Check extends { checked: number }>(checks: readonly Check[]): Check[] {
  const newest = checks.at(-1)?.checked ?? 0;
  return checks.filter(({ checked }) => checked >= leastKnown * newest);
}
