import { gainSpeech } from '../gain/gain-text.ts';
import { cited, type Draft } from './cited.ts';
import type { KeywordFacts, ReportFacts } from './facts.ts';
import type { Findings } from './findings.ts';
import { levelOf, writeMoveGrowth } from './move-growth.ts';
import { counted, demandChange, figure, listed, positionOf, quoted, searchesAMonth } from './prose.ts';
import { goalFrom } from './ranking-actions.ts';
import type { GrowthOpportunity } from './schema.ts';
import { competitorCard, gapRows, ownPage, ownRows } from './sources.ts';

type Impact = GrowthOpportunity['quantifiableImpact'];

/**
 * Sources of additional visits: the moves by kind, or nearby rankings, gaps and the strongest page
 * if there are none, and rising demand.
 */
export function writeGrowthOpportunities(facts: ReportFacts, findings: Findings): Draft<GrowthOpportunity>[] {
  const { moves = [] } = facts;
  if (moves.length > 0) {
    const hasPagesToWrite = moves.some(({ verb }) => verb === 'write');
    return [
      ...writeMoveGrowth(facts, moves),
      ...(hasPagesToWrite ? [] : gapGrowth(findings)),
      ...demandGrowth(facts, findings),
    ];
  }
  return [
    ...nearbyGrowth(facts, findings),
    ...gapGrowth(findings),
    ...demandGrowth(facts, findings),
    ...pageGrowth(facts),
  ];
}

function nearbyGrowth({ pages }: ReportFacts, { strikingDistance }: Findings): Draft<GrowthOpportunity>[] {
  const [first, ...others] = strikingDistance;
  if (!first) return [];
  const more = others.slice(0, 2).map(({ keywordText }) => quoted(keywordText));
  return [
    {
      opportunity: 'Improve pages that rank just below the top results',
      description: cited(
        `${quoted(first.keywordText)} is at ${positionOf(first.rankGroup)}${first.searchVolume === null ? '' : ` with ${searchesAMonth(first.searchVolume)}`}${more.length > 0 ? `; ${listed(more)} ${more.length === 1 ? 'comes' : 'come'} next` : ''}.${gainSentence(first)}`,
        ownRows(first, ...others.slice(0, 2)),
      ),
      competitiveAdvantage: 'The pages exist and rank already.',
      quantifiableImpact: impactOf(first.calculatedOpportunity),
      expectedRoiTimeframe: 'One to two months',
      implementationApproach: cited(
        `Sharpen title and opening of ${first.rankingUrl ?? 'the ranking page'}, add what the results above it cover, and link to it from related pages.`,
        first.rankingUrl === null ? {} : ownPage(first.rankingUrl, pages),
      ),
    },
  ];
}

/** Empty if unknown. */
function gainSentence({ gain, rankGroup }: KeywordFacts): string {
  if (gain === null) return '';
  return ` Work toward ${goalFrom(rankGroup)} is expected to bring ${gainSpeech(gain)}.`;
}

function gapGrowth({ gapCluster, gaps }: Findings): Draft<GrowthOpportunity>[] {
  const chosen = (gapCluster?.gaps ?? gaps).slice(0, 3);
  const [first] = chosen;
  if (!first) return [];
  return [
    {
      opportunity: cited(
        gapCluster
          ? `Cover the topic ${quoted(gapCluster.topic)}; competitors already rank for it`
          : `Answer ${quoted(first.keyword)}; competitors already rank for it`,
        gapRows(...(gapCluster?.gaps ?? [first])),
      ),
      description: cited(
        `${first.competitor.name} ranks at ${positionOf(first.rank)} for ${quoted(first.keyword)} (${searchesAMonth(first.searchVolume)}). ${chosen.length > 1 ? `The same holds for ${listed(chosen.slice(1).map(({ keyword }) => quoted(keyword)))}.` : 'You do not rank for it.'}`,
        gapRows(...chosen),
      ),
      competitiveAdvantage: cited(
        `The page of ${first.competitor.name} shows what an answer has to cover.`,
        competitorCard(first.competitor),
      ),
      quantifiableImpact: impactOf(first.gain ?? 0),
      expectedRoiTimeframe: 'Three to six months',
      implementationApproach:
        'Write one page per keyword, link the pages to each other, and start with the easiest one.',
    },
  ];
}

function demandGrowth(facts: ReportFacts, { rising }: Findings): Draft<GrowthOpportunity>[] {
  const [first] = rising;
  if (!first) return [];
  const held = facts.rankingDistribution.topRankings.find(
    ({ keywordText }) => keywordText === first.keywordText,
  );
  return [
    {
      opportunity: cited(`Demand for ${quoted(first.keywordText)} is rising`, ownRows(first)),
      description: cited(
        `Demand is ${searchesAMonth(first.searchVolume)} and growing: ${demandChange(first.trends)}.`,
        ownRows(first),
      ),
      competitiveAdvantage: held
        ? cited(
            `One of your pages already ranks for it, at ${positionOf(held.rankGroup)}: an update is quicker than a new page.`,
            ownRows(held),
          )
        : 'A page written now is in place if demand keeps growing.',
      quantifiableImpact: {
        level: first.momentumScore >= 50 ? 'high' : first.momentumScore >= 20 ? 'medium' : 'low',
        percentageGrowth: first.trends.twelveMonths.change,
      },
      expectedRoiTimeframe: 'One to three months',
      implementationApproach: held
        ? 'Update the page now, mention what is new, and check the keyword again every month.'
        : 'Update the page that fits best, or write one, and check the keyword again every month.',
    },
  ];
}

function pageGrowth({ pages }: ReportFacts): Draft<GrowthOpportunity>[] {
  const page = pages.find(({ avgRank, keywordCount }) => avgRank <= 10 && keywordCount >= 3);
  if (!page) return [];
  return [
    {
      opportunity: cited(`Build on ${page.url}`, ownPage(page.url, pages)),
      description: cited(
        `The page ranks for ${counted(page.keywordCount, 'keyword')} at an average position of ${figure(page.avgRank)}.`,
        ownPage(page.url, pages),
      ),
      competitiveAdvantage: 'The page is yours, so its links take no outreach.',
      quantifiableImpact: { level: 'medium', percentageGrowth: null },
      expectedRoiTimeframe: 'One to three months',
      implementationApproach:
        'Add links from this page to the pages that should rise, with the keyword in the link text.',
    },
  ];
}

/** Null: growth in percent would need current clicks, which the facts do not contain. */
function impactOf(clicks: number): Impact {
  return { level: levelOf(clicks), percentageGrowth: null };
}
