import { intentFromCode } from '@keydence/db';
import { momentumScore, type OpportunityFacts } from '@keydence/domain';
import { toUsd } from '../sources/count-micros.ts';

/**
 * Inputs for the score of a keyword on any site, by column; the driver returns large numbers as
 * text.
 */
export interface ScoreColumns extends Record<string, unknown> {
  search_volume: number | null;
  cpc_micros: string | number | null;
  difficulty_score: number | null;
  intent: number;
  trend_monthly: number | null;
  trend_quarterly: number | null;
  trend_yearly: number | null;
}

/** The facts of a score, except for the rank. */
export function readScoreFacts(row: ScoreColumns): Omit<OpportunityFacts, 'rank'> {
  return {
    searchVolume: row.search_volume,
    difficulty: row.difficulty_score,
    intent: intentFromCode(row.intent),
    cpc: row.cpc_micros === null ? null : toUsd(Number(row.cpc_micros)),
    momentum: momentumScore({
      searchVolume: row.search_volume,
      oneMonth: row.trend_monthly,
      threeMonths: row.trend_quarterly,
      twelveMonths: row.trend_yearly,
    }),
  };
}
