import type { Gain } from '../gain/schema.ts';

/**
 * Impact Potential, 0 to 100: the expected gain on a logarithmic scale; 1,000 extra visits a month
 * give 100.
 */
export function impactPotential(visits: number): number {
  return Math.round(100 * Math.min(1, Math.log(1 + Math.max(0, visits)) / Math.log(1001)));
}

interface Candidate {
  gain: Pick<Gain, 'mid'>;
  opportunityScore: number | null;
}

/** True if a keyword may be a high-priority opportunity: one in the top three has little left to gain. */
export function canBeHighPriority(rank: number | null): boolean {
  return rank === null || rank > 3;
}

/** Sort order of high-priority opportunities: largest expected gain first, then higher opportunity score. */
export function compareOpportunities(a: Candidate, b: Candidate): number {
  return b.gain.mid - a.gain.mid || (b.opportunityScore ?? -1) - (a.opportunityScore ?? -1);
}
