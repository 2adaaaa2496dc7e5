import { curveErrors, type GainFacts, publishedRates, readGainParts, type SiteRates } from './gain-parts.ts';
import { easeOf, type GainVerb } from './moves.ts';
import type { Gain, GainTerm } from './schema.ts';
import { sumGains } from './sum-gains.ts';

/**
 * Expected extra visits a month from one move on one search: demand × (click rate at the target −
 * current click rate) × click level of this query × season × chance of success. The range adds the
 * errors of its parts as squares of logarithms, since they are independent. Null if neither
 * impressions nor a volume are known. The only function that prices a keyword; docs/numbers.md
 * defines the terms.
 */
export function gain(facts: GainFacts, site: SiteRates = publishedRates): Gain | null {
  const parts = readGainParts(facts, site);
  if (parts === null) return null;
  const { verb, demand, curve, aim, rates } = parts;
  const known: GainTerm[] = [
    { name: 'searches', value: demand.mid, low: demand.low, high: demand.high },
    { name: 'position', value: parts.position, low: null, high: null },
    { name: 'rate_now', value: parts.now, low: null, high: null },
    { name: 'level', value: parts.level, low: null, high: null },
    { name: 'feature', value: parts.feature, low: null, high: null },
    { name: 'season', value: parts.season, low: null, high: null },
    { name: 'trend', value: parts.trend, low: null, high: null },
  ];
  const level = Math.round(parts.level * 1_000) / 1_000;
  const shared = { source: demand.basis, curve: curve.basis, verb, level };
  if (!aim) return { low: 0, mid: 0, high: 0, success: 0, chance: 0, target: null, ...shared, terms: known };
  return {
    ...sumGains([parts]),
    target: Math.round(aim.target.mid * 10) / 10,
    ...shared,
    terms: [
      ...known,
      { name: 'target', value: aim.target.mid, low: aim.target.low, high: aim.target.high },
      { name: 'rate_target', value: rates.mid, low: rates.low, high: rates.high },
      { name: 'ease', value: isEased(verb) ? easeOf(facts.difficulty) : 1, low: null, high: null },
      { name: 'chance', value: aim.chance.mid, low: aim.chance.low, high: aim.chance.high },
      { name: 'curve_error', value: curveErrors[curve.basis], low: null, high: null },
    ],
  };
}

function isEased(verb: GainVerb): boolean {
  return verb === 'write' || verb === 'update';
}
