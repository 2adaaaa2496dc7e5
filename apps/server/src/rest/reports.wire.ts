/** Parts of a report keep camelCase names at the top level; names inside them are snake_case. */
export const reportNames = {
  aiInsights: 'aiInsights',
  rankingDistribution: 'rankingDistribution',
  domainSummary: 'domainSummary',
  'domainSummary.avgRankAbsolute': 'average_rank_absolute',
  competitorStrategy: 'competitorStrategy',
} as const;
