import { intentFromCode, serpFeaturesFromFlags } from '@keydence/db';
import { type Keyword, rankStateOf, volumeTrendsOf } from '@keydence/domain';
import { showRange } from '../gains/gain-view.ts';
import type { CountedKeyword } from '../gains/read-gains.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { type KeywordInsight, viewInsight } from '../keyword-lists/insight-view.ts';
import { toUsd } from '../sources/count-micros.ts';

/** A keyword with `rowColumns`. */
export interface KeywordRow {
  id: string;
  keyword_text: string;
  intent: number;
  search_volume: number | null;
  difficulty_score: number | null;
  cpc_micros: number | null;
  trend_monthly: number | null;
  trend_quarterly: number | null;
  trend_yearly: number | null;
  opportunity_score: number | null;
  rank_group: number | null;
  rank_absolute: number | null;
  ranking_type: number | null;
  ranking_title: string | null;
  ranking_description: string | null;
  ranking_url: string | null;
  serp_flags: number;
  last_ranking_check: Date | null;
  rank_depth: number | null;
  rank_check_failed_at: Date | null;
  needs_ranking_refresh: boolean;
  /** Newest month first. */
  searches: number[] | null;
  /** In alphabetical order; null without tags. */
  tags: string[] | null;
  target_url: string | null;
  /** As in `tracked_keywords`. */
  relevance_class: number | null;
  insight: KeywordInsight | null;
}

const shownMonths = 13;

/** State of a rank, the depth of its check, and a newer failed check. */
export function viewRankState(
  row: Pick<KeywordRow, 'rank_absolute' | 'last_ranking_check' | 'rank_depth' | 'rank_check_failed_at'>,
): Pick<Keyword, 'rankState' | 'rankDepth' | 'rankCheckFailedAt'> {
  const { last_ranking_check: lastRankingCheck, rank_check_failed_at: checkFailedAt } = row;
  const isNews = checkFailedAt !== null && (lastRankingCheck === null || checkFailedAt > lastRankingCheck);
  return {
    rankState: rankStateOf({ rank: row.rank_absolute, lastRankingCheck, checkFailedAt }),
    rankDepth: row.rank_depth,
    rankCheckFailedAt: isNews ? checkFailedAt : null,
  };
}

/** The API form of a keyword row with its gain. */
export function viewKeyword(
  listId: number,
  row: KeywordRow,
  gains: ReadonlyMap<string, CountedKeyword>,
): Keyword {
  const priced = gains.get(String(row.id));
  const features = serpFeaturesFromFlags(row.serp_flags);
  return {
    id: encodeKeywordId({ listId, id: Number(row.id) }),
    keywordText: row.keyword_text,
    intentType: intentFromCode(row.intent),
    ...viewInsight(listId, row),
    searchVolume: row.search_volume,
    difficultyScore: row.difficulty_score,
    opportunityScore: row.opportunity_score,
    searchConsole: priced?.searchConsole ?? null,
    gain: showRange(priced?.gain ?? null),
    gainGap: priced ? priced.gainGap : 'not_known',
    cpc: row.cpc_micros === null ? null : toUsd(row.cpc_micros),
    rankGroup: row.rank_group,
    rankAbsolute: row.rank_absolute,
    rankingType: row.ranking_type,
    rankingTitle: row.ranking_title,
    rankingDescription: row.ranking_description,
    ...viewRankState(row),
    rankingUrl: row.ranking_url,
    searchVolumeTrends: volumeTrendsOf({
      oneMonth: row.trend_monthly,
      threeMonths: row.trend_quarterly,
      twelveMonths: row.trend_yearly,
    }),
    monthlySearches: (row.searches ?? []).slice(0, shownMonths).reverse(),
    isFeaturedSnippet: features.includes('featured_snippet'),
    isLocalPack: features.includes('local_pack'),
    isAiOverview: features.includes('ai_overview'),
    isVideo: features.includes('video'),
    isImage: features.includes('image'),
    lastRankingCheck: row.last_ranking_check,
    needsRankingRefresh: row.needs_ranking_refresh,
    tags: row.tags ?? [],
    targetUrl: row.target_url,
  };
}
