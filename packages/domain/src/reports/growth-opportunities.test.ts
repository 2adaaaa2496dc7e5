import { describe, expect, it } from 'vitest';
import type { KeywordFacts, ReportFacts } from './facts.ts';
import { writeInsights } from './insights.ts';
import {
  competitorFacts,
  emptyFacts,
  gainOf,
  keywordFacts,
  momentumFacts,
  reportMove,
} from './report-facts.fixture.ts';
import type { GrowthOpportunity } from './schema.ts';

const growthOf = (change: Partial<ReportFacts>) =>
  writeInsights({ ...emptyFacts(), ...change }).value.growthOpportunities;

const url = 'https://a.example/1';
const own = (keywordText: string, change: Partial<KeywordFacts> = {}) =>
  keywordFacts({ keywordText, rankGroup: 9, searchVolume: 2_900, rankingUrl: url, ...change });

const gaps = (...keywords: string[]) => ({
  competitors: [
    competitorFacts({
      gapKeywords: keywords.map((keyword, index) => ({
        ...{ keyword, rank: 3, searchVolume: 2_900, difficultyScore: 24, rankingTitle: null, gapScore: 58 },
        ...{ ourRank: null, gain: 20 - index },
      })),
    }),
  ],
});

const rising = (score: number): Partial<ReportFacts> => ({
  momentum: { percentTrendingUp3m: null, topLosers: [], topGainers: [momentumFacts('moka pot', score, 47)] },
});
const held: Partial<ReportFacts> = {
  rankingDistribution: {
    ...emptyFacts().rankingDistribution,
    topRankings: ['mug', 'moka pot'].map((keywordText, index) => ({
      ...{ keywordText, searchVolume: 880, rankingUrl: url, rankGroup: 3 + index, rankAbsolute: 5 },
    })),
  },
};
const page = (keywordCount: number, avgRank: number) => ({ pages: [{ url, keywordCount, avgRank }] });

describe('a growth opportunity', () => {
  it.each<[string, Partial<ReportFacts>, Partial<GrowthOpportunity>]>([
    [
      'a keyword near the top, without figures',
      { opportunities: [own('mug', { searchVolume: null, rankingUrl: null })] },
      {
        opportunity: 'Improve pages that rank just below the top results',
        description: '“mug” is at position 9.',
        quantifiableImpact: { level: 'low', percentageGrowth: null },
        implementationApproach:
          'Sharpen title and opening of the ranking page, add what the results above it cover, and link to it from related pages.',
      },
    ],
    [
      'two keywords near the top',
      { opportunities: [own('mug', { gain: gainOf(20), calculatedOpportunity: 20 }), own('pot')] },
      {
        description:
          '“mug” is at position 9 with 2,900 searches a month; “pot” comes next. Work toward the top three is expected to bring 10 to 40 more visits a month.',
        quantifiableImpact: { level: 'medium', percentageGrowth: null },
        implementationApproach: `Sharpen title and opening of ${url}, add what the results above it cover, and link to it from related pages.`,
      },
    ],
    [
      'four keywords near the top, of which three are named',
      { opportunities: [own('mug'), own('pot'), own('cup'), own('jar')] },
      { description: '“mug” is at position 9 with 2,900 searches a month; “pot” and “cup” come next.' },
    ],
    [
      'one gap',
      gaps('mug'),
      {
        opportunity: 'Answer “mug”; competitors already rank for it',
        description:
          'Röstwerk ranks at position 3 for “mug” (2,900 searches a month). You do not rank for it.',
        competitiveAdvantage: 'The page of Röstwerk shows what an answer has to cover.',
        quantifiableImpact: { level: 'medium', percentageGrowth: null },
      },
    ],
    [
      'gaps of one topic, of which three are named',
      gaps('red kettle', 'kettle lid', 'kettle bag', 'kettle'),
      {
        opportunity: 'Cover the topic “kettle”; competitors already rank for it',
        description:
          'Röstwerk ranks at position 3 for “red kettle” (2,900 searches a month). The same holds for “kettle lid” and “kettle bag”.',
      },
    ],
    [
      'rising demand without a rank',
      rising(50),
      {
        opportunity: 'Demand for “moka pot” is rising',
        description: 'Demand is 880 searches a month and growing: +47% against the same month a year before.',
        competitiveAdvantage: 'A page written now is in place if demand keeps growing.',
        quantifiableImpact: { level: 'high', percentageGrowth: 47 },
        implementationApproach:
          'Update the page that fits best, or write one, and check the keyword again every month.',
      },
    ],
    [
      'rising demand of a ranking keyword',
      { ...rising(49), ...held },
      {
        competitiveAdvantage:
          'One of your pages already ranks for it, at position 4: an update is quicker than a new page.',
        quantifiableImpact: { level: 'medium', percentageGrowth: 47 },
        implementationApproach:
          'Update the page now, mention what is new, and check the keyword again every month.',
      },
    ],
    ['medium momentum', rising(20), { quantifiableImpact: { level: 'medium', percentageGrowth: 47 } }],
    ['little momentum', rising(19), { quantifiableImpact: { level: 'low', percentageGrowth: 47 } }],
    [
      'a strong page',
      page(3, 10),
      {
        opportunity: `Build on ${url}`,
        description: 'The page ranks for 3 keywords at an average position of 10.',
        quantifiableImpact: { level: 'medium', percentageGrowth: null },
      },
    ],
  ])('is written for %s', (_name, change, growth) => {
    expect(growthOf(change)).toMatchObject([growth]);
  });

  it.each([
    ['few keywords', page(2, 10)],
    ['a low position', page(3, 10.1)],
  ])('is not written for a page with %s', (_name, change) => {
    expect(growthOf(change)).toEqual([]);
  });

  it('of a keyword has its level from the gain', () => {
    const levels = [99, 100].map(
      (gain) =>
        growthOf({ opportunities: [own('mug', { calculatedOpportunity: gain })] })[0]?.quantifiableImpact
          .level,
    );
    expect(levels).toEqual(['medium', 'high']);
  });
});

describe('growth by moves', () => {
  const moves = (count: number, change: Parameters<typeof reportMove>[0] = {}) =>
    Array.from({ length: count }, (_, index) =>
      reportMove({ id: `m${index}`, title: `/${index + 1}`, pages: [], ...change }),
    );

  it.each([
    ['one move', moves(1), '1 move: Update /1. It is expected to bring 240 to 610 more visits a month.'],
    [
      'three moves without gains',
      moves(3, { gain: null }),
      '3 moves: Update /1, Update /2 and Update /3. What they would bring is not known.',
    ],
    [
      'four moves',
      moves(4),
      '4 moves: Update /1, Update /2, Update /3 and 1 other. Together they are expected to bring 960 to 2,400 more visits a month.',
    ],
    [
      'five moves',
      moves(5, { gain: null }),
      '5 moves: Update /1, Update /2, Update /3 and 2 others. What they would bring is not known.',
    ],
  ])('names the moves and adds their gains: %s', (_name, all, description) => {
    expect(growthOf({ moves: all }).map((growth) => growth.description)).toEqual([description]);
  });

  it('has the kind with the largest gain first, and gaps unless pages are to be written', () => {
    const large = { low: 500, mid: 900, high: 1_500, success: 1_500, chance: 0.5 };
    const links = moves(1, { verb: 'link', gain: large });
    const titles = (all: ReportFacts['moves']) =>
      growthOf({ moves: all ?? [], ...gaps('mug'), ...rising(50), ...page(3, 4) }).map(
        ({ opportunity }) => opportunity,
      );
    expect(titles([...links, ...moves(1, { verb: 'write' })])).toHaveLength(3);
    expect(titles([...moves(2), ...links])).toEqual([
      'Link to pages near the top',
      'Improve pages that searchers see already',
      'Answer “mug”; competitors already rank for it',
      'Demand for “moka pot” is rising',
    ]);
    expect(titles(moves(1, { verb: 'write' }))).toEqual([
      'Write pages for topics that have none',
      'Demand for “moka pot” is rising',
    ]);
  });
});
