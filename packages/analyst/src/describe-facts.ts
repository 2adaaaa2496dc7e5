import type { CompetitorFacts, KeywordFacts, KnownFacts, MomentumEntry, ReportFacts } from '@keydence/domain';

/** What all sections are told of the domain: figures under the names that the evidence shows. */
export function describeDomain({ domainName }: ReportFacts, { figures }: KnownFacts) {
  return {
    domain: domainName,
    figures: Object.fromEntries(figures.map(({ name, value, unit }) => [name, `${value}${unit}`])),
  };
}

export function describeKeyword(keyword: KeywordFacts) {
  return {
    keyword: keyword.keywordText,
    intent: keyword.intent,
    searchesAMonth: keyword.searchVolume,
    difficulty: keyword.difficultyScore,
    ourPosition: keyword.rankAbsolute ?? 'none in the top hundred',
    demandOverThreeMonths: /^[+-]/.test(keyword.trend3m) ? keyword.trend3m : null,
    extraClicksAMonth: keyword.calculatedOpportunity,
    onTheResultPage: keyword.serpFeatures.length > 0 ? keyword.serpFeatures : null,
    ourPage: keyword.rankingUrl,
  };
}

export function describeMomentum({ keywordText, searchVolume, trends }: MomentumEntry) {
  return {
    keyword: keywordText,
    searchesAMonth: searchVolume,
    demandOverOneMonth: changeOf(trends.oneMonth),
    demandOverThreeMonths: changeOf(trends.threeMonths),
    demandOverTheYear: changeOf(trends.twelveMonths),
  };
}

export function describeRankings({ rankingDistribution, pages }: ReportFacts) {
  return {
    rankings: rankingDistribution.topRankings.slice(0, 8).map((row) => ({
      keyword: row.keywordText,
      searchesAMonth: row.searchVolume,
      ourPosition: row.rankAbsolute,
      ourPage: row.rankingUrl,
    })),
    pages: pages.slice(0, 8).map((page) => ({
      address: page.url,
      keywords: page.keywordCount,
      averagePosition: Math.round(page.avgRank * 10) / 10,
    })),
  };
}

export function describeCompetitor(competitor: CompetitorFacts, shownGaps: number) {
  return {
    name: competitor.name,
    domain: competitor.domain,
    shareOfOurKeywordsThatItRanksFor: `${competitor.overlapPercentage}%`,
    keywords: competitor.organicKeywordsCount,
    visitsAMonth: competitor.organicTraffic,
    keywordsItBuysAdsFor: competitor.paidKeywordsCount,
    keywordsWeLack: competitor.contentGapsCount,
    someOfThem: competitor.gapKeywords.slice(0, shownGaps).map((gap) => ({
      keyword: gap.keyword,
      itsPosition: gap.rank,
      searchesAMonth: gap.searchVolume,
      difficulty: gap.difficultyScore,
      itsTitle: gap.rankingTitle,
    })),
  };
}

function changeOf({ change, changeFormatted }: MomentumEntry['trends']['oneMonth']): string | null {
  return change === null ? null : changeFormatted;
}
