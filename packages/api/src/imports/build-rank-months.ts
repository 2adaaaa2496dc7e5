import { toCopyLine } from '@keydence/db';
import type { ImportedKeyword } from '@keydence/domain';

/** As in `ranking_months`: no check, and a check that did not find the site. */
const unchecked = 255;
const notRanked = 0;
const daysOfMonth = 31;

interface RankMonths {
  /**
   * Adds ranks of single days; of two ranks of one day, the better one counts. Skips future days.
   */
  add(id: number, history: ImportedKeyword['history']): void;
  /** Sets the rank of a day (`YYYY-MM-DD`), replacing added ones. */
  set(id: number, day: string, rank: number | null): void;
  /** One line per keyword and month: its number, the month's first day, one byte per day. */
  lines(): Iterable<string>;
}

export function createRankMonths(today: string): RankMonths {
  const months = new Map<string, { id: number; month: string; ranks: Uint8Array }>();
  const find = (id: number, day: string) => {
    const month = `${day.slice(0, 7)}-01`;
    const key = `${month} ${id}`;
    const known = months.get(key);
    if (known) return known.ranks;
    const ranks = new Uint8Array(daysOfMonth).fill(unchecked);
    months.set(key, { id, month, ranks });
    return ranks;
  };
  return {
    add(id, history) {
      for (const { day, rank } of history) {
        if (day > today) continue;
        const ranks = find(id, day);
        ranks[placeOf(day)] = better(ranks[placeOf(day)] ?? unchecked, rank ?? notRanked);
      }
    },
    set(id, day, rank) {
      find(id, day)[placeOf(day)] = rank ?? notRanked;
    },
    *lines() {
      for (const { id, month, ranks } of months.values()) {
        yield toCopyLine([id, month, `\\x${Buffer.from(ranks).toString('hex')}`]);
      }
    },
  };
}

const uncheckedHex = unchecked.toString(16);

/**
 * The line of a keyword and month with one known day (`YYYY-MM-DD`), in the form of
 * `createRankMonths`.
 */
export function writeRankDay(id: number, day: string, rank: number | null): string {
  const place = placeOf(day);
  const hex = (rank ?? notRanked).toString(16).padStart(2, '0');
  const ranks = uncheckedHex.repeat(place) + hex + uncheckedHex.repeat(daysOfMonth - 1 - place);
  return `${id}\t${day.slice(0, 7)}-01\t\\\\x${ranks}\n`;
}

const placeOf = (day: string) => Number(day.slice(8)) - 1;

function better(a: number, b: number): number {
  if (a === unchecked || b === unchecked) return Math.min(a, b);
  return a === notRanked || b === notRanked ? Math.max(a, b) : Math.min(a, b);
}
