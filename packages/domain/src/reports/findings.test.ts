import { describe, expect, it } from 'vitest';
import { findFindings } from './findings.ts';
import { momentumTrendOf } from './momentum-trend.ts';
import {
  competitorFacts,
  emptyFacts,
  keywordFacts,
  momentumFacts,
  richFacts,
} from './report-facts.fixture.ts';

const named = (keywords: { keywordText: string }[]) => keywords.map(({ keywordText }) => keywordText);

describe('findFindings', () => {
  it('sorts keywords into the findings by rank and difficulty', () => {
    const ranks = [3, 4, 10, 11, 20, 21, null];
    const opportunities = ranks.map((rankGroup) =>
      keywordFacts({
        keywordText: String(rankGroup),
        rankGroup,
        difficultyScore: 30,
        serpFeatures: ['featured_snippet'],
      }),
    );
    const { strikingDistance, easyWins, snippetChances } = findFindings({ ...emptyFacts(), opportunities });
    expect(named(strikingDistance)).toEqual(['4', '10', '11', '20']);
    expect(named(easyWins)).toEqual(['21', 'null']);
    expect(named(snippetChances)).toEqual(['3', '4', '10']);
  });

  it.each([
    [0, ['kettle']],
    [1, ['kettle']],
    [30, ['kettle']],
    [31, []],
    [null, []],
  ])('a difficulty of %s makes the easy wins %j', (difficultyScore, expected) => {
    const opportunities = [keywordFacts({ keywordText: 'kettle', difficultyScore })];
    expect(named(findFindings({ ...emptyFacts(), opportunities }).easyWins)).toEqual(expected);
  });

  it('classifies rising and fading demand by the previous year only', () => {
    const quarter = momentumFacts('moka pot', 61, 47);
    const unknown = { ...quarter.trends, twelveMonths: momentumTrendOf(null) };
    const falling = { ...quarter.trends, twelveMonths: momentumTrendOf(-12) };
    const gainers = [quarter, { ...quarter, trends: unknown }, { ...quarter, trends: falling }];
    const momentum = { percentTrendingUp3m: 38, topGainers: gainers, topLosers: [] };
    expect(findFindings({ ...emptyFacts(), momentum }).rising).toEqual([quarter]);
  });

  it.each([
    [99, 0],
    [100, 1],
    [null, 0],
  ])('with %s searches a month finds %s keywords of rising demand', (searchVolume, count) => {
    const gainer = { ...momentumFacts('moka pot', 61, 47), searchVolume };
    const momentum = { percentTrendingUp3m: 38, topGainers: [gainer], topLosers: [] };
    expect(findFindings({ ...emptyFacts(), momentum }).rising).toHaveLength(count);
  });

  it('keeps one gap per keyword, with the best-ranking competitor', () => {
    const gap = {
      keyword: 'kettle',
      searchVolume: 90,
      difficultyScore: null,
      rankingTitle: null,
      gapScore: null,
      ourRank: null,
      gain: null,
    };
    const competitors = [
      competitorFacts({ domain: 'a.example', gapKeywords: [{ ...gap, rank: 9 }] }),
      competitorFacts({ domain: 'b.example', gapKeywords: [{ ...gap, rank: 2 }] }),
      competitorFacts({
        domain: 'c.example',
        gapKeywords: [{ ...gap, keyword: 'pot', rank: 2, ourRank: 36 }],
      }),
    ];
    const { gaps } = findFindings({ ...emptyFacts(), competitors });
    expect(gaps.map(({ competitor, rank }) => [competitor.domain, rank])).toEqual([['b.example', 2]]);
  });

  it('finds the page with the largest gain, the keyword with two pages, and the fading top ranking', () => {
    const { underperformingPage, cannibalised, fadingTopRankings } = findFindings(richFacts());
    expect(underperformingPage?.url).toBe('https://brightbean.example/guides/grinders');
    expect(cannibalised?.keywordText).toBe('espresso grinder');
    expect(named(fadingTopRankings)).toEqual(['cold brew ratio']);
    const rivalPages = [{ keywordText: 'drip coffee', urls: ['https://a.example/1', 'https://a.example/2'] }];
    expect(findFindings({ ...richFacts(), rivalPages }).cannibalised).toEqual(rivalPages[0]);
  });
});
