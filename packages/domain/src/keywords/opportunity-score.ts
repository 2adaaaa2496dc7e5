import type { SearchIntent } from '../search-data/port.ts';

export interface OpportunityFacts {
  /** Searches a month. */
  searchVolume: number | null;
  /** 0 (the easiest) to 100; null when unknown. */
  difficulty: number | null;
  /** Our rank among the organic results; null when not in the top 100. */
  rank: number | null;
  intent: SearchIntent | null;
  /** US dollars a click. */
  cpc: number | null;
  /** -100 to 100, see `momentumScore`. */
  momentum: number | null;
}

const intentValue: Record<SearchIntent, number> = {
  transactional: 1,
  commercial: 0.85,
  informational: 0.6,
  navigational: 0.25,
};
const unknownIntentValue = 0.6;

/** How easy a keyword is, 0 to 1: 1 - difficulty/100; unknown difficulty is taken as the middle. */
export function keywordEase(difficulty: number | null): number {
  return difficulty === null ? 0.5 : 1 - difficulty / 100;
}

/**
 * How much a keyword is worth working on, 0 to 100; null when its volume is unknown.
 * A geometric mean of demand (0.25), ease (0.35), headroom of the rank (0.25), value of a visit (0.10) and
 * trend (0.05), each at least 0.01, so that one bad factor cannot be bought back by the others.
 * The formula is our own; its ancestors are those of SEOmonitor, Dragon Metrics, Moz (Priority) and Botify (click
 * potential).
 */
export function opportunityScore(facts: OpportunityFacts): number | null {
  if (facts.searchVolume === null) return null;
  const demand = Math.min(1, Math.log(1 + facts.searchVolume) / Math.log(10_001));
  const trend = 0.5 + (facts.momentum ?? 0) / 200;
  return Math.round(
    100 *
      floored(demand) ** 0.25 *
      floored(keywordEase(facts.difficulty)) ** 0.35 *
      floored(headroom(facts.rank)) ** 0.25 *
      floored(visitValue(facts)) ** 0.1 *
      floored(trend) ** 0.05,
  );
}

/** What is left to win from a rank, 0 to 1: nothing at 1, most just below the top three. */
function headroom(rank: number | null): number {
  if (rank === null || rank > 100) return 0.55;
  if (rank <= 1) return 0;
  if (rank <= 3) return 0.35;
  if (rank <= 10) return 1;
  if (rank <= 20) return 0.85;
  return rank <= 50 ? 0.6 : 0.45;
}

function visitValue({ intent, cpc }: OpportunityFacts): number {
  const byIntent = intent === null ? unknownIntentValue : intentValue[intent];
  return 0.5 * byIntent + 0.5 * Math.min(1, Math.log(1 + (cpc ?? 0)) / Math.log(21));
}

function floored(factor: number): number {
  return Math.max(0.01, factor);
}

/** The least score of a keyword that counts as an opportunity. */
export const minOpportunityScore = 51;

/** Whether a keyword counts as an opportunity on the dashboard: a score greater than 50. */
export function isKeywordOpportunity(score: number | null): boolean {
  return score !== null && score >= minOpportunityScore;
}
