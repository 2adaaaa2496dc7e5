import { intentsToBits, intentToCode, serpFeaturesToFlags } from '@keydence/db';
import { type ImportedKeyword, type PeriodStep, stepBack } from '@keydence/domain';
import { readVolumes } from '../keyword-lists/read-volumes.ts';
import { toMicros } from '../sources/count-micros.ts';

export type Measure = ReturnType<typeof buildMeasure>;

interface MeasureDays {
  /** The day of rows without their own. */
  measuredOn: string;
  /** Null for a file without a comparison. */
  earlierBy: PeriodStep | null;
  /** In the workspace's time zone. */
  today: string;
}

/** The figures of a row, by database column. */
export function buildMeasure(keyword: ImportedKeyword, { measuredOn, earlierBy, today }: MeasureDays) {
  // A future day cannot be right.
  const fallback = keyword.isEarlier && earlierBy ? stepBack(measuredOn, earlierBy) : measuredOn;
  const day = keyword.measuredOn !== null && keyword.measuredOn <= today ? keyword.measuredOn : fallback;
  const { newestMonth, searches, changes } = readVolumes({
    monthlySearches: keyword.monthlySearches,
    statedChanges: { oneMonth: null, ...keyword.changes },
  });
  return {
    keyword_text: keyword.keywordText,
    measured_on: day,
    search_volume: keyword.searchVolume,
    is_volume_bucket: keyword.isVolumeBucket,
    volume_below: keyword.volumeBelow,
    difficulty_score: keyword.difficulty === null ? null : Math.round(keyword.difficulty),
    cpc_micros: keyword.cpc === null ? null : toMicros(keyword.cpc),
    cpc_currency: keyword.cpcCurrency,
    trend_monthly: changes.oneMonth,
    trend_quarterly: changes.threeMonths,
    trend_yearly: changes.twelveMonths,
    intent: intentToCode(keyword.intent),
    intents: intentsToBits(keyword.intents),
    serp_flags: keyword.serpFeatures === null ? null : serpFeaturesToFlags(keyword.serpFeatures),
    is_rank_checked: keyword.isRankChecked,
    rank: keyword.rank,
    average_position: keyword.averagePosition,
    ranking_url: keyword.url,
    rival_pages: keyword.rivalPages.length === 0 ? null : JSON.stringify(keyword.rivalPages),
    ranking_type: keyword.resultsCount === null ? null : Math.round(keyword.resultsCount),
    traffic: keyword.traffic,
    clicks: keyword.clicks,
    impressions: keyword.impressions,
    newest_month: newestMonth,
    searches: newestMonth === null ? null : `{${searches.join(',')}}`,
  };
}

/** A row of a file about a keyword. */
export interface KeywordRow {
  measure: Measure;
  /** Ranks of single days besides that of the measure. */
  history: ImportedKeyword['history'];
}

export interface NumberedRow extends KeywordRow {
  /** The keyword's number in its list. */
  id: number;
}
