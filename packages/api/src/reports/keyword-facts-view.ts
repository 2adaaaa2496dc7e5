import { intentFromCode, serpFeaturesFromFlags } from '@keydence/db';
import { formatTrend, type Gain, type KeywordFacts } from '@keydence/domain';
import type { GainColumns } from '../gains/estimate-gain.ts';

/** Stored data of a keyword for an analyst or a plan. */
export interface KeywordFactsRow extends GainColumns {
  intent: number;
  trend_quarterly: number | null;
  rank_absolute: number | null;
  opportunity_score: number | null;
  ranking_url: string | null;
}

export function viewKeywordFacts(row: KeywordFactsRow, gain: Gain | null): KeywordFacts {
  return {
    keywordText: row.keyword_text,
    intent: intentFromCode(row.intent),
    searchVolume: row.search_volume,
    difficultyScore: row.difficulty_score,
    rankGroup: row.rank_group,
    rankAbsolute: row.rank_absolute,
    opportunityScore: row.opportunity_score,
    trend3m: formatTrend(row.trend_quarterly),
    gain,
    calculatedOpportunity: gain?.mid ?? 0,
    serpFeatures: serpFeaturesFromFlags(row.serp_flags),
    rankingUrl: row.ranking_url,
  };
}
