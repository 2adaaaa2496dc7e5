import type { RankMonth, RankReading } from '../trends/rank-reading.ts';
import { isMoveOf, type KeywordCheck, pairChecks, placeOutsideTop100, shiftDay } from './rank-pair.ts';
import { type AlertCondition, type AlertMove, type AlertOutcome, maxAlertSample } from './schema.ts';

/** A keyword with the rank history of the evaluated days and `pairedWithinDays` before them. */
export interface WatchedKeyword {
  keywordId: string;
  keywordText: string;
  months: readonly RankMonth[];
}

export interface RuleWatch {
  /** `check` is the result of that day's check reader for the keyword. */
  add(keyword: Omit<WatchedKeyword, 'months'>, check: KeywordCheck): void;
  result(): AlertOutcome & { sample: AlertMove[] };
}

/** Counts the keywords that moved as the condition requires in the checks of one day (`YYYY-MM-DD`). */
export function watchDay(condition: AlertCondition, day: string): RuleWatch {
  const counts = { moved: 0, compared: 0, failed: 0, unknown: 0 };
  const sample: AlertMove[] = [];
  return {
    add({ keywordId, keywordText }, check) {
      if (check === 'failed' || check === 'unknown') {
        counts[check] += 1;
        return;
      }
      counts.compared += 1;
      if (!isMoveOf(condition, check)) return;
      counts.moved += 1;
      sample.push({ keywordId, keywordText, before: toRank(check.before), now: toRank(check.now) });
      if (sample.length > 2 * maxAlertSample) sample.sort(byDistance).splice(maxAlertSample);
    },
    result: () => ({ day, ...counts, sample: sample.sort(byDistance).slice(0, maxAlertSample) }),
  };
}

const toRank = (reading: RankReading) => (typeof reading === 'number' ? reading : null);

/** Largest change first. */
function byDistance(a: AlertMove, b: AlertMove): number {
  return distance(b) - distance(a) || (a.keywordText < b.keywordText ? -1 : 1);
}

const distance = ({ before, now }: AlertMove) =>
  Math.abs((before ?? placeOutsideTop100) - (now ?? placeOutsideTop100));

export interface RuleReplay {
  add(keyword: WatchedKeyword): void;
  result(): { keywords: number; checks: number; firings: { day: string; moved: number }[] };
}

interface ReplayedRule extends AlertCondition {
  minKeywords: number;
  quietDays: number;
}

/** Evaluates a rule against each day's checks since a day (`YYYY-MM-DD`, included). */
export function replayRule(rule: ReplayedRule, since: string): RuleReplay {
  let keywords = 0;
  const movedOn = new Map<string, number>();
  return {
    add({ months }) {
      keywords += 1;
      for (const pair of pairChecks(months)) {
        if (pair.day < since || pair.before === 'unknown') continue;
        movedOn.set(pair.day, (movedOn.get(pair.day) ?? 0) + (isMoveOf(rule, pair) ? 1 : 0));
      }
    },
    result() {
      const firings: { day: string; moved: number }[] = [];
      for (const [day, moved] of [...movedOn].sort()) {
        const lastFiredOn = firings.at(-1)?.day ?? null;
        if (moved < rule.minKeywords || isQuiet(rule, { lastFiredOn, day })) continue;
        firings.push({ day, moved });
      }
      return { keywords, checks: movedOn.size, firings: firings.reverse() };
    },
  };
}

/** True if a rule is silent about the checks of a day because it fired recently. Days are `YYYY-MM-DD`. */
export function isQuiet(
  rule: { quietDays: number },
  { lastFiredOn, day }: { lastFiredOn: string | null; day: string },
): boolean {
  return lastFiredOn !== null && day < silentUntil(rule, lastFiredOn);
}

/** The first day on which a rule may fire again. */
export function silentUntil({ quietDays }: { quietDays: number }, lastFiredOn: string): string {
  return shiftDay(lastFiredOn, Math.max(1, quietDays));
}
