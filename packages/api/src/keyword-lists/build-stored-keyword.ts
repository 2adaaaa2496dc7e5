import { intentToCode, serpFeaturesToFlags } from '@keydence/db';
import { opportunityScore, type SourceKeyword, type SourceRanking } from '@keydence/domain';
import { toMicros } from '../sources/count-micros.ts';
import { readScoreFacts } from './read-score-facts.ts';
import { readVolumes } from './read-volumes.ts';

export type StoredKeyword = ReturnType<typeof buildStoredKeyword>;
/** With its number in the list. */
export type NumberedKeyword = StoredKeyword & { id: number };

/** A keyword's columns, by their names in the database; the text must be normalized. */
export function buildStoredKeyword(text: string, keyword: SourceKeyword, ranking: SourceRanking | null) {
  const { changes, newestMonth, searches } = readVolumes(keyword);
  const facts = {
    search_volume: keyword.searchVolume,
    cpc_micros: keyword.cpc === null ? null : toMicros(keyword.cpc),
    difficulty_score: keyword.difficulty === null ? null : Math.round(keyword.difficulty),
    trend_monthly: changes.oneMonth,
    trend_quarterly: changes.threeMonths,
    trend_yearly: changes.twelveMonths,
    intent: intentToCode(keyword.intent),
  };
  const rank = ranking?.rankGroup ?? null;
  // One literal, without a spread: a refresh creates 100,000 of them, and copying the facts takes
  // half as much time again.
  return {
    keyword_text: text,
    search_volume: facts.search_volume,
    cpc_micros: facts.cpc_micros,
    difficulty_score: facts.difficulty_score,
    trend_monthly: facts.trend_monthly,
    trend_quarterly: facts.trend_quarterly,
    trend_yearly: facts.trend_yearly,
    intent: facts.intent,
    opportunity_score: opportunityScore({ rank, ...readScoreFacts(facts) }),
    serp_flags: serpFeaturesToFlags(keyword.serpFeatures),
    newest_month: newestMonth,
    searches,
    rank_group: rank,
    rank_absolute: ranking?.rankAbsolute ?? null,
    ranking_type: ranking?.resultsCount ?? null,
    ranking_url: ranking?.url ?? null,
    ranking_title: ranking?.title ?? null,
    ranking_description: ranking?.description ?? null,
    checked_at: ranking?.checkedAt ?? null,
  };
}
