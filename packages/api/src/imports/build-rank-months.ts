import { toCopyLine } from '@keydence/db';
import type { ImportedKeyword } from '@keydence/domain';

/** As in `ranking_months`: no check, and a check that did not find the site. */
const unchecked = 255;
const notRanked = 0;
const daysOfMonth = 31;

interface RankMonths {
  add(keyword: ImportedKeyword): void;
  /** A line a keyword and month: its text, the month's first day, a byte a day. */
  lines(): Iterable<string>;
}

/** Collects the ranks that an export tells of single days beside its newest one. Of two of one day, the better counts. */
export function createRankMonths(today: string): RankMonths {
  const months = new Map<string, { text: string; month: string; ranks: Uint8Array }>();
  return {
    add({ keywordText: text, history }) {
      for (const { day, rank } of history) {
        if (day > today) continue;
        const month = `${day.slice(0, 7)}-01`;
        const known = months.get(`${month} ${text}`);
        const one = known ?? { text, month, ranks: new Uint8Array(daysOfMonth).fill(unchecked) };
        if (!known) months.set(`${month} ${text}`, one);
        const place = Number(day.slice(8)) - 1;
        one.ranks[place] = better(one.ranks[place] ?? unchecked, rank ?? notRanked);
      }
    },
    *lines() {
      for (const { text, month, ranks } of months.values()) {
        yield toCopyLine([text, month, `\\x${Buffer.from(ranks).toString('hex')}`]);
      }
    },
  };
}

function better(a: number, b: number): number {
  if (a === unchecked || b === unchecked) return Math.min(a, b);
  return a === notRanked || b === notRanked ? Math.max(a, b) : Math.min(a, b);
}
