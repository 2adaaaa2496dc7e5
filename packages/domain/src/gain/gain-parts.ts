import type { SerpFeature } from '../search-data/port.ts';
import { clickThroughRate } from './click-through-rate.ts';
import { type Demand, type DemandFacts, estimateDemand } from './demand.ts';
import { aimOf, type GainVerb, type MoveAim, moveFor, type Triple } from './moves.ts';
import { effectMonths, type SearchHistory, seasonFactor, yearTrend } from './season.ts';
import { publishedSiteCurve, type SiteCurve, siteClickRate } from './site-curve.ts';

/** Known facts about one search. */
export interface GainFacts extends DemandFacts {
  /** The move; by default the one that fits the keyword, see `moveFor`. */
  verb?: GainVerb;
  /** Organic rank of the last check; null if not in the top 100. */
  rank: number | null;
  /** 0 (easiest) to 100; null if unknown. */
  difficulty: number | null;
  serpFeatures: readonly SerpFeature[];
  history: SearchHistory | null;
  /** The months of Search Console's window, and the month of the work, see `monthNumber`. */
  months: { counted: readonly number[]; now: number };
}

/** Click rates of a site's results. */
export interface SiteRates {
  curve: SiteCurve;
  /**
   * True if impressions were overcounted on some days of the window; then its rates apply to
   * impressions only.
   */
  isInflated: boolean;
}

/** Rates without data of the site. */
export const publishedRates: SiteRates = { curve: publishedSiteCurve, isInflated: false };

/** The factors of one search's gain, not rounded. */
export interface GainParts {
  verb: GainVerb;
  demand: Demand;
  curve: SiteCurve;
  /** Null if the site has none. */
  position: number | null;
  /** The click rate at the position, 0 to 1. */
  now: number;
  /** Clicks of this query relative to the curve; 1 without counts. A better position keeps it. */
  level: number;
  feature: number;
  season: number;
  trend: number;
  /** Null if the move can gain nothing. */
  aim: MoveAim | null;
  /** Click rates at the targets of the aim, within the limit for this query's level. */
  rates: Triple;
  /** Extra visits a month if the target is reached. */
  success: number;
}

/** The curve's own error, as the width of its logarithm: measured over sites, searches at places 4 to 20. */
export const curveErrors: Record<SiteCurve['basis'], number> = {
  own: 0.24,
  site_factor: 0.29,
  published: 0.6,
};
/** Minimum expected clicks behind a curve to transfer it to searches with an estimated volume. */
const leastTransferredClicks = 200;

/**
 * Maximum click rates of a query at the target, as multiples of the usual ones at the first place and at the target. An
 * average position far down with many clicks mixes several places: raised by them, the curve would exceed every search
 * at the target. Searches for a site's products at places 4 to 6 were clicked up to 1.7 times as often as published.
 * Clicks of today are not limited.
 */
const mostOfFirst = 1.25;
const mostOfTarget = 2;

/** A tool's volume is the mean of a year. */
const wholeYear = Array.from({ length: 12 }, (_, month) => month);

/**
 * Share of the usual clicks that remains beside a feature of the results page. AI overviews range
 * from 0.42 to 0.85.
 */
const featureFactors: Partial<Record<SerpFeature, number>> = {
  ai_overview: 0.6,
  local_pack: 0.7,
  featured_snippet: 0.82,
};

/** The factors of `gain` for one search. Null if neither impressions nor a volume are known. */
export function readGainParts(facts: GainFacts, site: SiteRates = publishedRates): GainParts | null {
  const demand = estimateDemand({ ...facts, count: areCountsReadable(site) ? facts.count : null });
  if (demand === null) return null;
  const isCounted = demand.basis === 'impressions';
  const curve = isCounted || canTransfer(site) ? site.curve : publishedSiteCurve;
  const count = isCounted ? facts.count : null;
  const position = count ? count.position : facts.rank;
  const now = siteClickRate(curve, position);
  const feature = isCounted ? 1 : featureFactor(facts.serpFeatures);
  const verb = facts.verb ?? moveFor(position);
  const season = seasonFactor(facts.history, {
    counted: isCounted ? facts.months.counted : wholeYear,
    effect: effectMonths(verb, facts.months.now),
  });
  const trend = isCounted ? 1 : yearTrend(facts.history);
  const aim = aimOf(verb, position, facts.difficulty);
  const level = count ? levelOf(count, now, curve) : 1;
  const rates = aim ? mapRates(aim.target, curve, level) : { low: now, mid: now, high: now };
  const success = Math.max(0, demand.mid * (rates.mid - now) * level * feature * season * trend);
  return { verb, demand, curve, position, now, level, feature, season, trend, aim, rates, success };
}

/** Inflated impressions have meaning only with the site's own clicks. */
export function areCountsReadable({ curve, isInflated }: SiteRates): boolean {
  return curve.basis !== 'published' || !isInflated;
}

/** A curve based on inflated impressions or few clicks must not apply to estimated searches. */
function canTransfer({ curve, isInflated }: SiteRates): boolean {
  return !isInflated && curve.expectedClicks >= leastTransferredClicks;
}

/** Click level of this query relative to the curve: below 1 if the results page itself answers it. */
function levelOf(
  count: { clicks: number; impressions: number },
  rate: number,
  { spread }: SiteCurve,
): number {
  return (count.clicks + 1 / spread) / (count.impressions * rate + 1 / spread);
}

/** True if a feature of the results page is known to reduce clicks on the results. */
export function takesClicks(features: readonly SerpFeature[]): boolean {
  return featureFactor(features) < 1;
}

function featureFactor(features: readonly SerpFeature[]): number {
  return Math.min(1, ...features.map((feature) => featureFactors[feature] ?? 1));
}

function mapRates({ low, mid, high }: Triple, curve: SiteCurve, level: number): Triple {
  const usualAt = (place: number) => Math.max(siteClickRate(curve, place), clickThroughRate(place));
  const mostAt = (place: number) =>
    Math.min(1, mostOfFirst * usualAt(1), mostOfTarget * usualAt(place)) / level;
  const rate = (place: number) => Math.min(mostAt(place), siteClickRate(curve, place));
  return { low: rate(low), mid: rate(mid), high: rate(high) };
}
