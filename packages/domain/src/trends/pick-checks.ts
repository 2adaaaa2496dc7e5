import { laterDay } from '../predictions/checkpoint-days.ts';

/** Maximum checks in a chart: six fortnights. */
export const shownChecks = 6;
const fortnight = 14;
/** Minimum days between checks of two fortnights, so a run may be two days early. */
const leastApart = 12;

/** A day on which ranks were checked. */
export interface CheckedDay {
  day: string;
  keywords: number;
}

/**
 * The day with the most checked keywords of each of the newest fortnights, oldest first. Skips
 * fortnights without a check.
 */
export function pickChecks(days: readonly CheckedDay[]): string[] {
  const newestFirst = [...days].sort((a, b) => (a.day < b.day ? 1 : -1));
  const picked: string[] = [];
  for (let end = newestFirst[0]?.day; end !== undefined && picked.length < shownChecks; ) {
    const start = laterDay(end, -fortnight);
    const within = newestFirst.filter(({ day }) => day <= (end ?? day) && day > start);
    const best = within.reduce((most, one) => (one.keywords > most.keywords ? one : most));
    picked.unshift(best.day);
    const next = laterDay(best.day, -leastApart);
    end = newestFirst.find(({ day }) => day <= next)?.day;
  }
  return picked;
}

/** Days for which a rank still counts if a later check did not read the keyword. */
export const rankKnownDays = 31;

/** For each check, the indices of the earlier checks whose ranks still count for it, newest first. */
export function carriedChecks(days: readonly string[]): number[][] {
  return days.map((day, index) =>
    days
      .map((earlier, before) => ({ earlier, before }))
      .filter(({ earlier, before }) => before < index && earlier >= laterDay(day, -rankKnownDays))
      .map(({ before }) => before)
      .reverse(),
  );
}
