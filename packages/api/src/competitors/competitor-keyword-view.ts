import { intentFromCode, type schema } from '@keydence/db';
import { type CompetitorKeyword, competitionLevelOf, volumeTrendsOf } from '@keydence/domain';
import { toUsd } from '../sources/count-micros.ts';
import type { OwnKeyword } from './find-own-keywords.ts';

const hashBits = 64;

/**
 * The API form of a keyword for which a competitor ranks, and of our own keyword with the same
 * text.
 */
export function viewCompetitorKeyword(
  row: typeof schema.competitorKeywords.$inferSelect,
  own: OwnKeyword | undefined,
): CompetitorKeyword {
  return {
    keyword: row.keywordText,
    keywordId: String(BigInt.asUintN(hashBits, row.kwHash)),
    searchVolume: row.searchVolume,
    cpc: row.cpcMicros === null ? null : toUsd(row.cpcMicros),
    difficultyScore: row.difficultyScore,
    competitionLevel: competitionLevelOf(row.competitionIndex),
    intentType: intentFromCode(row.intent),
    rankGroup: row.rankGroup ?? row.rankAbsolute,
    rankAbsolute: row.rankAbsolute,
    rankingType: row.rankingType,
    rankingUrl: row.rankingUrl,
    rankingTitle: row.rankingTitle,
    rankingDescription: row.rankingDescription,
    lastRankingCheck: row.lastRankingCheck,
    lastUpdated: row.lastUpdated,
    avgRank: row.avgRank,
    avgBacklinks: row.avgBacklinks,
    avgDofollow: row.avgDofollow,
    avgReferringDomains: row.avgReferringDomains,
    avgReferringMainDomains: row.avgReferringMainDomains,
    searchVolumeTrends: volumeTrendsOf({
      oneMonth: row.trendMonthly,
      threeMonths: row.trendQuarterly,
      twelveMonths: row.trendYearly,
    }),
    ownKeywordId: own?.keywordId ?? null,
    ownRankGroup: own?.rankGroup ?? null,
    ownRankAbsolute: own?.rankAbsolute ?? null,
    ownRankState: own?.rankState ?? null,
    ownRankDepth: own?.rankDepth ?? null,
  };
}
