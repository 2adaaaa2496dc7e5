import {
  type DataSourceName,
  evidenceAt,
  impactPotential,
  ownRows,
  type Report,
  type ReportFacts,
  reportModelVersion,
  rulesAuthor,
  type WrittenReport,
} from '@keydence/domain';

/** A report as it is written now; its row has the time. */
export type ReportBody = Omit<Report, 'generatedAt'>;

export type ReportOpportunity = ReportBody['opportunities'][number];

/** Puts the analyst's words around the facts, with the rows that each statement rests on. */
export function composeReport(
  written: WrittenReport,
  facts: ReportFacts,
  dataSource: DataSourceName | null,
): ReportBody {
  const byModel = written.authors.find(({ generatedBy }) => generatedBy !== rulesAuthor);
  return {
    aiInsights: written.aiInsights,
    rankingDistribution: facts.rankingDistribution,
    domainSummary: facts.domainSummary,
    momentum: facts.momentum,
    opportunities: facts.opportunities.flatMap((keyword, index) => {
      const contentSuggestion = written.contentSuggestions[index];
      return contentSuggestion ? [viewOpportunity(keyword, contentSuggestion)] : [];
    }),
    competitors: facts.competitors.map(({ id, name, domain, gapKeywords }) => ({
      id,
      name,
      domain,
      topKeywordsAnalysis: { missedOpportunities: gapKeywords },
    })),
    competitorStrategy: written.competitorStrategy,
    pages: { pagesByKeywordCount: facts.pages },
    evidence: [
      ...written.evidence,
      ...facts.opportunities.map((keyword, index) => evidenceAt(`opportunities.${index}`, ownRows(keyword))),
    ],
    modelVersion: reportModelVersion,
    dataSource,
    analyst: byModel?.generatedBy ?? rulesAuthor,
    authors: written.authors,
    modelUsage: written.modelUsage,
    clickCurveOn: facts.clickCurveOn,
  };
}

function viewOpportunity(
  keyword: ReportFacts['opportunities'][number],
  contentSuggestion: ReportOpportunity['contentSuggestion'],
): ReportOpportunity {
  return {
    keywordText: keyword.keywordText,
    searchVolume: keyword.searchVolume,
    rankAbsolute: keyword.rankAbsolute,
    difficultyScore: keyword.difficultyScore,
    trend3m: keyword.trend3m,
    calculatedOpportunity: keyword.calculatedOpportunity,
    impactPotential: impactPotential(keyword.calculatedOpportunity),
    contentSuggestion,
  };
}
