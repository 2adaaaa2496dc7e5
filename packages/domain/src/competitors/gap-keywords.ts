import { type OpportunityFacts, opportunityScore } from '../keywords/opportunity-score.ts';

/** `missing`: we are not in the top 100; `weak`: we rank at least 20 places below the competitor. */
export type GapKind = 'missing' | 'weak';

/** Definition of a content gap, as the tooltip of every figure that counts them. */
export const contentGapHint =
  'Keywords with at least 10 searches a month for which a competitor ranks in the top 20, and you are not in the top 100 or at least 20 places below it. With more than ten competitors, the ten that overlap most.';

interface GapFacts {
  /** The best rank among several competitors: if any of them leaves a gap, that one does. */
  competitorRank: number | null;
  ourRank: number | null;
  searchVolume: number | null;
}

/** Limits of `gapKindOf`, for queries that count without reading each keyword. */
export const gapMaxCompetitorRank = 20;
export const gapMinSearchVolume = 10;
export const weakGapDistance = 20;
const highValueGapScore = 50;

/** Kind of gap: the competitor in the top 20, at least 10 searches a month, and our rank far behind. */
export function gapKindOf({ competitorRank, ourRank, searchVolume }: GapFacts): GapKind | null {
  if (competitorRank === null || competitorRank > gapMaxCompetitorRank) return null;
  if (searchVolume === null || searchVolume < gapMinSearchVolume) return null;
  if (ourRank === null || ourRank > 100) return 'missing';
  return ourRank - competitorRank >= weakGapDistance ? 'weak' : null;
}

/** True if a keyword is a content gap of either kind (see `gapKindOf`). */
export function isGapKeyword(facts: GapFacts): boolean {
  return gapKindOf(facts) !== null;
}

/** Value of closing a gap, 0 to 100: the opportunity score as if we did not rank; null without volume. */
export function gapScore(facts: Omit<OpportunityFacts, 'rank'>): number | null {
  return opportunityScore({ ...facts, rank: null });
}

/** True for a gap score of at least 50. */
export function isHighValueGap(score: number | null): boolean {
  return score !== null && score >= highValueGapScore;
}
