import type { Competitor, CompetitorMetrics } from '@keydence/domain';
import type { CompetitorDetails, MetricsRow } from './read-competitors.ts';

/** What the caller sees of a competitor; counts are of the newest measurement, null when there is none. */
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

/** What the caller sees of one measurement. */
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
