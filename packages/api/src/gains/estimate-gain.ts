import { serpFeaturesFromFlags } from '@keydence/db';
import {
  areCountsReadable,
  type DemandFacts,
  type Gain,
  type GainFacts,
  type GainGap,
  gain,
  monthNumber,
  type WindowCount,
} from '@keydence/domain';
import type { ListRates } from './find-site-rates.ts';

/** Stored inputs of a keyword's gain. */
export interface GainColumns {
  keyword_text: string;
  search_volume: number | null;
  is_volume_bucket: boolean | null;
  difficulty_score: number | null;
  rank_group: number | null;
  serp_flags: number;
  newest_month: string | null;
  searches: number[] | null;
  clicks: number | null;
  impressions: number | null;
  average_position: number | null;
}

export interface PricedKeyword {
  gain: Gain | null;
  gainGap: GainGap | null;
}

const dayMs = 86_400_000;

/** The gain of a keyword's move, from stored inputs; the same on every screen. */
export function priceKeyword(row: GainColumns, list: ListRates): PricedKeyword {
  if (list.isBrand(row.keyword_text)) return { gain: null, gainGap: 'brand' };
  const facts: GainFacts = {
    ...viewDemandFacts(row, list),
    rank: row.rank_group,
    difficulty: row.difficulty_score,
    serpFeatures: serpFeaturesFromFlags(row.serp_flags),
    history:
      row.newest_month === null ? null : { newestMonth: row.newest_month, searches: row.searches ?? [] },
    months: { counted: countedMonths(list), now: monthNumber(list.today) },
  };
  const found = gain(facts, list.rates);
  if (found) return { gain: found, gainGap: null };
  return { gain: null, gainGap: facts.count && areCountsReadable(list.rates) ? 'too_few' : 'not_known' };
}

/** Inputs of a keyword's demand. */
export function viewDemandFacts(row: GainColumns, list: ListRates): DemandFacts {
  return {
    count: viewCount(row, list),
    searchVolume: row.search_volume,
    isVolumeBucket: row.is_volume_bucket === true,
  };
}

function viewCount(row: GainColumns, { window }: ListRates): WindowCount | null {
  if (window === null || row.impressions === null) return null;
  const days = Math.round((Date.parse(window.to) - Date.parse(window.from)) / dayMs) + 1;
  return { clicks: row.clicks ?? 0, impressions: row.impressions, position: row.average_position, days };
}

function countedMonths({ window }: ListRates): number[] {
  if (window === null) return [];
  const [from, to] = [monthNumber(window.from), monthNumber(window.to)];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
