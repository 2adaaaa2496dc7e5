import {
  clicksSentence,
  competitorContextFor,
  describeKeywords,
  sumClicks,
  type WeighedAction,
  workLevel,
} from './action-context.ts';
import { type Cited, cited, type Draft } from './cited.ts';
import type { ReportFacts } from './facts.ts';
import type { Findings } from './findings.ts';
import { knowsSomeKeywords, leastRankedKeywords } from './overall-health.ts';
import { counted, figure, listed, positionOf, quoted, searchesAMonth } from './prose.ts';
import { reportFigures } from './report-figures.ts';
import type { PriorityAction } from './schema.ts';
import { competitorCard, gapRows, ownRows } from './sources.ts';

/** Several gap keywords with one topic: a group of pages to build. */
export function writeGapClusterAction(facts: ReportFacts, { gapCluster }: Findings): WeighedAction {
  const [first] = gapCluster?.gaps ?? [];
  if (!gapCluster || !first) return null;
  const examples = gapCluster.gaps.slice(0, 4).map(({ keyword }) => quoted(keyword));
  return {
    clicks: gapCluster.gaps.slice(0, 3).reduce((sum, gap) => sum + (gap.gain ?? 0), 0),
    action: {
      action: cited(`Build a group of pages around ${quoted(gapCluster.topic)}`, gapRows(...gapCluster.gaps)),
      rationale: cited(
        `Competitors rank for ${listed(examples)}, and you do not. The keywords share one topic, so the pages support each other.`,
        gapRows(...gapCluster.gaps),
      ),
      expectedImpact: 'Several pages on one topic can each rank for its keywords.',
      expectedTimeline: 'Two to three months',
      implementationDifficulty: workLevel(first.difficultyScore),
      competitorContext: competitorContextFor(first.keyword, facts, 'coverage'),
      quantifiableImpact: cited(
        `${quoted(first.keyword)} alone has ${searchesAMonth(first.searchVolume)}${first.gapScore === null ? '' : `, with a gap score of ${figure(first.gapScore)}`}.`,
        gapRows(first),
      ),
      successMetrics: [
        'Each new page ranks in the top twenty within three months',
        cited(`${quoted(first.keyword)} reaches the first page`, gapRows(first)),
      ],
      requiredResources: [
        'One overview page and one page per keyword',
        'Links from the overview to each page and back',
      ],
      contingencyPlans: [
        cited(
          `Start with ${quoted(first.keyword)} alone, if there is no time for the whole group`,
          gapRows(first),
        ),
        'Stop after the first three pages if none of them ranks, and look at what the leaders do differently',
      ],
    },
  };
}

/** The most valuable single gap, used if the gaps share no topic. */
export function writeBestGapAction(facts: ReportFacts, { gaps }: Findings): WeighedAction {
  const [gap] = gaps;
  if (!gap) return null;
  return {
    clicks: gap.gain ?? 0,
    action: {
      action: cited(`Publish a page for ${quoted(gap.keyword)}`, gapRows(gap)),
      rationale: cited(
        `${gap.competitor.name} ranks at ${positionOf(gap.rank)} for ${quoted(gap.keyword)} (${searchesAMonth(gap.searchVolume)}), and you do not answer it.`,
        gapRows(gap),
      ),
      expectedImpact: 'The first page of your own for a search that now goes to a competitor.',
      expectedTimeline: 'One to two months',
      implementationDifficulty: workLevel(gap.difficultyScore),
      competitorContext: competitorContextFor(gap.keyword, facts, 'coverage'),
      quantifiableImpact: cited(
        `${quoted(gap.keyword)} has ${searchesAMonth(gap.searchVolume)}${gap.gapScore === null ? '' : `, with a gap score of ${figure(gap.gapScore)}`}.`,
        gapRows(gap),
      ),
      successMetrics: [
        cited(
          `Your page ranks in the top twenty for ${quoted(gap.keyword)} within three months`,
          gapRows(gap),
        ),
      ],
      requiredResources: ['One page written from the content brief', 'Two internal links from related pages'],
      contingencyPlans: [
        cited(
          `If the page does not rank, study the title and format of the page of ${gap.competitor.name}`,
          competitorCard(gap.competitor),
        ),
      ],
    },
  };
}

/** Easy keywords that are still far away. */
export function writeEasyWinAction(facts: ReportFacts, { easyWins }: Findings): WeighedAction {
  const chosen = easyWins.slice(0, 3);
  const [first] = chosen;
  if (!first) return null;
  return {
    clicks: sumClicks(chosen),
    action: {
      action: cited(
        `Answer the easy keyword ${quoted(first.keywordText)} with a focused page`,
        ownRows(first),
      ),
      rationale: cited(
        `${describeKeywords(chosen)} ${chosen.length === 1 ? 'is' : 'are'} easy to rank for, with a difficulty of ${listed(chosen.map(({ difficultyScore }) => figure(difficultyScore ?? 0)))}.`,
        ownRows(...chosen),
      ),
      expectedImpact: 'New positions with little competition, and a topic to link from later.',
      expectedTimeline: 'One to two months',
      implementationDifficulty: 'low',
      competitorContext: competitorContextFor(first.keywordText, facts, 'coverage'),
      quantifiableImpact: clicksSentence(first),
      successMetrics: [
        cited(`${quoted(first.keywordText)} reaches the first page`, ownRows(first)),
        'Each new page is indexed within two weeks',
      ],
      requiredResources: [
        `${chosen.length === 1 ? 'One short page' : 'One short page per keyword'}, written from the content brief`,
      ],
      contingencyPlans: ['If a page stays below the top twenty, merge it into the closest stronger page'],
    },
  };
}

/** An action for facts without any finding. */
export function writeStarterAction(facts: ReportFacts): Draft<PriorityAction> {
  const { health } = facts;
  if (health.rankedKeywords === 0 && facts.domainSummary.avgSearchVolume !== null) return missingRanks(facts);
  if (health.rankedKeywords < leastRankedKeywords) return firstKeywords(facts);
  const isUnweighed = health.basis.volumeShare === 0 && health.basis.clicksAMonth === null;
  return isUnweighed ? missingFigures(facts) : moreKeywords(facts);
}

/** "at least 52 keywords": others rank too if a source hides or cuts off searches. */
function rankedKeywords({ health }: ReportFacts): string {
  return `${knowsSomeKeywords(health.basis) ? 'at least ' : ''}${counted(health.rankedKeywords, 'keyword')}`;
}

function firstKeywords(facts: ReportFacts): Draft<PriorityAction> {
  const { domainName, health } = facts;
  return {
    action: 'Choose a first set of keywords',
    rationale: cited(
      health.rankedKeywords === 0
        ? `No ranked keyword of ${domainName} is known yet, so the first step is to decide what it should be found for.`
        : `${domainName} ranks for ${rankedKeywords(facts)}, but none of them offers a clear next step.`,
      reportFigures(facts, 'ranked'),
    ),
    expectedImpact: 'A base from which rankings, trends and gaps can be measured.',
    expectedTimeline: 'Two weeks',
    implementationDifficulty: 'low',
    competitorContext: starterContext(facts),
    quantifiableImpact: 'Not enough data for an estimate.',
    successMetrics: ['At least ten keywords rank in the top hundred'],
    requiredResources: [
      'A short list of the questions that your customers ask',
      'One page for each question',
    ],
    contingencyPlans: ['If nothing ranks after three months, aim at longer and more specific searches'],
  };
}

/** Used with search volumes only: no source has a rank of the domain. */
function missingRanks(facts: ReportFacts): Draft<PriorityAction> {
  return {
    action: 'Import ranks or Search Console figures',
    rationale: cited(
      `The tracked keywords have search volumes, but no source has a rank of ${facts.domainName}.`,
      reportFigures(facts, 'ranked'),
    ),
    expectedImpact: 'Moves for the pages that rank, each with its expected visits.',
    expectedTimeline: 'One day',
    implementationDifficulty: 'low',
    competitorContext: starterContext(facts),
    quantifiableImpact: 'Not enough data for an estimate.',
    successMetrics: ['Keywords show their ranks'],
    requiredResources: ['An export of Search Console, Ahrefs or Semrush, or a rank check'],
    contingencyPlans: ['If nothing ranks, start with the tracked keywords of the lowest difficulty'],
  };
}

/** Used with ranks only: no source has search volumes for the keywords. */
function missingFigures(facts: ReportFacts): Draft<PriorityAction> {
  return {
    action: 'Import search volumes or the days of Search Console',
    rationale: cited(
      `${facts.domainName} ranks for ${rankedKeywords(facts)}, but no source says how often they are searched in a month, so no gain can be estimated.`,
      reportFigures(facts, 'ranked'),
    ),
    expectedImpact: 'Expected visits a month for each keyword, and an order of work.',
    expectedTimeline: 'One day',
    implementationDifficulty: 'low',
    competitorContext: starterContext(facts),
    quantifiableImpact: 'Not enough data for an estimate.',
    successMetrics: ['Keywords show the visits to expect from a better position'],
    requiredResources: [
      'The whole zip or spreadsheet of Search Console, not its table of queries alone',
      'Or an export of Keyword Planner, Ahrefs or Semrush with search volumes',
    ],
    contingencyPlans: ['If no export is at hand, connect Search Console'],
  };
}

/** Used with many ranked keywords and no expected gain. */
function moreKeywords(facts: ReportFacts): Draft<PriorityAction> {
  return {
    action: 'Add keywords that more people search for',
    rationale: cited(
      `${facts.domainName} ranks for ${rankedKeywords(facts)}, but none of them offers a clear next step.`,
      reportFigures(facts, 'ranked'),
    ),
    expectedImpact: 'Searches with enough demand to be worth a page.',
    expectedTimeline: 'Two weeks',
    implementationDifficulty: 'low',
    competitorContext: starterContext(facts),
    quantifiableImpact: 'Not enough data for an estimate.',
    successMetrics: ['New keywords rank in the top hundred'],
    requiredResources: [
      'A short list of the questions that your customers ask',
      'The keywords of two or three competitors',
    ],
    contingencyPlans: ['If nothing new ranks after three months, aim at longer and more specific searches'],
  };
}

function starterContext({ competitors: [first] }: ReportFacts): Cited {
  return first
    ? cited(
        `${first.name} ranks for ${counted(first.organicKeywordsCount, 'keyword')}: its list is a good place to look.`,
        competitorCard(first),
      )
    : cited('No competitor is tracked yet, so there is no comparison.');
}
