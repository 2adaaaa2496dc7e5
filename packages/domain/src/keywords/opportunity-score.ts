import type { SearchIntent } from '../search-data/port.ts';

export interface OpportunityFacts {
  /** Searches a month. */
  searchVolume: number | null;
  /** 0 (easiest) to 100; null if unknown. */
  difficulty: number | null;
  /** Our organic rank; null if not in the top 100. */
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

/** Ease of a keyword, 0 to 1: 1 - difficulty/100; an unknown difficulty counts as the middle. */
export function keywordEase(difficulty: number | null): number {
  return difficulty === null ? 0.5 : 1 - difficulty / 100;
}

/**
 * Value of working on a keyword, 0 to 100; null if its volume is unknown. A geometric mean of
 * demand (0.25), ease (0.35), headroom of the rank (0.25), value of a visit (0.10) and trend
 * (0.05), each at least 0.01, so that the others cannot compensate for one bad factor. The formula
 * is our own, based on those of SEOmonitor, Dragon Metrics, Moz (Priority) and Botify (click
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

/** Remaining potential of a rank, 0 to 1: none at rank 1, most just below the top three. */
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

/** Minimum score of a keyword that counts as an opportunity. */
export const minOpportunityScore = 51;

/** True if a keyword counts as an opportunity on the dashboard: a score greater than 50. */
export function isKeywordOpportunity(score: number | null): boolean {
  return score !== null && score >= minOpportunityScore;
}
