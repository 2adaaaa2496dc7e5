import type { Competitor, CompetitorTopKeyword, GapKeyword } from '@keydence/domain';

/** A row of `list-competitors`; counts are of the newest measurement, null when there is none. */
export interface CompetitorRow {
  id: string;
  domainName: string;
  displayName: string;
  valueProp: string | null;
  isActive: boolean;
  createdAt: string;
  metricDate: string | null;
  organicKeywordsCount: number | null;
  organicTraffic: number | null;
  paidKeywordsCount: number | null;
  paidTraffic: number | null;
  contentGapsCount: number | null;
  overlapPermille: number | null;
  topKeywords: CompetitorTopKeyword[] | null;
  gapKeywords: GapKeyword[] | null;
}

export function viewCompetitor(row: CompetitorRow): Competitor {
  const gapKeywords = row.gapKeywords ?? [];
  return {
    id: row.id,
    domainName: row.domainName,
    displayName: row.displayName,
    valueProp: row.valueProp,
    createdAt: new Date(row.createdAt),
    isActive: row.isActive,
    latestMetrics: viewMetrics(row),
    topKeywords: row.topKeywords ?? [],
    contentGapAnalysis: {
      contentGaps: row.contentGapsCount ?? 0,
      topGapKeyword: gapKeywords[0] ?? null,
      gapKeywords,
    },
  };
}

function viewMetrics(row: CompetitorRow): Competitor['latestMetrics'] {
  if (row.metricDate === null) return null;
  return {
    metricDate: row.metricDate,
    organicKeywordsCount: row.organicKeywordsCount ?? 0,
    organicTraffic: row.organicTraffic ?? 0,
    paidKeywordsCount: row.paidKeywordsCount,
    paidTraffic: row.paidTraffic,
    contentGapsCount: row.contentGapsCount ?? 0,
    overlapPercentage: (row.overlapPermille ?? 0) / 10,
  };
}
