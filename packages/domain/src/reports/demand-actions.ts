import { clicksSentence, competitorContextFor, type WeighedAction, workLevel } from './action-context.ts';
import { cited } from './cited.ts';
import type { ReportFacts } from './facts.ts';
import type { Findings } from './findings.ts';
import { capitalised, demandChange, figure, positionOf, quoted, searchesAMonth } from './prose.ts';
import { competitorCard, ownPage, ownRows } from './sources.ts';

/** A keyword with rising demand and a possible gain. */
export function writeRisingDemandAction(facts: ReportFacts, { rising }: Findings): WeighedAction {
  for (const entry of rising) {
    const keyword = facts.opportunities.find(({ keywordText }) => keywordText === entry.keywordText);
    if (!keyword) continue;
    const name = quoted(entry.keywordText);
    const itself = ownRows(keyword, entry);
    return {
      clicks: keyword.calculatedOpportunity,
      action: {
        action: cited(`Be ready for the rising demand for ${name}`, itself),
        rationale: cited(
          `Searches for ${name} are growing (${demandChange(entry.trends)}), and you have ${positionOf(keyword.rankGroup, keyword.rankState)}.`,
          itself,
        ),
        expectedImpact: 'Every place won now brings more visits each month, as the demand itself grows.',
        expectedTimeline: 'Two to six weeks',
        implementationDifficulty: workLevel(keyword.difficultyScore),
        competitorContext: competitorContextFor(entry.keywordText, facts, 'coverage'),
        quantifiableImpact: clicksSentence(keyword),
        successMetrics: [cited(`${name} improves its position before the demand peaks`, itself)],
        requiredResources: [
          keyword.rankingUrl === null
            ? 'One new page, written from the content brief'
            : cited(
                `An update of ${keyword.rankingUrl} with what is new`,
                ownPage(keyword.rankingUrl, facts.pages),
              ),
          'A mention on the home page or in the newsletter',
        ],
        contingencyPlans: [
          'If the demand turns out to be seasonal, keep the page and renew it before the next season',
        ],
      },
    };
  }
  return null;
}

/** Our first-page position with the largest demand and a competitor of the same field close behind. */
export function writeDefenceAction(facts: ReportFacts): WeighedAction {
  const held = facts.rankingDistribution.topRankings.find(({ rankGroup }) => rankGroup <= 10);
  const [closest] = [...facts.competitors].sort((a, b) => b.overlapPercentage - a.overlapPercentage);
  if (!held || !closest || closest.overlapPercentage < 50) return null;
  const name = quoted(held.keywordText);
  const itself = ownRows(held);
  return {
    clicks: 0,
    action: {
      action: cited(`Defend ${positionOf(held.rankGroup)} for ${name}`, itself),
      rationale: cited(
        `${name} is your most searched first-page keyword (${searchesAMonth(held.searchVolume)}), and ${closest.name} ranks for ${figure(closest.overlapPercentage)}% of your keywords.`,
        itself,
        competitorCard(closest),
      ),
      expectedImpact: 'Keeping a place costs less work than regaining it.',
      expectedTimeline: 'One to two weeks',
      implementationDifficulty: 'low',
      competitorContext: competitorContextFor(held.keywordText, facts, 'ranking'),
      quantifiableImpact: cited(
        `${capitalised(searchesAMonth(held.searchVolume))} depend on this position.`,
        itself,
      ),
      successMetrics: [
        cited(`${name} keeps ${positionOf(held.rankGroup)} or better for three months`, itself),
      ],
      requiredResources: [
        'Half a day to renew facts, prices and pictures on the page',
        'A monthly look at the results',
      ],
      contingencyPlans: [
        'If the position falls, compare the page with the one that passed it, and close the difference',
      ],
    },
  };
}
