import { z } from 'zod';
import type { GainRange } from '../gain/schema.ts';
import { isAboutSite } from '../keywords/relevance.ts';
import type { RelevanceClass } from '../keywords/relevance-schema.ts';
import { pickBest, splitGroups } from './pick-pages.ts';
import { groupByResultPage, type RankedPages } from './result-pages.ts';
import type { ContentStatus } from './status.ts';

export interface PlanCandidate extends RankedPages {
  /**
   * Extra visits a month; null if neither impressions nor a volume are known, or the search names
   * the site.
   */
  gain: GainRange | null;
  /** 0 (easiest) to 100; null if unknown. */
  difficulty: number | null;
  /** Our organic rank; null if not in the top 100. */
  rank: number | null;
  /** Null if unknown. */
  relevanceClass: RelevanceClass | null;
  /** Its column if it is on the board. */
  status: ContentStatus | null;
}

export interface PlanOptions {
  /** Pages that can be completed in two weeks. */
  pages: number;
  /** Keywords that must be included; at most as many as pages. */
  pinned: readonly string[];
  excluded: readonly string[];
  /** Excludes keywords that are not about the site. */
  relevantOnly: boolean;
  /** The hardest difficulty that the site can win now; null if too little is known about the site. */
  reachableDifficulty: number | null;
}

export const planReasonCode = z.enum([
  'excluded',
  'not_relevant',
  'fewer_visits',
  'too_much_work',
  'same_topic',
  'same_results_page',
  'too_hard',
  'in_progress',
  'nothing_to_win',
  'unknown_volume',
]);
export type PlanReasonCode = z.infer<typeof planReasonCode>;

export type PlanReason =
  | { code: 'in_progress' }
  | { code: 'excluded' }
  | { code: 'not_relevant' }
  | { code: 'unknown_volume' }
  | { code: 'nothing_to_win' }
  | { code: 'too_hard'; difficulty: number; reachable: number }
  | { code: 'same_topic'; keywordText: string }
  | { code: 'same_results_page'; keywordText: string }
  | { code: 'fewer_visits' }
  | { code: 'too_much_work' };

export interface PlannedPage {
  keywordText: string;
  /** Extra visits a month; null for a pinned keyword with unknown gain. */
  gain: GainRange | null;
  difficulty: number | null;
  effort: number;
  /** 1 to 14: the due day within the two weeks. */
  beat: number;
}

export interface TwoWeekPlan {
  planned: PlannedPage[];
  leftOut: { keywordText: string; gain: GainRange | null; reason: PlanReason }[];
}

/** Days of the plan. */
export const planDays = 14;
/** Effort of a new page; an extension takes one point, a difficult page three. */
const usualEffort = 2;
const extendedRank = 20;
const hardDifficulty = 60;

/**
 * The pages of the next two weeks with the largest total gain: the exact best set of at most
 * `pages` keywords, one for each topic and results page, within two points of effort a page. The
 * gain is the expected one of `gain`. A pinned keyword is always included, and occupies its results
 * page.
 */
export function planTwoWeeks(candidates: readonly PlanCandidate[], wish: PlanOptions): TwoWeekPlan {
  const groups = groupByResultPage(candidates);
  const items = candidates.map((candidate, index) => ({
    candidate,
    group: groups[index] ?? index,
    gain: candidate.gain?.mid ?? 0,
    effort: effortOf(candidate),
  }));
  const picked = pickItems(items, wish);
  const leftOut = items.filter((item) => !picked.includes(item)).sort(byGain);
  return {
    planned: picked.map(({ candidate, effort }, index) => ({
      keywordText: candidate.keywordText,
      gain: candidate.gain,
      difficulty: candidate.difficulty,
      effort,
      beat: Math.ceil(((index + 1) * planDays) / picked.length),
    })),
    leftOut: leftOut.map((item) => ({
      keywordText: item.candidate.keywordText,
      gain: item.candidate.gain,
      reason: refuse(item.candidate, wish) ?? compare(item, { picked, items }),
    })),
  };
}

interface Item {
  candidate: PlanCandidate;
  group: number;
  gain: number;
  effort: number;
}

/** The pinned pages and the best others, quick wins first. */
function pickItems(items: readonly Item[], wish: PlanOptions): Item[] {
  const pinned = onePerGroup(items.filter(({ candidate }) => wish.pinned.includes(candidate.keywordText)));
  const started = items.filter(({ candidate }) => isInProgress(candidate));
  const taken = new Set([...pinned, ...started].map(({ group }) => group));
  const free = items.filter(({ candidate, group }) => !taken.has(group) && refuse(candidate, wish) === null);
  const room = {
    count: Math.max(0, wish.pages - pinned.length),
    effort: Math.max(0, usualEffort * wish.pages - pinned.reduce((sum, { effort }) => sum + effort, 0)),
  };
  return [...pinned, ...pickBest(free, room)].sort(
    (a, b) => b.gain / b.effort - a.gain / a.effort || byText(a, b),
  );
}

/** Reason why a candidate lost against the selected ones. */
function compare(
  { candidate, group, gain }: Item,
  { picked, items }: { picked: readonly Item[]; items: readonly Item[] },
): PlanReason {
  const holder =
    picked.find((item) => item.group === group) ??
    items.find((item) => item.group === group && isInProgress(item.candidate));
  if (holder) {
    const isTopic = candidate.topicId !== null && holder.candidate.topicId === candidate.topicId;
    return {
      code: isTopic ? 'same_topic' : 'same_results_page',
      keywordText: holder.candidate.keywordText,
    };
  }
  const lowest = Math.min(...picked.map((item) => item.gain));
  return gain > lowest ? { code: 'too_much_work' } : { code: 'fewer_visits' };
}

function effortOf({ rank, difficulty }: PlanCandidate): number {
  if (rank !== null && rank <= extendedRank) return 1;
  return (difficulty ?? 0) > hardDifficulty ? usualEffort + 1 : usualEffort;
}

/** Reason why a keyword is not a candidate; null if it is one. */
function refuse(
  candidate: PlanCandidate,
  { excluded, relevantOnly, reachableDifficulty }: PlanOptions,
): PlanReason | null {
  const { difficulty, rank } = candidate;
  if (isInProgress(candidate)) return { code: 'in_progress' };
  if (excluded.includes(candidate.keywordText)) return { code: 'excluded' };
  if (relevantOnly && !isAboutSite(candidate.relevanceClass)) return { code: 'not_relevant' };
  const isNear = rank !== null && rank <= extendedRank;
  if (reachableDifficulty !== null && difficulty !== null && difficulty > reachableDifficulty && !isNear) {
    return { code: 'too_hard', difficulty, reachable: reachableDifficulty };
  }
  if (candidate.gain === null) return { code: 'unknown_volume' };
  return candidate.gain.mid > 0 ? null : { code: 'nothing_to_win' };
}

function isInProgress({ status }: PlanCandidate): boolean {
  return status !== null && status !== 'research';
}

function onePerGroup(items: readonly Item[]): Item[] {
  return splitGroups(items).map((members) =>
    members.reduce((best, item) => (item.gain > best.gain ? item : best)),
  );
}

function byGain(a: Item, b: Item): number {
  return b.gain - a.gain || byText(a, b);
}

function byText({ candidate: a }: Item, { candidate: b }: Item): number {
  return a.keywordText < b.keywordText ? -1 : 1;
}
