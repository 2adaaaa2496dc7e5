import { intentToCode, serpFeaturesToFlags } from '@keydence/db';
import type { ImportedKeyword } from '@keydence/domain';
import { readVolumes } from '../keywords/read-volumes.ts';
import { toMicros } from '../spending/count-micros.ts';

export type Measure = ReturnType<typeof buildMeasure>;

/** The columns of one row, by their names in the database; rows of keywords without a number are left out. */
export function buildMeasures(
  keywords: readonly ImportedKeyword[],
  ids: ReadonlyMap<string, number>,
  { measuredOn, now }: { measuredOn: string; now: Date },
): Measure[] {
  const today = now.toISOString().slice(0, 10);
  return keywords.flatMap((keyword) => {
    const id = ids.get(keyword.keywordText);
    // A day that has not come yet cannot be right.
    const day = keyword.measuredOn !== null && keyword.measuredOn <= today ? keyword.measuredOn : measuredOn;
    return id === undefined ? [] : [buildMeasure(id, day, keyword)];
  });
}

function buildMeasure(id: number, measuredOn: string, keyword: ImportedKeyword) {
  const { newestMonth, searches, changes } = readVolumes({
    monthlySearches: keyword.monthlySearches,
    statedChanges: { oneMonth: null, ...keyword.changes },
  });
  return {
    id,
    keyword_text: keyword.keywordText,
    measured_on: measuredOn,
    search_volume: keyword.searchVolume,
    is_volume_bucket: keyword.isVolumeBucket,
    difficulty_score: keyword.difficulty === null ? null : Math.round(keyword.difficulty),
    cpc_micros: keyword.cpc === null ? null : toMicros(keyword.cpc),
    trend_monthly: changes.oneMonth,
    trend_quarterly: changes.threeMonths,
    trend_yearly: changes.twelveMonths,
    intent: intentToCode(keyword.intent),
    serp_flags: keyword.serpFeatures === null ? null : serpFeaturesToFlags(keyword.serpFeatures),
    is_rank_checked: keyword.isRankChecked,
    rank: keyword.rank,
    average_position: keyword.averagePosition,
    ranking_url: keyword.url,
    rival_pages: keyword.rivalPages,
    ranking_type: keyword.resultsCount === null ? null : Math.round(keyword.resultsCount),
    traffic: keyword.traffic,
    clicks: keyword.clicks,
    impressions: keyword.impressions,
    newest_month: newestMonth,
    searches,
  };
}
