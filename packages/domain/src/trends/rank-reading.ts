import type { RankChange } from './schema.ts';

/** A rank of 1 to 100, none among these, or unknown. */
export type RankReading = number | 'not_ranked' | 'unknown';

/** A month of a keyword's checks, one byte a day (see the table `ranking_months`). */
export interface RankMonth {
  /** `YYYY-MM`. */
  month: string;
  /** 255 not checked, 254 check failed, 0 not ranked, 1 to 100 the rank, else not among the first (byte - 100). */
  ranks: Uint8Array;
}

/**
 * The last rank found by a check after one day and up to another (`YYYY-MM-DD`, both in UTC).
 * Ignores days without a check, failed checks, and checks of fewer than 100 results that did not
 * find the site: none of them means "not ranked".
 */
export function readRank(
  months: readonly RankMonth[],
  { after, until }: { after: string | null; until: string },
): RankReading {
  const newestFirst = [...months].sort((a, b) => (a.month < b.month ? 1 : -1));
  for (const { month, ranks } of newestFirst) {
    for (let index = ranks.length - 1; index >= 0; index -= 1) {
      const byte = ranks[index] ?? 255;
      if (byte > 100) continue;
      const day = `${month}-${String(index + 1).padStart(2, '0')}`;
      if (day > until) continue;
      if (after !== null && day <= after) return 'unknown';
      return byte === 0 ? 'not_ranked' : byte;
    }
  }
  return 'unknown';
}

/**
 * Change of a keyword between two readings. Without a measurement on both sides it is not a rise,
 * fall, gain or loss.
 */
export function compareReadings(before: RankReading, now: RankReading): RankChange {
  if (now === 'unknown') return 'unknown';
  if (before === 'unknown') return 'first_seen';
  if (before === now) return 'unchanged';
  if (before === 'not_ranked') return 'gained';
  if (now === 'not_ranked') return 'lost';
  return now < before ? 'up' : 'down';
}
