import { intentToCode, serpFeaturesToFlags } from '@keydence/db';
import { opportunityScore, type SourceKeyword, type SourceRanking } from '@keydence/domain';
import { toMicros } from '../spending/count-micros.ts';
import { readScoreFacts } from './read-score-facts.ts';
import { readVolumes } from './read-volumes.ts';

export type StoredKeyword = ReturnType<typeof buildStoredKeyword>;
/** With its number in the list. */
export type NumberedKeyword = StoredKeyword & { id: number };

/** A keyword's columns, by their names in the database; the text must be normalised. */
export function buildStoredKeyword(text: string, keyword: SourceKeyword, ranking: SourceRanking | null) {
  const volumes = readVolumes(keyword);
  const facts = {
    search_volume: keyword.searchVolume,
    cpc_micros: keyword.cpc === null ? null : toMicros(keyword.cpc),
    difficulty_score: keyword.difficulty === null ? null : Math.round(keyword.difficulty),
    trend_monthly: volumes.changes.oneMonth,
    trend_quarterly: volumes.changes.threeMonths,
    trend_yearly: volumes.changes.twelveMonths,
    intent: intentToCode(keyword.intent),
  };
  const rank = ranking?.rankGroup ?? null;
  return {
    keyword_text: text,
    opportunity_score: opportunityScore({ rank, ...readScoreFacts(facts) }),
    serp_flags: serpFeaturesToFlags(keyword.serpFeatures),
    newest_month: volumes.newestMonth,
    searches: volumes.searches,
    rank_group: rank,
    rank_absolute: ranking?.rankAbsolute ?? null,
    ranking_type: ranking?.resultsCount ?? null,
    ranking_url: ranking?.url ?? null,
    ranking_title: ranking?.title ?? null,
    ranking_description: ranking?.description ?? null,
    checked_at: ranking?.checkedAt ?? null,
    // Last, as above: an object that begins as a copy takes Node ten times as long, of which a refresh makes 100,000.
    ...facts,
  };
}
