import type { competitorStrategies } from '../competitors/schema.ts';
import { estimateTraffic } from '../keywords/traffic.ts';
import type { SearchIntent } from '../search-data/port.ts';
import type { CompetitorFacts } from './facts.ts';

export type PrimaryStrategy = (typeof competitorStrategies)[number];
export type CompetitorKeyword = CompetitorFacts['topKeywords'][number];

type StrategyFacts = Pick<CompetitorFacts, 'topKeywords' | 'paidKeywordsCount' | 'organicKeywordsCount'>;

const comparisonPattern =
  /(^|\s)(vs\.?|versus|alternatives?|alternativen|best|beste[rsn]?|vergleich|meilleure?s?|mejor(es)?)(\s|$)/iu;

/** True for a comparison keyword: "vs", "alternative", "best" and similar words. */
export function isComparisonKeyword({ keyword }: Pick<CompetitorKeyword, 'keyword'>): boolean {
  return comparisonPattern.test(keyword);
}

/**
 * A competitor's main strategy, from the shares of its top keywords, first match: comparison_pages
 * from 25 % comparisons, informational_hub from 50 % informational, commercial_intent from 50 %
 * commercial or transactional, brand_navigation from 50 % navigational, paid_focus if paid keywords
 * exceed 30 % of the organic ones, local_seo from 25 % with a local pack, else mixed. Without
 * keywords or paid keywords: other.
 */
export function primaryStrategyOf({
  topKeywords,
  paidKeywordsCount,
  organicKeywordsCount,
}: StrategyFacts): PrimaryStrategy {
  const isPaidFocus = (paidKeywordsCount ?? 0) > 0.3 * organicKeywordsCount;
  if (topKeywords.length === 0) return isPaidFocus ? 'paid_focus' : 'other';
  const share = (strategy: PrimaryStrategy) =>
    topKeywords.filter((keyword) => isSignal(strategy, keyword)).length / topKeywords.length;
  if (share('comparison_pages') >= 0.25) return 'comparison_pages';
  if (share('informational_hub') >= 0.5) return 'informational_hub';
  if (share('commercial_intent') >= 0.5) return 'commercial_intent';
  if (share('brand_navigation') >= 0.5) return 'brand_navigation';
  if (isPaidFocus) return 'paid_focus';
  return share('local_seo') >= 0.25 ? 'local_seo' : 'mixed';
}

/** The keywords that show a strategy; all of them for one without a pattern. Most visits first. */
export function signalsFor(
  strategy: PrimaryStrategy,
  keywords: readonly CompetitorKeyword[],
): CompetitorKeyword[] {
  return keywords.filter((keyword) => isSignal(strategy, keyword)).sort((a, b) => visitsOf(b) - visitsOf(a));
}

function visitsOf({ searchVolume, rankGroup }: CompetitorKeyword): number {
  return estimateTraffic(searchVolume, rankGroup) ?? 0;
}

const intentsOf: Partial<Record<PrimaryStrategy, readonly SearchIntent[]>> = {
  informational_hub: ['informational'],
  commercial_intent: ['commercial', 'transactional'],
  brand_navigation: ['navigational'],
};

function isSignal(strategy: PrimaryStrategy, keyword: CompetitorKeyword): boolean {
  if (strategy === 'comparison_pages') return isComparisonKeyword(keyword);
  if (strategy === 'local_seo') return keyword.serpFeatures.includes('local_pack');
  const intents = intentsOf[strategy];
  return intents === undefined || (keyword.intent !== null && intents.includes(keyword.intent));
}
