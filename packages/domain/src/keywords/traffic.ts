import type { SearchIntent, SerpFeature } from '../search-data/port.ts';
import { clickThroughRate } from './click-through-rate.ts';

/**
 * Visits a month that a rank brings: round(volume × click-through rate), equal to DataForSEO's `etv`.
 * Unknown volume gives null; not ranking gives 0.
 */
export function estimateTraffic(searchVolume: number | null, rank: number | null): number | null {
  return searchVolume === null ? null : Math.round(searchVolume * clickThroughRate(rank));
}

interface ResultPage {
  /** The organic rank for which clicks are counted. */
  rank: number | null;
  intent: SearchIntent | null;
  serpFeatures: readonly SerpFeature[];
  hasPaidResults?: boolean;
}

/**
 * Share (0.4 to 1) of the usual clicks that other elements of the result page leave to the organic results:
 * the smallest factor that applies. AI overview on informational searches 0.42 at rank 1, rising linearly to
 * 0.81 at rank 10 (Ahrefs, 2025-12), otherwise 0.85 (Amsive, 2025); ads 0.66 and a featured snippet that is
 * not ours 0.82 (Sistrix, 2020). At rank 1 the snippet counts as ours.
 */
export function featureFactor({ rank, intent, serpFeatures, hasPaidResults = false }: ResultPage): number {
  const factors = [1];
  if (serpFeatures.includes('ai_overview')) {
    const depth = (Math.min(Math.max(rank ?? 10, 1), 10) - 1) / 9;
    factors.push(intent === 'informational' ? 0.42 + depth * (0.81 - 0.42) : 0.85);
  }
  if (hasPaidResults) factors.push(0.66);
  if (serpFeatures.includes('featured_snippet') && rank !== 1) factors.push(0.82);
  return Math.max(0.4, Math.min(...factors));
}

/** Visits a month as `estimateTraffic`, less what AI overviews, ads and snippets take (see `featureFactor`). */
export function estimateAdjustedTraffic(searchVolume: number | null, page: ResultPage): number | null {
  if (searchVolume === null) return null;
  return Math.round(searchVolume * clickThroughRate(page.rank) * featureFactor(page));
}

interface RankedVolume {
  searchVolume: number | null;
  rank: number | null;
}

/**
 * Share of search, 0 to 1: sum(volume × rate(rank)) / sum(volume). Null when no volume is known.
 * 1 is out of reach: rank 1 everywhere gives 0.304. For a share of the reachable clicks use `visibility`.
 */
export function shareOfSearch(keywords: readonly RankedVolume[]): number | null {
  const searches = sumBy(keywords, ({ searchVolume }) => searchVolume ?? 0);
  return searches === 0 ? null : sumBy(keywords, clicksOf) / searches;
}

/** Clicks won against rank 1 everywhere, 0 to 1: sum(volume × rate(rank)) / sum(volume × rate(1)). Null without volume. */
export function visibility(keywords: readonly RankedVolume[]): number | null {
  const share = shareOfSearch(keywords);
  return share === null ? null : share / clickThroughRate(1);
}

/**
 * Share of voice, 0 to 1: our visits / (ours + those of the tracked competitors) on the same keywords
 * (Authoritas, "share of visibility"). Null when nobody has visits.
 */
export function shareOfVoice(ourTraffic: number, competitorTraffic: readonly number[]): number | null {
  const total = ourTraffic + sumBy(competitorTraffic, (traffic) => traffic);
  return total === 0 ? null : ourTraffic / total;
}

function clicksOf({ searchVolume, rank }: RankedVolume): number {
  return (searchVolume ?? 0) * clickThroughRate(rank);
}

function sumBy<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((sum, item) => sum + measure(item), 0);
}
