import {
  type Analyst,
  type DataSourceName,
  evidenceAt,
  impactPotential,
  ownRows,
  type Report,
  type ReportFacts,
  reportModelVersion,
} from '@keydence/domain';

/** A report as it is written now; its row has the time. */
export type ReportBody = Omit<Report, 'generatedAt'>;

export type ReportOpportunity = ReportBody['opportunities'][number];

/** Has the analyst write the words of a report around its facts, with the rows that each statement rests on. */
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
  const insights = await analyst.insights(facts);
  const strategy = await analyst.competitorStrategy(facts);
  return {
    aiInsights: insights.value,
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
    competitorStrategy: strategy.value,
    pages: { pagesByKeywordCount: facts.pages },
    evidence: [
      ...insights.evidence,
      ...strategy.evidence,
      ...facts.opportunities.map((keyword, index) => evidenceAt(`opportunities.${index}`, ownRows(keyword))),
    ],
    modelVersion: reportModelVersion,
    dataSource,
    analyst: analyst.name,
  };
}
