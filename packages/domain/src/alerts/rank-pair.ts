import { compareReadings, type RankMonth, type RankReading, readRank } from '../trends/rank-reading.ts';
import type { AlertCondition } from './schema.ts';

/** A rank older than so many days is too old to be what a new one is compared with. */
export const pairedWithinDays = 90;

/** The place that "not in the top 100" counts as when places are counted: the best that it could be. */
export const placeOutsideTop100 = 101;

/** Two checks of a keyword that both found something, one after the other. */
export interface RankPair {
  before: RankReading;
  now: RankReading;
}

export interface DatedPair extends RankPair {
  /** The day of the later check, `YYYY-MM-DD` in UTC. */
  day: string;
}

/**
 * Every check of a keyword that found something, oldest first, with what the one before it had found. Checks that failed
 * and days without a check are skipped, so neither is ever one half of a pair; the first check has nothing before it.
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

/** A pair, or why there is none: the check failed, or it was not tried, or nothing is known from before. */
export type KeywordCheck = RankPair | 'failed' | 'unknown';

/**
 * Reads from a keyword's history what the check of a day (`YYYY-MM-DD`) has found, with what the one before it had found.
 * The days are counted once, however many keywords are read.
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

/** A day so many days later; all in UTC as `YYYY-MM-DD`. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

/**
 * Whether a keyword moved as a condition says. What is not known on both sides never did. For distances and for the
 * edges of a "top", not being in the top 100 counts as place 101.
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
