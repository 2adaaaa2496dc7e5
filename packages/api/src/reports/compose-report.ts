import {
  type Analyst,
  type DataSourceName,
  impactPotential,
  type Report,
  type ReportFacts,
} from '@keydence/domain';

/** A report as it is stored; the row has the time. */
export type ReportBody = Omit<Report, 'generatedAt'>;

export type ReportOpportunity = ReportBody['opportunities'][number];

/** Has the analyst write the words of a report around its facts. */
export async function composeReport(
  analyst: Analyst,
  facts: ReportFacts,
  dataSource: DataSourceName | null,
): Promise<ReportBody> {
  const opportunities: ReportBody['opportunities'] = [];
  for (const keyword of facts.opportunities) {
    opportunities.push({
      keywordText: keyword.keywordText,
      searchVolume: keyword.searchVolume,
      rankAbsolute: keyword.rankAbsolute,
      difficultyScore: keyword.difficultyScore,
      trend3m: keyword.trend3m,
      calculatedOpportunity: keyword.calculatedOpportunity,
      impactPotential: impactPotential(keyword.calculatedOpportunity),
      contentSuggestion: await analyst.contentStrategy(keyword, facts),
    });
  }
  return {
    aiInsights: await analyst.insights(facts),
    rankingDistribution: facts.rankingDistribution,
    domainSummary: facts.domainSummary,
    momentum: facts.momentum,
    opportunities,
    competitors: facts.competitors.map(({ id, name, domain, gapKeywords }) => ({
      id,
      name,
      domain,
      topKeywordsAnalysis: { missedOpportunities: gapKeywords },
    })),
    competitorStrategy: await analyst.competitorStrategy(facts),
    pages: { pagesByKeywordCount: facts.pages },
    dataSource,
    analyst: analyst.name,
  };
}
