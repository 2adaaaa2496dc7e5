import type { GapKeyword } from '../competitors/schema.ts';
import type { Evidence, EvidenceKeyword } from './evidence-schema.ts';
import type { CompetitorFacts, KeywordFacts, ReportFacts } from './facts.ts';
import type { MomentumEntry, RankingDistribution } from './schema.ts';

type OwnKeyword = KeywordFacts | MomentumEntry | RankingDistribution['topRankings'][number];

const unknown = {
  rankGroup: null,
  rankAbsolute: null,
  difficultyScore: null,
  extraClicks: null,
  gain: null,
  gapScore: null,
  changes: { oneMonth: null, threeMonths: null, twelveMonths: null },
} as const;

/** Tracked keywords as evidence, with all figures that the facts have for them. */
export function ownRows(...keywords: readonly OwnKeyword[]): Partial<Evidence> {
  return { keywords: keywords.map(toOwnRow) };
}

function toOwnRow(keyword: OwnKeyword): EvidenceKeyword {
  const { keywordText, searchVolume } = keyword;
  const row = { ...unknown, keywordText, competitorDomain: null, searchVolume };
  if ('momentumScore' in keyword) {
    const { oneMonth, threeMonths, twelveMonths } = keyword.trends;
    const changes = {
      oneMonth: oneMonth.change,
      threeMonths: threeMonths.change,
      twelveMonths: twelveMonths.change,
    };
    return { ...row, changes };
  }
  if (!('calculatedOpportunity' in keyword)) {
    return { ...row, rankGroup: keyword.rankGroup, rankAbsolute: keyword.rankAbsolute };
  }
  const threeMonths = /^[+-]\d/.test(keyword.trend3m) ? Number.parseFloat(keyword.trend3m) : null;
  return {
    ...row,
    rankGroup: keyword.rankGroup,
    rankAbsolute: keyword.rankAbsolute,
    difficultyScore: keyword.difficultyScore,
    extraClicks: keyword.gain?.mid ?? null,
    gain: keyword.gain && { low: keyword.gain.low, mid: keyword.gain.mid, high: keyword.gain.high },
    changes: { ...unknown.changes, threeMonths },
  };
}

type TheirKeyword = GapKeyword | CompetitorFacts['topKeywords'][number];

/** Keywords of a competitor as evidence; the rank is the competitor's. */
export function theirRows(
  { domain }: Pick<CompetitorFacts, 'domain'>,
  ...keywords: readonly TheirKeyword[]
): Partial<Evidence> {
  return {
    keywords: keywords.map((keyword) => ({
      ...unknown,
      keywordText: keyword.keyword,
      competitorDomain: domain,
      rankGroup: 'rank' in keyword ? keyword.rank : keyword.rankGroup,
      rankAbsolute: 'rank' in keyword ? null : keyword.rankAbsolute,
      searchVolume: keyword.searchVolume,
      difficultyScore: keyword.difficultyScore,
      gapScore: 'gapScore' in keyword ? keyword.gapScore : null,
    })),
  };
}

/** Gap keywords as evidence, each with the best competitor's rank. */
export function gapRows(
  ...gaps: readonly (GapKeyword & { competitor: Pick<CompetitorFacts, 'domain'> })[]
): Partial<Evidence> {
  return { keywords: gaps.flatMap((gap) => theirRows(gap.competitor, gap).keywords ?? []) };
}

export function competitorCard(competitor: CompetitorFacts): Partial<Evidence> {
  const { gapKeywords: _gaps, topKeywords: _keywords, ...card } = competitor;
  return { competitors: [card] };
}

/** One of our pages as evidence; without figures if the facts have no keyword count for it. */
export function ownPage(url: string, pages: ReportFacts['pages']): Partial<Evidence> {
  const page = pages.find((known) => known.url === url);
  return { pages: [{ url, keywordCount: page?.keywordCount ?? null, avgRank: page?.avgRank ?? null }] };
}
