import { describe, expect, it } from 'vitest';
import { separateEvidence } from './cited.ts';
import { writeBestGapAction, writeEasyWinAction, writeGapClusterAction } from './coverage-actions.ts';
import { writeDefenceAction, writeRisingDemandAction } from './demand-actions.ts';
import type { CompetitorFacts, KeywordFacts, ReportFacts } from './facts.ts';
import { findFindings } from './findings.ts';
import { writeInsights } from './insights.ts';
import {
  goalFrom,
  writeCannibalisationAction,
  writePageAction,
  writeSnippetAction,
  writeStrikingDistanceAction,
} from './ranking-actions.ts';
import {
  competitorFacts,
  emptyFacts,
  gainOf,
  keywordFacts,
  momentumFacts,
  richFacts,
} from './report-facts.fixture.ts';
import type { PriorityAction } from './schema.ts';

const writers = {
  striking: writeStrikingDistanceAction,
  snippet: writeSnippetAction,
  page: writePageAction,
  merge: writeCannibalisationAction,
  cluster: writeGapClusterAction,
  gap: writeBestGapAction,
  easy: writeEasyWinAction,
  rising: writeRisingDemandAction,
  defence: writeDefenceAction,
} as const;
type Kind = keyof typeof writers;

function write(kind: Kind, change: Partial<ReportFacts>): { clicks: number; action: PriorityAction } | null {
  const facts = { ...emptyFacts(), ...change };
  const weighed = writers[kind](facts, findFindings(facts));
  return (
    weighed && { clicks: weighed.clicks, action: separateEvidence<PriorityAction>(weighed.action, '').value }
  );
}

const url = 'https://a.example/1';
const own = (keywordText: string, rankGroup: number | null, change: Partial<KeywordFacts> = {}) =>
  keywordFacts({ keywordText, rankGroup, searchVolume: 2_900, rankingUrl: url, gain: gainOf(40), ...change });
const page = { pages: [{ url, keywordCount: 3, avgRank: 14.26 }] };

const gap = (keyword: string, gain: number | null, gapScore: number | null = 58) => ({
  ...{ keyword, rank: 3, searchVolume: 2_900, difficultyScore: 24, rankingTitle: null, gapScore },
  ...{ ourRank: null, gain },
});
const near = (change: Partial<CompetitorFacts> = {}) => [competitorFacts({ name: 'Near', ...change })];
const cluster = near({
  gapKeywords: ['red kettle', 'kettle lid', 'kettle bag', 'old kettle', 'kettle'].map((word, index) =>
    gap(word, 50 - index),
  ),
});

const rising = (searchVolume = 880): Partial<ReportFacts> => ({
  momentum: {
    percentTrendingUp3m: null,
    topLosers: [],
    topGainers: [{ ...momentumFacts('moka pot', 61, 47), searchVolume }],
  },
});
const held = (rankGroup: number): Partial<ReportFacts> => ({
  rankingDistribution: {
    ...emptyFacts().rankingDistribution,
    topRankings: [
      { keywordText: 'mug', searchVolume: 5_400, rankingUrl: url, rankGroup, rankAbsolute: rankGroup + 1 },
    ],
  },
});
const twoPages = { rivalPages: [{ keywordText: 'mug', urls: [url, 'https://a.example/2'] }] };
const snippet: Partial<KeywordFacts> = { serpFeatures: ['featured_snippet'] };

describe('an action', () => {
  it.each<[Kind, string, Partial<ReportFacts>, number, Partial<PriorityAction>]>([
    [
      'striking',
      'one keyword near the top',
      { opportunities: [own('mug', 9, { difficultyScore: 31 })] },
      40,
      {
        action: 'Move “mug” from position 9 to the top three',
        rationale:
          '“mug” (position 9, 2,900 searches a month) ranks just below the results that get most clicks. Improving a page that ranks usually takes less work than writing a new one.',
        expectedImpact:
          'A step up to the top three multiplies the share of searchers who click, without a new page.',
        implementationDifficulty: 'medium',
        quantifiableImpact: '20 to 80 more visits a month from “mug” alone.',
        successMetrics: ['“mug” reaches the top three', 'Clicks on the improved pages rise month over month'],
        requiredResources: [
          `A rewrite of ${url}: title, opening paragraph and missing subtopics`,
          'Internal links from your strongest related pages',
        ],
        contingencyPlans: [
          'If the position has not moved after two months, earn links from two or three relevant sites',
          'If another kind of page fills the results, rebuild the page in that format',
        ],
      },
    ],
    [
      'striking',
      'three of four keywords near the top',
      {
        opportunities: [1, 2, 3, 4].map((number) =>
          own(`word ${number}`, 9, { searchVolume: null, rankingUrl: null }),
        ),
      },
      120,
      {
        rationale:
          '“word 1” (position 9), “word 2” (position 9) and “word 3” (position 9) rank just below the results that get most clicks. Improving a page that ranks usually takes less work than writing a new one.',
        requiredResources: [
          'A rewrite of the page that ranks: title, opening paragraph and missing subtopics',
          'Internal links from your strongest related pages',
        ],
      },
    ],
    [
      'snippet',
      'the only snippet',
      { opportunities: [own('mug', 9, snippet)] },
      40,
      { action: 'Win the featured snippet for “mug”' },
    ],
    [
      'snippet',
      'a snippet of another keyword than the nearest one',
      { opportunities: [own('mug', 9, snippet), own('pot', 2, { ...snippet, gain: gainOf(0.4) })] },
      0.4,
      {
        action: 'Win the featured snippet for “pot”',
        rationale:
          'The results for “pot” show a featured snippet, and your page is on the first page at position 2: snippets are taken from pages like it.',
        quantifiableImpact:
          'Few more visits from “pot” itself; most of the gain comes from related keywords.',
        successMetrics: ['Your page is quoted in the snippet for “pot”'],
        requiredResources: [
          'A direct answer of two or three sentences right under a heading that repeats the question',
          'A short list or table, where the current snippet shows one',
        ],
        contingencyPlans: [
          'If the snippet does not change hands, match its form exactly: paragraph, list or table',
        ],
      },
    ],
    [
      'page',
      'a page of unknown keywords',
      page,
      0,
      {
        action: `Rework ${url}`,
        rationale: 'The page ranks for 3 keywords at an average position of 14.3.',
        competitorContext: 'Compare the page with the first three results for its main keyword.',
        quantifiableImpact: '3 keywords gain from one page.',
        successMetrics: ['The average position of the page improves from 14.3 to the first page'],
        requiredResources: [
          'An outline with one section per group of keywords',
          'One round of writing and editing',
        ],
        contingencyPlans: [
          'If the topics are too far apart for one page, split them and link the parts to each other',
        ],
      },
    ],
    [
      'page',
      'one known keyword',
      { ...page, opportunities: [own('mug', 9), own('pot', 9, { rankingUrl: null })] },
      40,
      {
        rationale: 'The page ranks for 3 keywords at an average position of 14.3. One of them is “mug”.',
        quantifiableImpact: '20 to 80 more visits a month from “mug” alone.',
      },
    ],
    [
      'page',
      'a keyword beside the nearest one',
      {
        ...page,
        opportunities: [own('mug', 9), own('pot', 30, { gain: null }), own('cup', 30), own('jar', 30)],
      },
      120,
      {
        rationale:
          'The page ranks for 3 keywords at an average position of 14.3. Among them are “mug”, “pot” and “cup”.',
        quantifiableImpact: 'What “pot” would bring is not known.',
      },
    ],
    [
      'merge',
      'a search without figures',
      twoPages,
      0,
      {
        action: 'Merge the two pages that compete for “mug”',
        rationale: `${url} and https://a.example/2 both rank for “mug”. Either of them may be shown.`,
        quantifiableImpact: 'One clear answer for “mug”.',
        successMetrics: ['Only one of your pages ranks for “mug”, at a better position'],
        requiredResources: [
          'An editor to merge the texts',
          'A permanent redirect and a change of the internal links',
        ],
        contingencyPlans: ['If both pages are needed, give each its own search intent, title and headings'],
      },
    ],
    [
      'merge',
      'a search with a gain',
      { ...twoPages, opportunities: [own('pot', 4), own('mug', 4)] },
      40,
      { quantifiableImpact: '20 to 80 more visits a month from “mug” alone.' },
    ],
    [
      'cluster',
      'gaps of one topic',
      { competitors: cluster },
      147,
      {
        action: 'Build a group of pages around “kettle”',
        rationale:
          'Competitors rank for “red kettle”, “kettle lid”, “kettle bag” and “old kettle”, and you do not. The keywords share one topic, so the pages support each other.',
        implementationDifficulty: 'low',
        competitorContext: 'Near holds position 3 for “red kettle”.',
        quantifiableImpact: '“red kettle” alone has 2,900 searches a month, with a gap score of 58.',
        successMetrics: [
          'Each new page ranks in the top twenty within three months',
          '“red kettle” reaches the first page',
        ],
        requiredResources: [
          'One overview page and one page per keyword',
          'Links from the overview to each page and back',
        ],
        contingencyPlans: [
          'Start with “red kettle” alone, if there is no time for the whole group',
          'Stop after the first three pages if none of them ranks, and look at what the leaders do differently',
        ],
      },
    ],
    [
      'cluster',
      'gaps without scores',
      {
        competitors: near({
          gapKeywords: ['red kettle', 'kettle lid', 'kettle bag'].map((word) => gap(word, null, null)),
        }),
      },
      0,
      { quantifiableImpact: '“red kettle” alone has 2,900 searches a month.' },
    ],
    [
      'gap',
      'a gap',
      { competitors: near({ gapKeywords: [gap('mug', 5)] }) },
      5,
      {
        action: 'Publish a page for “mug”',
        rationale: 'Near ranks at position 3 for “mug” (2,900 searches a month), and you do not answer it.',
        quantifiableImpact: '“mug” has 2,900 searches a month, with a gap score of 58.',
        successMetrics: ['Your page ranks in the top twenty for “mug” within three months'],
        requiredResources: [
          'One page written from the content brief',
          'Two internal links from related pages',
        ],
        contingencyPlans: ['If the page does not rank, study the title and format of the page of Near'],
      },
    ],
    [
      'gap',
      'a gap without figures',
      { competitors: near({ gapKeywords: [gap('mug', null, null)] }) },
      0,
      { quantifiableImpact: '“mug” has 2,900 searches a month.' },
    ],
    [
      'easy',
      'one easy keyword',
      { opportunities: [own('mug', null, { difficultyScore: 17 })] },
      40,
      {
        action: 'Answer the easy keyword “mug” with a focused page',
        rationale:
          '“mug” (no position in the top hundred, 2,900 searches a month) is easy to rank for, with a difficulty of 17.',
        successMetrics: ['“mug” reaches the first page', 'Each new page is indexed within two weeks'],
        requiredResources: ['One short page, written from the content brief'],
        contingencyPlans: ['If a page stays below the top twenty, merge it into the closest stronger page'],
      },
    ],
    [
      'easy',
      'three of four easy keywords',
      {
        opportunities: [1, 2, 3, 4].map((number) =>
          own(`word ${number}`, 30, { searchVolume: null, difficultyScore: number }),
        ),
      },
      120,
      {
        rationale:
          '“word 1” (position 30), “word 2” (position 30) and “word 3” (position 30) are easy to rank for, with a difficulty of 1, 2 and 3.',
        requiredResources: ['One short page per keyword, written from the content brief'],
      },
    ],
    [
      'rising',
      'a ranking keyword',
      { ...rising(), ...page, opportunities: [own('moka pot', 14, { difficultyScore: 61 })] },
      40,
      {
        action: 'Be ready for the rising demand for “moka pot”',
        rationale:
          'Searches for “moka pot” are growing (+47% against the same month a year before), and you have position 14.',
        implementationDifficulty: 'high',
        quantifiableImpact: '20 to 80 more visits a month from “moka pot” alone.',
        successMetrics: ['“moka pot” improves its position before the demand peaks'],
        requiredResources: [
          `An update of ${url} with what is new`,
          'A mention on the home page or in the newsletter',
        ],
        contingencyPlans: [
          'If the demand turns out to be seasonal, keep the page and renew it before the next season',
        ],
      },
    ],
    [
      'rising',
      'a keyword without a check',
      { ...rising(), opportunities: [own('moka pot', null, { rankingUrl: null, rankState: 'not_checked' })] },
      40,
      {
        rationale:
          'Searches for “moka pot” are growing (+47% against the same month a year before), and you have no known position.',
        requiredResources: [
          'One new page, written from the content brief',
          'A mention on the home page or in the newsletter',
        ],
      },
    ],
    [
      'defence',
      'the tenth position',
      {
        ...held(10),
        competitors: [...near({ overlapPercentage: 10, name: 'Far' }), ...near({ overlapPercentage: 50 })],
      },
      0,
      {
        action: 'Defend position 10 for “mug”',
        rationale:
          '“mug” is your most searched first-page keyword (5,400 searches a month), and Near ranks for 50% of your keywords.',
        quantifiableImpact: '5,400 searches a month depend on this position.',
        successMetrics: ['“mug” keeps position 10 or better for three months'],
        requiredResources: [
          'Half a day to renew facts, prices and pictures on the page',
          'A monthly look at the results',
        ],
        contingencyPlans: [
          'If the position falls, compare the page with the one that passed it, and close the difference',
        ],
      },
    ],
  ])('%s for %s', (kind, _name, facts, clicks, action) => {
    expect(write(kind, facts)).toMatchObject({ clicks, action });
  });

  it.each<[Kind, string, Partial<ReportFacts>]>([
    ...(Object.keys(writers) as Kind[]).map((kind): [Kind, string, object] => [kind, 'no data', {}]),
    ['rising', 'a keyword that is no opportunity', { ...rising(), opportunities: [own('mug', 14)] }],
    ['defence', 'a second page', { ...held(11), competitors: near({ overlapPercentage: 50 }) }],
    ['defence', 'little overlap', { ...held(10), competitors: near({ overlapPercentage: 49.9 }) }],
    ['page', 'a page on the first page', { pages: [{ url, keywordCount: 3, avgRank: 10 }] }],
    ['page', 'a page with two keywords', { pages: [{ url, keywordCount: 2, avgRank: 14 }] }],
  ])('%s is not written for %s', (kind, _name, facts) => {
    expect(write(kind, facts)).toBeNull();
  });

  it.each([
    [null, 'the first page'],
    [20, 'the first page'],
    [9, 'the top three'],
    [2, 'first place'],
  ])('from rank %s aims at %s', (rank, goal) => {
    expect(goalFrom(rank)).toBe(goal);
  });

  it.each<[string, string, Partial<ReportFacts>]>([
    [
      'snippet',
      'None of the tracked competitors is known to hold the snippet for “mug”.',
      { opportunities: [own('mug', 9, snippet)] },
    ],
    [
      'page',
      'Near is not known to rank for “mug”, so a better page meets little resistance from it.',
      { ...page, opportunities: [own('mug', 9)] },
    ],
    ['merge', 'The competition here is your own second page, not another site.', twoPages],
    [
      'easy',
      'No tracked competitor is known to answer “mug”.',
      { opportunities: [own('mug', null, { difficultyScore: 1 })] },
    ],
    [
      'striking',
      'No tracked competitor is known to lead here; Near is the closest overall, with an overlap of 41.5%.',
      { opportunities: [own('mug', 9)] },
    ],
  ])('%s names the closest competitor if none ranks', (kind, context, facts) => {
    const competitors = [...near({ overlapPercentage: 1, name: 'Far' }), ...near()];
    expect(write(kind as Kind, { ...facts, competitors })?.action.competitorContext).toBe(context);
  });

  it.each([
    [null, 'medium'],
    [30, 'low'],
    [60, 'medium'],
    [61, 'high'],
  ])('for a keyword of difficulty %s is of %s difficulty', (difficultyScore, level) => {
    const opportunities = [own('mug', 9, { difficultyScore, gain: gainOf(1) })];
    expect(write('striking', { opportunities })?.action).toMatchObject({
      implementationDifficulty: level,
      quantifiableImpact: 'Under 10 more visits a month from “mug” alone.',
    });
  });

  it('names the competitor that ranks best for its keyword', () => {
    const top = {
      keyword: 'mug',
      rankGroup: 2,
      rankAbsolute: 2,
      searchVolume: 1,
      difficultyScore: 1,
      intent: null,
      serpFeatures: [],
    };
    const competitors = [
      ...near({ name: 'Far', gapKeywords: [{ ...gap('pot', 1), rank: 1 }, gap('mug', 1)] }),
      ...near({ topKeywords: [{ ...top, keyword: 'pot', rankGroup: 1 }, top] }),
      ...near({ name: 'Unranked', topKeywords: [{ ...top, rankGroup: null }] }),
    ];
    const { action } = write('striking', { opportunities: [own('mug', 9)], competitors }) ?? {};
    expect(action?.competitorContext).toBe('Near holds position 2 for “mug”.');
    expect(write('striking', { opportunities: [own('mug', 9)] })?.action.competitorContext).toBe(
      'No competitor is tracked yet, so there is no comparison.',
    );
  });
});

it('has one action for gaps, of their topic or of the largest one', () => {
  const actionsFor = (gapKeywords: CompetitorFacts['gapKeywords']) =>
    writeInsights({ ...emptyFacts(), competitors: near({ gapKeywords }) }).value.priorityActions;
  expect(actionsFor([gap('mug', 5), gap('pot', 6)]).map(({ action }) => action)).toEqual([
    'Publish a page for “pot”',
  ]);
  expect(actionsFor(cluster[0]?.gapKeywords ?? []).map(({ action }) => action)).toEqual([
    'Build a group of pages around “kettle”',
  ]);
});

it('has six actions at most', () => {
  const facts = {
    ...richFacts(),
    momentum: { ...richFacts().momentum, topGainers: [momentumFacts('espresso grinder', 61, 47)] },
  };
  expect(writeInsights(facts).value.priorityActions).toHaveLength(6);
});
