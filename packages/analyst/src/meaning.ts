import type { ProvenClaim } from './facts/claim.ts';

const firstPage = 10;

/** True for a claim in favor of the site. */
export function isStrength(claim: ProvenClaim): boolean {
  const { subject, measure } = claim;
  if (subject.competitor !== null || measure === null) return false;
  const value = subject.values[measure] ?? 0;
  if (measure === 'position') return value <= firstPage;
  return value > 0 && good.has(measure);
}

/** True for a claim against the site. */
export function isWeakness(claim: ProvenClaim): boolean {
  const { subject, measure } = claim;
  if (measure === null) return false;
  if (subject.kind === 'competitor') return measure === 'gaps' && (subject.values.gaps ?? 0) > 0;
  if (subject.competitor !== null) return false;
  const value = subject.values[measure] ?? 0;
  if (measure === 'position') return value > firstPage;
  return value > 0 && bad.has(measure);
}

/** True for a claim of a gap: a keyword without a rank, or one of a competitor that the site lacks. */
export function isGap(claim: ProvenClaim): boolean {
  const { subject, measure } = claim;
  return subject.competitor !== null
    ? measure === 'gaps' || (subject.isGap === true && measure === 'position')
    : measure === 'unranked';
}

const good = new Set<string>(['top3', 'top10', 'positions4to10', 'newRanks', 'risenRanks', 'rising']);
const bad = new Set<string>([
  'unranked',
  'positions21to50',
  'beyond50',
  'fallenRanks',
  'lostRanks',
  'falling',
]);
