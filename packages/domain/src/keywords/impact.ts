import type { SearchIntent, SerpFeature } from '../search-data/port.ts';
import { type ClickCurve, clickThroughRate, publishedCurve } from './click-through-rate.ts';
import { keywordEase } from './opportunity-score.ts';
import { featureFactor } from './traffic.ts';

export interface ImpactFacts {
  searchVolume: number | null;
  difficulty: number | null;
  rank: number | null;
  intent: SearchIntent | null;
  serpFeatures: readonly SerpFeature[];
}

/** The rank that good work can reach from here, and the share (0 to 1) of attempts assumed to get there. */
export function reachableRank(rank: number | null): { target: number; reach: number } {
  if (rank === null || rank > 100) return { target: 8, reach: 0.35 };
  if (rank <= 3) return { target: 1, reach: 0.35 };
  if (rank <= 10) return { target: 3, reach: 0.6 };
  if (rank <= 20) return { target: 5, reach: 0.5 };
  return rank <= 50 ? { target: 8, reach: 0.35 } : { target: 10, reach: 0.25 };
}

/**
 * Extra clicks a month to expect from working on a keyword, one decimal; null when its volume is unknown:
 * volume × max(0, rate(target) - rate(rank)) × reach × (0.25 + 0.75 × ease) × feature factor at the target.
 * Formula, target and reach are our own assumptions; the rates are the site's own where `curve` knows them.
 */
export function extraClicks(facts: ImpactFacts, curve: ClickCurve = publishedCurve): number | null {
  if (facts.searchVolume === null) return null;
  const { target, reach } = reachableRank(facts.rank);
  const gain = Math.max(0, clickThroughRate(target, curve) - clickThroughRate(facts.rank, curve));
  const likelihood = reach * (0.25 + 0.75 * keywordEase(facts.difficulty));
  const clicks = facts.searchVolume * gain * likelihood * featureFactor({ ...facts, rank: target });
  return Math.round(10 * clicks) / 10;
}

/** Impact Potential, 0 to 100, on a logarithmic scale where 1,000 extra clicks a month fill it. */
export function impactPotential(clicks: number): number {
  return Math.round(100 * Math.min(1, Math.log(1 + Math.max(0, clicks)) / Math.log(1001)));
}

interface Candidate {
  rankAbsolute: number | null;
  extraClicks: number;
  opportunityScore: number | null;
}

/** Whether a keyword may be a high-priority opportunity: one in the top three has little left to win. */
export function canBeHighPriority(rank: number | null): boolean {
  return rank === null || rank > 3;
}

/** Sort order of high-priority opportunities: most extra clicks first, then the higher opportunity score. */
export function compareOpportunities(a: Candidate, b: Candidate): number {
  return b.extraClicks - a.extraClicks || (b.opportunityScore ?? -1) - (a.opportunityScore ?? -1);
}
