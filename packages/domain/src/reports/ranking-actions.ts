import { aimOf, moveFor } from '../gain/moves.ts';
import {
  clicksSentence,
  competitorContextFor,
  describeKeywords,
  sumClicks,
  type WeighedAction,
  workLevel,
} from './action-context.ts';
import { cited } from './cited.ts';
import type { ReportFacts } from './facts.ts';
import { cannibalisedRows, type Findings } from './findings.ts';
import { counted, figure, listed, positionOf, quoted } from './prose.ts';
import { ownPage, ownRows } from './sources.ts';

const goalNames = new Map([
  [1, 'first place'],
  [3, 'the top three'],
]);

/** Target rank from the current one, in words. */
export function goalFrom(rank: number | null): string {
  return goalNames.get(aimOf(moveFor(rank), rank, null)?.target.mid ?? 1) ?? 'the first page';
}

/** Keywords between positions 4 and 20: the nearest gains. */
export function writeStrikingDistanceAction(
  facts: ReportFacts,
  { strikingDistance }: Findings,
): WeighedAction {
  const chosen = strikingDistance.slice(0, 3);
  const [first] = chosen;
  if (!first) return null;
  const goal = goalFrom(first.rankGroup);
  const place = first.rankingUrl ?? 'the page that ranks';
  return {
    clicks: sumClicks(chosen),
    action: {
      action: cited(
        `Move ${quoted(first.keywordText)} from ${positionOf(first.rankGroup)} to ${goal}`,
        ownRows(first),
      ),
      rationale: cited(
        `${describeKeywords(chosen)} rank${chosen.length === 1 ? 's' : ''} just below the results that get most clicks. Improving a page that ranks usually takes less work than writing a new one.`,
        ownRows(...chosen),
      ),
      expectedImpact: `A step up to ${goal} multiplies the share of searchers who click, without a new page.`,
      expectedTimeline: 'Four to eight weeks',
      implementationDifficulty: workLevel(first.difficultyScore),
      competitorContext: competitorContextFor(first.keywordText, facts, 'ranking'),
      quantifiableImpact: clicksSentence(first),
      successMetrics: [
        cited(`${quoted(first.keywordText)} reaches ${goal}`, ownRows(first)),
        'Clicks on the improved pages rise month over month',
      ],
      requiredResources: [
        cited(
          `A rewrite of ${place}: title, opening paragraph and missing subtopics`,
          first.rankingUrl === null ? {} : ownPage(first.rankingUrl, facts.pages),
        ),
        'Internal links from your strongest related pages',
      ],
      contingencyPlans: [
        'If the position has not moved after two months, earn links from two or three relevant sites',
        'If another kind of page fills the results, rebuild the page in that format',
      ],
    },
  };
}

/** A keyword on page one with a featured snippet that is not ours. */
export function writeSnippetAction(
  facts: ReportFacts,
  { snippetChances, strikingDistance }: Findings,
): WeighedAction {
  const first = snippetChances.find((chance) => chance !== strikingDistance[0]) ?? snippetChances[0];
  if (!first) return null;
  return {
    clicks: first.calculatedOpportunity,
    action: {
      action: cited(`Win the featured snippet for ${quoted(first.keywordText)}`, ownRows(first)),
      rationale: cited(
        `The results for ${quoted(first.keywordText)} show a featured snippet, and your page is on the first page at ${positionOf(first.rankGroup)}: snippets are taken from pages like it.`,
        ownRows(first),
      ),
      expectedImpact: 'The featured snippet appears above all other results.',
      expectedTimeline: 'Two to four weeks',
      implementationDifficulty: 'low',
      competitorContext: competitorContextFor(first.keywordText, facts, 'snippet'),
      quantifiableImpact: clicksSentence(first),
      successMetrics: [
        cited(`Your page is quoted in the snippet for ${quoted(first.keywordText)}`, ownRows(first)),
      ],
      requiredResources: [
        'A direct answer of two or three sentences right under a heading that repeats the question',
        'A short list or table, where the current snippet shows one',
      ],
      contingencyPlans: [
        'If the snippet does not change hands, match its form exactly: paragraph, list or table',
      ],
    },
  };
}

/** A page that ranks for many keywords, but on average below page one. */
export function writePageAction(
  facts: ReportFacts,
  { underperformingPage: page, strikingDistance }: Findings,
): WeighedAction {
  if (!page) return null;
  const own = facts.opportunities.filter(({ rankingUrl }) => rankingUrl === page.url);
  const main = own.find((keyword) => keyword !== strikingDistance[0]) ?? own[0];
  const examples = own.slice(0, 3).map(({ keywordText }) => quoted(keywordText));
  const itself = ownPage(page.url, facts.pages);
  return {
    clicks: sumClicks(own),
    action: {
      action: cited(`Rework ${page.url}`, itself),
      rationale: cited(
        `The page ranks for ${counted(page.keywordCount, 'keyword')} at an average position of ${figure(page.avgRank)}.${examples.length > 0 ? ` ${examples.length === 1 ? 'One of them is' : 'Among them are'} ${listed(examples)}.` : ''}`,
        itself,
        ownRows(...own.slice(0, 3)),
      ),
      expectedImpact: 'One edit lifts the whole group of keywords that the page already answers.',
      expectedTimeline: 'One to two months',
      implementationDifficulty: 'medium',
      competitorContext: main
        ? competitorContextFor(main.keywordText, facts, 'page')
        : 'Compare the page with the first three results for its main keyword.',
      quantifiableImpact: main
        ? clicksSentence(main)
        : cited(`${counted(page.keywordCount, 'keyword')} gain from one page.`, itself),
      successMetrics: [
        cited(
          `The average position of the page improves from ${figure(page.avgRank)} to the first page`,
          itself,
        ),
      ],
      requiredResources: [
        'An outline with one section per group of keywords',
        'One round of writing and editing',
      ],
      contingencyPlans: [
        'If the topics are too far apart for one page, split them and link the parts to each other',
      ],
    },
  };
}

/** Two own pages for one keyword. */
export function writeCannibalisationAction(facts: ReportFacts, { cannibalised }: Findings): WeighedAction {
  if (!cannibalised) return null;
  const { keywordText, urls } = cannibalised;
  const competing = cannibalisedRows(facts, cannibalised);
  const known = facts.opportunities.find((keyword) => keyword.keywordText === keywordText);
  return {
    clicks: known?.calculatedOpportunity ?? 0,
    action: {
      action: cited(`Merge the two pages that compete for ${quoted(keywordText)}`, ...competing),
      rationale: cited(
        `${listed(urls)} both rank for ${quoted(keywordText)}. Either of them may be shown.`,
        ...competing,
      ),
      expectedImpact: 'One stronger page takes a steadier and better position than two weak ones.',
      expectedTimeline: 'Two to four weeks',
      implementationDifficulty: 'low',
      competitorContext: competitorContextFor(keywordText, facts, 'merge'),
      quantifiableImpact: known
        ? clicksSentence(known)
        : cited(`One clear answer for ${quoted(keywordText)}.`, ...competing),
      successMetrics: [
        cited(`Only one of your pages ranks for ${quoted(keywordText)}, at a better position`, ...competing),
      ],
      requiredResources: [
        'An editor to merge the texts',
        'A permanent redirect and a change of the internal links',
      ],
      contingencyPlans: ['If both pages are needed, give each its own search intent, title and headings'],
    },
  };
}
