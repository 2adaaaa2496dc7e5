import { type Report, report } from '@keydence/domain';
import type { StoredReport } from '../stored-reports/store-report.ts';

/**
 * A stored report in its response form, validated: an old one has no evidence, authors, usage, own curve or date of its
 * numbers.
 */
export function viewReport({ body, generatedAt }: Omit<StoredReport, 'listVersion'>): Report {
  const later = {
    evidence: [],
    modelVersion: 1,
    authors: [],
    modelUsage: null,
    clickCurveOn: null,
    numbersOn: null,
  };
  return report.parse({ ...later, ...withRanks(body), generatedAt });
}

/** Before version 3, a report had one rank only, named after the place on the page. */
function withRanks(body: StoredReport['body']): StoredReport['body'] {
  if ((body.modelVersion ?? 1) >= 3) return body;
  const ranked = <Row extends { rankAbsolute: number | null }>(row: Row) => ({
    ...row,
    rankGroup: row.rankAbsolute,
  });
  const { rankingDistribution, domainSummary, opportunities } = body;
  return {
    ...body,
    rankingDistribution: {
      ...rankingDistribution,
      topRankings: rankingDistribution.topRankings.map((row) => ({ ...row, rankGroup: row.rankAbsolute })),
    },
    domainSummary: { ...domainSummary, avgRank: domainSummary.avgRankAbsolute },
    opportunities: opportunities.map(ranked),
    evidence: (body.evidence ?? []).map((rows) => ({ ...rows, keywords: rows.keywords.map(ranked) })),
  };
}
