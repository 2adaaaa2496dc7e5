import { type Cited, cited, type Draft } from './cited.ts';
import type { CompetitorFacts, ReportFacts } from './facts.ts';
import type { Findings } from './findings.ts';
import { counted, figure, positionOf, quoted, searchesAMonth } from './prose.ts';
import { reportFigures } from './report-figures.ts';
import type { CompetitiveInsights } from './schema.ts';
import { competitorCard, gapRows, ownRows } from './sources.ts';

/** Our position among the tracked competitors, the important gaps, and actions for them. */
export function writeCompetitiveInsights(facts: ReportFacts, findings: Findings): Draft<CompetitiveInsights> {
  if (facts.competitors.length === 0) {
    return {
      positioning: 'No competitor is tracked yet, so there is nothing to compare with.',
      keyGaps: [],
      recommendations: ['Add two or three sites that you meet in the search results for your main keywords.'],
    };
  }
  return {
    positioning: writePositioning(facts),
    keyGaps: findings.gaps
      .slice(0, 4)
      .map((gap) =>
        cited(
          `${quoted(gap.keyword)}: ${gap.competitor.name} at ${positionOf(gap.rank)}, ${searchesAMonth(gap.searchVolume)}.`,
          gapRows(gap),
        ),
      ),
    recommendations: writeRecommendations(facts, findings),
  };
}

function writePositioning(facts: ReportFacts): Cited {
  const { domainName, rankingDistribution, competitors } = facts;
  const ours = rankingDistribution.totalRankedKeywords;
  const [leader] = [...competitors].sort((a, b) => b.organicKeywordsCount - a.organicKeywordsCount);
  const closest = closestOf(competitors);
  const sentences: string[] = [];
  if (leader && leader.organicKeywordsCount > ours) {
    sentences.push(
      `${domainName} ranks for ${counted(ours, 'keyword')}; ${leader.name} leads the tracked field with ${figure(leader.organicKeywordsCount)} keywords and an estimated ${counted(leader.organicTraffic, 'visit')} a month.`,
    );
  } else if (leader) {
    sentences.push(
      `${domainName} covers the most keywords of the tracked field: ${figure(ours)}, against ${figure(leader.organicKeywordsCount)} of ${leader.name}.`,
    );
  }
  if (closest) {
    const subject =
      closest === leader
        ? `${closest.name} is also the closest competitor: it`
        : `The closest competitor is ${closest.name}, which`;
    sentences.push(`${subject} ranks for ${figure(closest.overlapPercentage)}% of your keywords.`);
  }
  const cards = [leader, closest].filter((competitor) => competitor !== undefined);
  return cited(sentences.join(' '), reportFigures(facts, 'ranked'), ...cards.map(competitorCard));
}

function writeRecommendations(facts: ReportFacts, { gaps, strikingDistance }: Findings): Draft<string>[] {
  const recommendations: Cited[] = [];
  const [gap] = gaps;
  if (gap) {
    recommendations.push(
      cited(
        `Close the gap ${quoted(gap.keyword)} first: it has the best balance of demand and difficulty among the keywords of ${gap.competitor.name}.`,
        gapRows(gap),
        competitorCard(gap.competitor),
      ),
    );
  }
  const [widest] = [...facts.competitors].sort((a, b) => b.contentGapsCount - a.contentGapsCount);
  if (widest && widest.contentGapsCount > 0) {
    recommendations.push(
      cited(
        `Work through the ${counted(widest.contentGapsCount, 'content gap')} against ${widest.name} topic by topic, not keyword by keyword.`,
        competitorCard(widest),
      ),
    );
  }
  const closest = closestOf(facts.competitors);
  if (closest && strikingDistance[0]) {
    recommendations.push(
      cited(
        `Defend the shared ground with ${closest.name}: improve ${quoted(strikingDistance[0].keywordText)} before you open new topics.`,
        competitorCard(closest),
        ownRows(strikingDistance[0]),
      ),
    );
  }
  const advertiser = facts.competitors.find(
    ({ paidKeywordsCount, organicKeywordsCount }) => (paidKeywordsCount ?? 0) > 0.3 * organicKeywordsCount,
  );
  if (advertiser) {
    recommendations.push(
      cited(
        `${advertiser.name} buys ads for ${counted(advertiser.paidKeywordsCount ?? 0, 'keyword')}. Check which of them you could rank for.`,
        competitorCard(advertiser),
      ),
    );
  }
  return recommendations.length > 0
    ? recommendations
    : ['Keep the competitor list current; no clear gap shows in the present data.'];
}

function closestOf(competitors: readonly CompetitorFacts[]): CompetitorFacts | undefined {
  return [...competitors].sort((a, b) => b.overlapPercentage - a.overlapPercentage)[0];
}
