import { describe, expect, it } from 'vitest';
import type { ReportFacts } from './facts.ts';
import { writeInsights } from './insights.ts';
import {
  competitorFacts,
  emptyFacts,
  gainOf,
  keywordFacts,
  momentumFacts,
  reportMove,
  richFacts,
} from './report-facts.fixture.ts';

const assess = (change: Partial<ReportFacts>) =>
  writeInsights({ ...emptyFacts(), ...change }).value.strategicAssessment;

type Buckets = ReportFacts['rankingDistribution']['distributionByPosition'];

function distribution(total: number, buckets: Partial<Buckets> = {}): ReportFacts['rankingDistribution'] {
  const none = { top3: 0, top10: 0, top20: 0, top50: 0, beyond50: 0 };
  return { totalRankedKeywords: total, distributionByPosition: { ...none, ...buckets }, topRankings: [] };
}

const topRanking = (keywordText: string, rankGroup: number) => ({
  ...{ keywordText, rankGroup, searchVolume: 5_400, rankingUrl: null, rankAbsolute: rankGroup },
});

const page = (keywordCount: number, avgRank: number) => [
  { url: 'https://a.example/', keywordCount, avgRank },
];

describe('the strengths', () => {
  it.each<[string, Partial<ReportFacts>, string[]]>([
    ['no data', {}, []],
    [
      'one keyword in the top three',
      { rankingDistribution: distribution(9, { top3: 1 }) },
      ['1 keyword in the top three.'],
    ],
    [
      'a rank on the first page, below others',
      {
        rankingDistribution: {
          ...distribution(2),
          topRankings: [topRanking('far', 11), topRanking('near', 10)],
        },
      },
      ['A first-page position for “near” (5,400 searches a month, position 10).'],
    ],
    ['34% on the first page', { rankingDistribution: distribution(100, { top10: 34 }) }, []],
    [
      '35% on the first page',
      { rankingDistribution: distribution(100, { top3: 1, top10: 34 }) },
      [
        '1 keyword in the top three.',
        'A large part of the 100 ranked keywords is on the first page already.',
      ],
    ],
    ['9 keywords, all on the first page', { rankingDistribution: distribution(9, { top10: 9 }) }, []],
    [
      '10 keywords of a cut list, all on the first page',
      {
        rankingDistribution: distribution(10, { top10: 10 }),
        health: { ...emptyFacts().health, basis: { ...emptyFacts().health.basis, isCut: true } },
      },
      ['A large part of the 10 known ranked keywords is on the first page already.'],
    ],
    [
      'rising demand',
      {
        momentum: {
          percentTrendingUp3m: null,
          topLosers: [],
          topGainers: [momentumFacts('moka pot', 61, 47)],
        },
      },
      ['Rising interest in “moka pot” (+47% against the same month a year before).'],
    ],
    [
      'a page on the first page',
      { pages: page(5, 10) },
      ['https://a.example/ alone ranks for 5 keywords at an average position of 10.'],
    ],
    ['a page with few keywords', { pages: page(4, 10) }, []],
    ['a page below', { pages: page(5, 10.1) }, []],
  ])('with %s', (_name, change, strengths) => {
    expect(assess(change).keyStrengths).toEqual(strengths);
  });

  it('are four at most', () => {
    const rankingDistribution = { ...distribution(10, { top3: 4 }), topRankings: [topRanking('near', 2)] };
    expect(assess({ ...richFacts(), rankingDistribution, pages: page(5, 4) }).keyStrengths).toHaveLength(4);
  });
});

describe('the weaknesses', () => {
  it.each<[string, Partial<ReportFacts>, string[]]>([
    ['no data', {}, ['No rank in the top hundred is known yet.']],
    ['40% far down', { rankingDistribution: distribution(10, { top3: 1, top50: 2, beyond50: 2 }) }, []],
    [
      'half far down and none in the top three',
      { rankingDistribution: distribution(10, { top50: 4, beyond50: 1 }) },
      [
        '4 keywords are between positions twenty-one and fifty, and 1 further down.',
        'No keyword is in the top three.',
      ],
    ],
    [
      'gaps, most of them against one competitor',
      {
        rankingDistribution: distribution(1, { top3: 1 }),
        competitors: [
          competitorFacts({ contentGapsCount: 2 }),
          competitorFacts({ contentGapsCount: 3, name: 'Near' }),
        ],
      },
      ['Near ranks well for 3 keywords where you are absent or far below.'],
    ],
    [
      'a competitor without gaps',
      { rankingDistribution: distribution(1, { top3: 1 }), competitors: [competitorFacts()] },
      [],
    ],
    [
      'a page below the first page',
      { rankingDistribution: distribution(1, { top3: 1 }), pages: page(3, 10.1) },
      ['https://a.example/ ranks for 3 keywords, but at an average position of only 10.1.'],
    ],
    [
      'AI overviews, two of them named',
      {
        rankingDistribution: distribution(1, { top3: 1 }),
        opportunities: [1, 2, 3].map((number) =>
          keywordFacts({ keywordText: `word ${number}`, serpFeatures: ['ai_overview'] }),
        ),
      },
      ['An AI overview appears above the results for “word 1” and “word 2” and takes part of the clicks.'],
    ],
  ])('with %s', (_name, change, weaknesses) => {
    expect(assess(change).keyWeaknesses).toEqual(weaknesses);
  });

  it('are four at most', () => {
    const rankingDistribution = distribution(10, { top50: 10 });
    expect(assess({ ...richFacts(), rankingDistribution }).keyWeaknesses).toHaveLength(4);
  });
});

describe('the summary', () => {
  const enough = { ...emptyFacts().health, rankedKeywords: 10, visibility: 0.1234 };
  const ranks = distribution(10, { top10: 5 });
  const start =
    'brightbean.example ranks for 10 keywords: none in the top three and 5 on the rest of the first page.';
  const end = 'Health is excellent, with a visibility of 12.3%.';
  const averages = { ...emptyFacts().domainSummary, avgRank: 23.46, avgSearchVolume: 1_243.6 };
  const striking = keywordFacts({ keywordText: 'mug', rankGroup: 9 });

  it.each<[string, Partial<ReportFacts>, string]>([
    ['ranks alone', {}, ''],
    ['an average position without volumes', { domainSummary: { ...averages, avgSearchVolume: null } }, ''],
    ['an average volume without positions', { domainSummary: { ...averages, avgRank: null } }, ''],
    [
      'averages',
      { domainSummary: averages },
      'The average position is 23.5. All tracked keywords average 1,244 searches a month. ',
    ],
    ['a keyword near the top', { opportunities: [striking] }, 'The nearest gain is “mug” at position 9. '],
    [
      'a keyword near the top and its gain',
      { opportunities: [{ ...striking, gain: gainOf(400) }] },
      'The nearest gain is “mug” at position 9, worth 200 to 800 more visits a month. ',
    ],
    [
      'a move, before a keyword near the top',
      { moves: [reportMove()], opportunities: [striking] },
      'The largest gain among your moves: Update /guides/grinders, worth 240 to 610 more visits a month. ',
    ],
    [
      'a move of unknown gain',
      { moves: [reportMove({ gain: null })] },
      'The largest gain among your moves: Update /guides/grinders. ',
    ],
  ])('has %s', (_name, change, middle) => {
    const { overallHealth, summary } = assess({ health: enough, rankingDistribution: ranks, ...change });
    expect(summary).toBe(`${start} ${middle}${end}`);
    expect(overallHealth).toBe('excellent');
  });

  it.each([
    [0, 'no rank of brightbean.example in the top hundred is known yet'],
    [1, 'only 1 keyword of brightbean.example is known to rank in the top hundred'],
    [9, 'only 9 keywords of brightbean.example are known to rank in the top hundred'],
  ])('of %s ranked keywords says that they are too few', (rankedKeywords, found) => {
    expect(assess({ health: { ...emptyFacts().health, rankedKeywords } }).summary).toBe(
      `There is not enough data for a health rating: ${found}. A rating needs at least ten ranked keywords.`,
    );
  });

  it('without a rating says what is unknown', () => {
    const health = { ...enough, visibility: null, basis: { ...enough.basis, volumeShare: 0 } };
    expect(assess({ health, rankingDistribution: ranks }).summary).toBe(
      `${start} There is not enough data for a rating. No ranked keyword has a search volume, so visibility is unknown. There is no earlier report to compare with.`,
    );
  });
});
