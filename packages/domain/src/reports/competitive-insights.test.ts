import { describe, expect, it } from 'vitest';
import type { CompetitorFacts, PricedGap, ReportFacts } from './facts.ts';
import { writeInsights } from './insights.ts';
import { competitorFacts, emptyFacts, keywordFacts } from './report-facts.fixture.ts';

const insightsOf = (competitors: CompetitorFacts[], change: Partial<ReportFacts> = {}) =>
  writeInsights({ ...emptyFacts(), competitors, ...change }).value.competitiveInsights;

const ranked = (totalRankedKeywords: number) => ({
  rankingDistribution: { ...emptyFacts().rankingDistribution, totalRankedKeywords },
});

const gap = (keyword: string, gain: number): PricedGap => ({
  ...{ keyword, rank: 3, searchVolume: 2_900, difficultyScore: 24, rankingTitle: null, gapScore: 58 },
  ...{ ourRank: null, gain },
});

const large = competitorFacts({
  name: 'Large',
  organicKeywordsCount: 2_000,
  organicTraffic: 1,
  overlapPercentage: 20,
});
const near = competitorFacts({ name: 'Near', organicKeywordsCount: 90, overlapPercentage: 41.5 });

describe('competitive insights', () => {
  it('ask for competitors if there are none', () => {
    expect(insightsOf([])).toEqual({
      positioning: 'No competitor is tracked yet, so there is nothing to compare with.',
      keyGaps: [],
      recommendations: ['Add two or three sites that you meet in the search results for your main keywords.'],
    });
  });

  it.each([
    [
      'of the leader and of the closest competitor',
      [near, large],
      120,
      'brightbean.example ranks for 120 keywords; Large leads the tracked field with 2,000 keywords and an estimated 1 visit a month. The closest competitor is Near, which ranks for 41.5% of your keywords.',
    ],
    [
      'of one that is both',
      [near],
      89,
      'brightbean.example ranks for 89 keywords; Near leads the tracked field with 90 keywords and an estimated 22,400 visits a month. Near is also the closest competitor: it ranks for 41.5% of your keywords.',
    ],
    [
      'of the own lead',
      [near],
      90,
      'brightbean.example covers the most keywords of the tracked field: 90, against 90 of Near. Near is also the closest competitor: it ranks for 41.5% of your keywords.',
    ],
  ])('give the position %s', (_name, competitors, total, positioning) => {
    expect(insightsOf(competitors, ranked(total)).positioning).toBe(positioning);
  });

  it('name the four gaps with the largest gain', () => {
    const gapKeywords = [1, 2, 3, 4, 5].map((gain) => gap(`word ${gain}`, gain));
    expect(insightsOf([{ ...near, gapKeywords }]).keyGaps).toEqual(
      [5, 4, 3, 2].map((gain) => `“word ${gain}”: Near at position 3, 2,900 searches a month.`),
    );
  });

  it.each<[string, CompetitorFacts[], Partial<ReportFacts>, string[]]>([
    ['no finding', [near], {}, ['Keep the competitor list current; no clear gap shows in the present data.']],
    [
      'a gap',
      [{ ...near, gapKeywords: [gap('mug', 5)] }],
      {},
      [
        'Close the gap “mug” first: it has the best balance of demand and difficulty among the keywords of Near.',
      ],
    ],
    [
      'gaps of several competitors, the most of one',
      [
        { ...near, contentGapsCount: 1 },
        { ...large, contentGapsCount: 164 },
      ],
      {},
      ['Work through the 164 content gaps against Large topic by topic, not keyword by keyword.'],
    ],
    [
      'a keyword near the top',
      [large, near],
      { opportunities: [keywordFacts({ keywordText: 'mug', rankGroup: 9 })] },
      ['Defend the shared ground with Near: improve “mug” before you open new topics.'],
    ],
    [
      'ads for more than three keywords of ten',
      [
        { ...near, paidKeywordsCount: 27 },
        { ...large, paidKeywordsCount: 601 },
      ],
      {},
      ['Large buys ads for 601 keywords. Check which of them you could rank for.'],
    ],
  ])('recommend a step for %s', (_name, competitors, change, recommendations) => {
    expect(insightsOf(competitors, change).recommendations).toEqual(recommendations);
  });
});
