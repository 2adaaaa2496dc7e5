import { intentFromCode, serpFeaturesFromFlags } from '@keydence/db';
import { type ClickCurve, extraClicks, formatTrend, type KeywordFacts } from '@keydence/domain';

/** What is stored of a keyword that an analyst or a plan may use. */
export interface KeywordFactsRow extends Record<string, unknown> {
  keyword_text: string;
  intent: number;
  search_volume: number | null;
  difficulty_score: number | null;
  trend_quarterly: number | null;
  rank_absolute: number | null;
  rank_group: number | null;
  opportunity_score: number | null;
  serp_flags: number;
  ranking_url: string | null;
}

/** Extra clicks a month to expect from working on the keyword, by the site's curve; null when its volume is unknown. */
export function expectClicks(row: KeywordFactsRow, curve: ClickCurve): number | null {
  const facts = {
    searchVolume: row.search_volume,
    difficulty: row.difficulty_score,
    rank: row.rank_group,
    intent: intentFromCode(row.intent),
    serpFeatures: serpFeaturesFromFlags(row.serp_flags),
  };
  return extraClicks(facts, curve);
}

export function viewKeywordFacts(row: KeywordFactsRow, curve: ClickCurve): KeywordFacts {
  return {
    keywordText: row.keyword_text,
    intent: intentFromCode(row.intent),
    searchVolume: row.search_volume,
    difficultyScore: row.difficulty_score,
    rankAbsolute: row.rank_absolute,
    opportunityScore: row.opportunity_score,
    trend3m: formatTrend(row.trend_quarterly),
    calculatedOpportunity: expectClicks(row, curve) ?? 0,
    serpFeatures: serpFeaturesFromFlags(row.serp_flags),
    rankingUrl: row.ranking_url,
  };
}
