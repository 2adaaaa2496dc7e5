import type { Gain } from '../gain/schema.ts';

/** Impact Potential, 0 to 100: the expected gain on a logarithmic scale where 1,000 extra visits a month fill it. */
export function impactPotential(visits: number): number {
  return Math.round(100 * Math.min(1, Math.log(1 + Math.max(0, visits)) / Math.log(1001)));
}

interface Candidate {
  gain: Pick<Gain, 'mid'>;
  opportunityScore: number | null;
}

/** Whether a keyword may be a high-priority opportunity: one in the top three has little left to win. */
export function canBeHighPriority(rank: number | null): boolean {
  return rank === null || rank > 3;
}

/** Sort order of high-priority opportunities: the largest expected gain first, then the higher opportunity score. */
export function compareOpportunities(a: Candidate, b: Candidate): number {
  return b.gain.mid - a.gain.mid || (b.opportunityScore ?? -1) - (a.opportunityScore ?? -1);
}
