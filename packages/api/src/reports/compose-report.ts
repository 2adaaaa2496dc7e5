import {
  type DataSourceName,
  evidenceAt,
  impactPotential,
  type MoveMark,
  ownRows,
  type Report,
  type ReportFacts,
  rateOverallHealth,
  reportModelVersion,
  rulesAuthor,
  type WrittenReport,
} from '@keydence/domain';

/** A report in the current format; its row has the time. */
export type ReportBody = Omit<Report, 'generatedAt'>;

export type ReportOpportunity = ReportBody['opportunities'][number];

/** Combines the analyst's texts with the facts, and with the rows that support each statement. */
export function composeReport(
  written: WrittenReport,
  facts: ReportFacts,
  dataSource: DataSourceName | null,
): ReportBody {
  const byModel = written.authors.find(({ generatedBy }) => generatedBy !== rulesAuthor);
  return {
    aiInsights: written.aiInsights,
    health: viewHealth(facts),
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
      topKeywordsAnalysis: { missedOpportunities: gapKeywords.map(({ ourRank: _ourRank, ...gap }) => gap) },
    })),
    competitorStrategy: written.competitorStrategy,
    pages: {
      pagesByKeywordCount: facts.pages.map(({ move = null, ...page }) => ({ ...page, move })),
    },
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
    numbersOn: facts.numbersOn,
  };
}

function viewHealth({ health, rankingDistribution }: ReportFacts): ReportBody['health'] {
  const { top3, top10 } = rankingDistribution.distributionByPosition;
  const { health: _word, ...basis } = rateOverallHealth({ ...health, top10Keywords: top3 + top10 });
  return basis;
}

function viewOpportunity(
  keyword: ReportFacts['opportunities'][number],
  contentSuggestion: ReportOpportunity['contentSuggestion'],
): ReportOpportunity {
  return {
    keywordText: keyword.keywordText,
    searchVolume: keyword.searchVolume,
    rankGroup: keyword.rankGroup,
    rankAbsolute: keyword.rankAbsolute,
    rankState: keyword.rankState,
    rankDepth: keyword.rankDepth,
    difficultyScore: keyword.difficultyScore,
    trend3m: keyword.trend3m,
    calculatedOpportunity: keyword.calculatedOpportunity,
    gain: keyword.gain,
    impactPotential: impactPotential(keyword.calculatedOpportunity),
    move: keyword.move ? viewMark(keyword.move) : null,
    contentSuggestion,
  };
}

function viewMark({ id, verb, title, state, isPlanned, leftOutBecause }: MoveMark): MoveMark {
  return { id, verb, title, state, isPlanned, leftOutBecause };
}
