import type { Competitor, CompetitorMetrics } from '@keydence/domain';
import type { CompetitorDetails, MetricsRow } from './read-competitors.ts';

/** The API form of a competitor; counts are of the newest snapshot, null without one. */
export function viewCompetitor({ row, latest, topKeywords, gaps }: CompetitorDetails): Competitor {
  return {
    id: row.id,
    domainName: row.domainName,
    displayName: row.displayName,
    valueProp: row.valueProp,
    createdAt: row.createdAt,
    isActive: row.isActive,
    latestMetrics: latest && viewMetrics(latest),
    topKeywords: topKeywords.map(({ keyword, rankGroup, rankAbsolute, searchVolume, difficultyScore }) => ({
      keyword,
      rankGroup,
      rankAbsolute,
      searchVolume,
      difficultyScore,
    })),
    contentGapAnalysis: {
      contentGaps: latest?.contentGapsCount ?? 0,
      topGapKeyword: gaps[0] ?? null,
      gapKeywords: gaps,
    },
  };
}

/** The API form of one snapshot. */
export function viewMetrics(latest: MetricsRow): CompetitorMetrics {
  return {
    metricDate: latest.metricDate,
    organicKeywordsCount: latest.organicKeywordsCount,
    organicTraffic: latest.organicTraffic,
    paidKeywordsCount: latest.paidKeywordsCount,
    paidTraffic: latest.paidTraffic,
    contentGapsCount: latest.contentGapsCount,
    overlapPercentage: latest.overlapPermille / 10,
  };
}
