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
    const worse = competitorFacts({ domain: 'd.example', gapKeywords: [{ ...gap, rank: 2 }] });
    const { gaps } = findFindings({ ...emptyFacts(), competitors: [...competitors, worse] });
    expect(gaps.map(({ competitor, rank }) => [competitor.domain, rank])).toEqual([['b.example', 2]]);
  });

  it('sorts keywords by their gain', () => {
    const opportunities = [5, 9, 1].map((calculatedOpportunity) =>
      keywordFacts({ keywordText: String(calculatedOpportunity), rankGroup: 9, calculatedOpportunity }),
    );
    expect(named(findFindings({ ...emptyFacts(), opportunities }).strikingDistance)).toEqual(['9', '5', '1']);
  });

  it('finds the keywords with an AI overview', () => {
    const opportunities = [
      keywordFacts({ keywordText: 'plain', serpFeatures: ['video'] }),
      keywordFacts({ keywordText: 'answered', serpFeatures: ['ai_overview'] }),
    ];
    expect(named(findFindings({ ...emptyFacts(), opportunities }).aiOverviews)).toEqual(['answered']);
  });

  it.each([
    ['cold brew ratio', -1, ['cold brew ratio']],
    ['cold brew ratio', 0, []],
    ['cold brew ratio', null, []],
    ['moka pot', -1, []],
  ])(
    'a falling demand for %s of %s in a year makes the fading top rankings %j',
    (keyword, change, expected) => {
      const loser = momentumFacts(keyword, -34, -29);
      const trends = { ...loser.trends, twelveMonths: momentumTrendOf(change) };
      const momentum = { percentTrendingUp3m: null, topGainers: [], topLosers: [{ ...loser, trends }] };
      expect(named(findFindings({ ...richFacts(), momentum }).fadingTopRankings)).toEqual(expected);
    },
  );

  it.each([
    ['the most gain', { '/a': [4], '/b': [1, 4], '/c': [] }, [9, 3, 30], '/b'],
    ['the most keywords without a gain', { '/a': [], '/b': [], '/c': [] }, [9, 3, 30], '/c'],
    ['three keywords', { '/a': [9], '/b': [1], '/c': [] }, [2, 3, 3], '/b'],
  ])('reworks the page with %s', (_name, gains, counts, url) => {
    const pages = Object.keys(gains).map((page, index) => ({
      ...{ url: page, keywordCount: counts[index] ?? 0, avgRank: 10.1 },
    }));
    const opportunities = Object.entries(gains).flatMap(([rankingUrl, each]) =>
      each.map((gain) => keywordFacts({ keywordText: 'mug', rankingUrl, calculatedOpportunity: gain })),
    );
    expect(findFindings({ ...emptyFacts(), pages, opportunities }).underperformingPage?.url).toBe(url);
  });

  it('names two of the pages that rank for one keyword, and ignores unknown pages', () => {
    const on = (...urls: (string | null)[]) =>
      findFindings({
        ...emptyFacts(),
        opportunities: urls.map((rankingUrl) => keywordFacts({ keywordText: 'mug', rankingUrl })),
      }).cannibalised;
    expect(on('/a', '/b', '/c')).toEqual({ keywordText: 'mug', urls: ['/a', '/b'] });
    expect([on('/a', '/a', null), on('/a')]).toEqual([null, null]);
    const rivalPages = [{ keywordText: 'pot', urls: ['/1', '/2', '/3'] }];
    expect(findFindings({ ...emptyFacts(), rivalPages }).cannibalised?.urls).toEqual(['/1', '/2']);
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
