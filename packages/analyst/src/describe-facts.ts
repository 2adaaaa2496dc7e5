import type { CompetitorFacts, KeywordFacts, MomentumEntry, ReportFacts } from '@keydence/domain';
import type { KnownFacts, Subject } from './facts/known-facts.ts';

/** Facts about the domain, common to all sections. Figures are named after their measures. */
export function describeDomain({ domainName }: ReportFacts, { site }: KnownFacts) {
  return { domain: domainName, site: { id: site.id, ...rounded(site) } };
}

export function describeKeyword(keyword: KeywordFacts, known: KnownFacts) {
  return {
    ...described(keyword.keywordText, null, known),
    intent: keyword.intent,
    onTheResultPage: keyword.serpFeatures.length > 0 ? keyword.serpFeatures : null,
    ourPage: keyword.rankingUrl,
  };
}

export function describeMomentum({ keywordText }: MomentumEntry, known: KnownFacts) {
  return described(keywordText, null, known);
}

export function describeRankings({ rankingDistribution, pages }: ReportFacts, known: KnownFacts) {
  return {
    rankings: rankingDistribution.topRankings.slice(0, 8).map((row) => ({
      ...described(row.keywordText, null, known),
      ourPage: row.rankingUrl,
    })),
    pages: pages.slice(0, 8).map(({ url }) => {
      const page = known.names.get(url.toLowerCase())?.find(({ kind }) => kind === 'page');
      return { id: page?.id, address: url, ...(page && rounded(page)) };
    }),
  };
}

export function describeCompetitor(competitor: CompetitorFacts, shownGaps: number, known: KnownFacts) {
  const card = known.names.get(competitor.domain.toLowerCase())?.find(({ kind }) => kind === 'competitor');
  return {
    id: card?.id,
    name: competitor.name,
    domain: competitor.domain,
    ...(card && rounded(card)),
    keywordsWeLack: competitor.gapKeywords.slice(0, shownGaps).map((gap) => ({
      ...described(gap.keyword, competitor.domain, known),
      itsTitle: gap.rankingTitle,
    })),
  };
}

export function described(keyword: string, competitor: string | null, known: KnownFacts) {
  const subject = known.keywordOf(keyword, competitor);
  return { id: subject?.id, keyword, ...(subject && rounded(subject)) };
}

function rounded({ values, changes }: Subject) {
  const shown = Object.entries(values).map(([measure, value]) => [measure, Math.round(value * 10) / 10]);
  return { ...Object.fromEntries(shown), changes: Object.keys(changes).length > 0 ? changes : null };
}
