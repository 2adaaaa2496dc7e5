import { compareReadings, type RankMonth, type RankReading, readRank } from '../trends/rank-reading.ts';
import type { AlertCondition } from './schema.ts';

/** Maximum age in days of an earlier rank to compare a new one with. */
export const pairedWithinDays = 90;

/** Place that "not in the top 100" counts as in differences: the best one possible. */
export const placeOutsideTop100 = 101;

/** Two consecutive successful checks of a keyword. */
export interface RankPair {
  before: RankReading;
  now: RankReading;
}

export interface DatedPair extends RankPair {
  /** Day of the later check, `YYYY-MM-DD` in UTC. */
  day: string;
}

/**
 * Each successful check of a keyword, oldest first, with the result of the previous one. Skips
 * failed checks and days without a check, so neither is ever half of a pair; the first check has no
 * previous one.
 */
export function pairChecks(months: readonly RankMonth[]): DatedPair[] {
  const pairs: DatedPair[] = [];
  let last: { reading: RankReading; day: string } | null = null;
  for (const { month, ranks } of [...months].sort((a, b) => (a.month < b.month ? -1 : 1))) {
    for (const [index, byte] of ranks.entries()) {
      if (byte > 100) continue;
      const day = `${month}-${String(index + 1).padStart(2, '0')}`;
      const now: RankReading = byte === 0 ? 'not_ranked' : byte;
      const isComparable = last !== null && last.day >= shiftDay(day, -pairedWithinDays);
      pairs.push({ day, now, before: isComparable && last ? last.reading : 'unknown' });
      last = { reading: now, day };
    }
  }
  return pairs;
}

/**
 * A pair, or the reason for its absence: the check failed, or there was none, or no earlier result
 * exists.
 */
export type KeywordCheck = RankPair | 'failed' | 'unknown';

/**
 * Reads the check of a day (`YYYY-MM-DD`) from a keyword's history, with the previous result.
 * Counts the days once, for any number of keywords.
 */
export function createCheckReader(day: string): (months: readonly RankMonth[]) => KeywordCheck {
  const dayBefore = shiftDay(day, -1);
  const earliest = shiftDay(dayBefore, -pairedWithinDays);
  return (months) => {
    const now = readRank(months, { after: dayBefore, until: day });
    if (now === 'unknown') return isCheckFailed(months, day) ? 'failed' : 'unknown';
    const before = readRank(months, { after: earliest, until: dayBefore });
    return before === 'unknown' ? 'unknown' : { before, now };
  };
}

function isCheckFailed(months: readonly RankMonth[], day: string): boolean {
  const ranks = months.find(({ month }) => month === day.slice(0, 7))?.ranks;
  return ranks?.[Number(day.slice(8)) - 1] === failedCheck;
}

const failedCheck = 254;

/** Shifts a `YYYY-MM-DD` day in UTC by a number of days. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

/**
 * True if a keyword moved as the condition requires; false if either rank is unknown. For distances
 * and for the limits of a "top", not being in the top 100 counts as place 101.
 */
export function isMoveOf({ kind, places }: AlertCondition, { before, now }: RankPair): boolean {
  if (before === 'unknown' || now === 'unknown') return false;
  const [from, to] = [toPlace(before), toPlace(now)];
  const wanted = places ?? 1;
  switch (kind) {
    case 'dropped':
      return to - from >= wanted;
    case 'risen':
      return from - to >= wanted;
    case 'left_top':
      return from <= wanted && to > wanted;
    case 'entered_top':
      return from > wanted && to <= wanted;
    case 'lost':
      return compareReadings(before, now) === 'lost';
  }
}

const toPlace = (reading: number | 'not_ranked') => (reading === 'not_ranked' ? placeOutsideTop100 : reading);
