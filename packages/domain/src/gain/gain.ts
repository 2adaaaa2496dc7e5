import type { SerpFeature } from '../search-data/port.ts';
import { type DemandFacts, estimateDemand } from './demand.ts';
import { aimOf, easeOf, type GainVerb, moveFor, type Triple } from './moves.ts';
import type { Gain, GainTerm } from './schema.ts';
import { effectMonths, type SearchHistory, seasonFactor, yearTrend } from './season.ts';
import { publishedSiteCurve, type SiteCurve, siteClickRate } from './site-curve.ts';

/** What is known of one search. */
export interface GainFacts extends DemandFacts {
  /** The move; left out, the one that the keyword asks for, see `moveFor`. */
  verb?: GainVerb;
  /** The organic rank of the last check; null when there is none in the top 100. */
  rank: number | null;
  /** 0 (the easiest) to 100; null when unknown. */
  difficulty: number | null;
  serpFeatures: readonly SerpFeature[];
  history: SearchHistory | null;
  /** The months of Search Console's window, and the one in which the work is done, see `monthNumber`. */
  months: { counted: readonly number[]; now: number };
}

/** How a site's results are clicked. */
export interface SiteRates {
  curve: SiteCurve;
  /** Its window has days on which impressions were counted too high, so that its rates hold for impressions alone. */
  isInflated: boolean;
}

/** Published rates alone. */
export const publishedRates: SiteRates = { curve: publishedSiteCurve, isInflated: false };

/** The curve's own error, as the width of its logarithm: measured over sites, searches at places 4 to 20. */
const curveErrors: Record<SiteCurve['basis'], number> = { own: 0.24, site_factor: 0.29, published: 0.6 };
/** Fewer expected clicks behind a curve are too few to carry it over to searches that a tool has estimated. */
const leastTransferredClicks = 200;

/** A tool's volume is the mean of a year. */
const wholeYear = Array.from({ length: 12 }, (_, month) => month);

/** Share of the usual clicks that is left beside a feature of the results page. AI overviews lie between 0.42 and 0.85. */
const featureFactors: Partial<Record<SerpFeature, number>> = {
  ai_overview: 0.6,
  local_pack: 0.7,
  featured_snippet: 0.82,
};

/**
 * The extra visits a month to expect from one move on one search: demand × (click rate at the target − click rate now)
 * × how this query is clicked × season × the chance to get there. The range adds the errors of its parts as squares of
 * logarithms, since they do not fail together. Null where neither impressions nor a volume are known. The only place
 * that prices a keyword; docs/numbers.md has the terms.
 */
export function gain(facts: GainFacts, site: SiteRates = publishedRates): Gain | null {
  const isReadable = site.curve.basis !== 'published' || !site.isInflated;
  const demand = estimateDemand({ ...facts, count: isReadable ? facts.count : null });
  if (demand === null) return null;
  const isCounted = demand.basis === 'impressions';
  const curve = isCounted || canTransfer(site) ? site.curve : publishedSiteCurve;
  const count = isCounted ? facts.count : null;
  const position = count ? count.position : facts.rank;
  const now = siteClickRate(curve, position);
  const level = count ? levelOf(count, now, curve) : 1;
  const feature = isCounted ? 1 : featureFactor(facts.serpFeatures);
  const verb = facts.verb ?? moveFor(position);
  const season = seasonFactor(facts.history, {
    counted: isCounted ? facts.months.counted : wholeYear,
    effect: effectMonths(verb, facts.months.now),
  });
  const trend = isCounted ? 1 : yearTrend(facts.history);
  const known: GainTerm[] = [
    { name: 'searches', value: demand.mid, low: demand.low, high: demand.high },
    { name: 'position', value: position, low: null, high: null },
    { name: 'rate_now', value: now, low: null, high: null },
    { name: 'level', value: level, low: null, high: null },
    { name: 'feature', value: feature, low: null, high: null },
    { name: 'season', value: season, low: null, high: null },
    { name: 'trend', value: trend, low: null, high: null },
  ];
  const shared = { source: demand.basis, curve: curve.basis, verb, level: round(level, 3) };
  const aim = aimOf(verb, position, facts.difficulty);
  if (!aim) return { low: 0, mid: 0, high: 0, success: 0, chance: 0, target: null, ...shared, terms: known };
  const rates = mapRates(aim.target, curve);
  const success = Math.max(0, demand.mid * (rates.mid - now) * level * feature * season * trend);
  const mid = success * aim.chance.mid;
  const error = curveErrors[curve.basis];
  const width = (end: 'low' | 'high') =>
    Math.hypot(
      Math.log(demand.mid === 0 ? 1 : demand[end] / demand.mid),
      Math.log(rates[end] / rates.mid),
      Math.log(aim.chance[end] / aim.chance.mid),
      error,
    );
  return {
    low: round(mid * Math.exp(-width('low')), 1),
    mid: round(mid, 1),
    high: round(mid * Math.exp(width('high')), 1),
    success: round(success, 1),
    chance: round(aim.chance.mid, 3),
    target: round(aim.target.mid, 1),
    ...shared,
    terms: [
      ...known,
      { name: 'target', value: aim.target.mid, low: aim.target.low, high: aim.target.high },
      { name: 'rate_target', value: rates.mid, low: rates.low, high: rates.high },
      { name: 'ease', value: isEased(verb) ? easeOf(facts.difficulty) : 1, low: null, high: null },
      { name: 'chance', value: aim.chance.mid, low: aim.chance.low, high: aim.chance.high },
      { name: 'curve_error', value: error, low: null, high: null },
    ],
  };
}

/** A curve on inflated impressions, or on few clicks, must not meet searches that a tool has estimated. */
function canTransfer({ curve, isInflated }: SiteRates): boolean {
  return !isInflated && curve.expectedClicks >= leastTransferredClicks;
}

/** How this query is clicked against the curve: below 1 where the results page answers by itself. */
function levelOf(
  count: { clicks: number; impressions: number },
  rate: number,
  { spread }: SiteCurve,
): number {
  return (count.clicks + 1 / spread) / (count.impressions * rate + 1 / spread);
}

function featureFactor(features: readonly SerpFeature[]): number {
  return Math.min(1, ...features.map((feature) => featureFactors[feature] ?? 1));
}

function isEased(verb: GainVerb): boolean {
  return verb === 'write' || verb === 'update';
}

function mapRates({ low, mid, high }: Triple, curve: SiteCurve): Triple {
  const rate = (place: number) => siteClickRate(curve, place);
  return { low: rate(low), mid: rate(mid), high: rate(high) };
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits + 0;
}
