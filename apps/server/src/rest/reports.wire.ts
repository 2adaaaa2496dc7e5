/** The parts of a report keep their camelCase names at the top level; what is inside them is snake_case. */
export const reportNames = {
  aiInsights: 'aiInsights',
  rankingDistribution: 'rankingDistribution',
  domainSummary: 'domainSummary',
  'domainSummary.avgRankAbsolute': 'average_rank_absolute',
  competitorStrategy: 'competitorStrategy',
} as const;
