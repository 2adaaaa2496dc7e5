import type { CompetitorFacts, KeywordFacts, ReportFacts } from '@keydence/domain';

/** A gain of which only the expected value matters. */
export function gainOf(mid: number): NonNullable<KeywordFacts['gain']> {
  const shares = { low: mid / 2, high: 2 * mid, success: 2 * mid, chance: 0.5, target: 3, level: 1 };
  return { ...shares, mid, verb: 'update', source: 'volume', curve: 'published', terms: [] };
}

function keyword(keywordText: string, searchVolume: number, rankGroup: number | null): KeywordFacts {
  return {
    keywordText,
    intent: 'commercial',
    searchVolume,
    difficultyScore: 24,
    rankGroup,
    rankAbsolute: rankGroup,
    opportunityScore: 60,
    trend3m: '+12%',
    gain: gainOf(40.5),
    calculatedOpportunity: 40.5,
    serpFeatures: [],
    rankingUrl: null,
  };
}

function competitor(name: string, domain: string): CompetitorFacts {
  return {
    id: domain,
    name,
    domain,
    overlapPercentage: 41.5,
    organicKeywordsCount: 1310,
    organicTraffic: 22_400,
    paidKeywordsCount: null,
    contentGapsCount: 12,
    gapKeywords: [
      {
        keyword: 'pour over kettle',
        rank: 3,
        searchVolume: 2900,
        difficultyScore: 24,
        rankingTitle: 'Pour over kettles',
        gapScore: 58,
        ourRank: null,
        gain: null,
      },
    ],
    topKeywords: [],
  };
}

const wholeBasis = {
  volumeShare: 1,
  isOnePerPage: false,
  isCut: false,
  filter: null,
  hiddenShare: null,
  clicksAMonth: null,
  largestGain: 0,
};

/** Facts of a small coffee shop: five opportunities and two competitors. */
export function sampleFacts(): ReportFacts {
  return {
    domainName: 'brightbean.example',
    languageCode: 'en',
    rankingDistribution: {
      totalRankedKeywords: 86,
      distributionByPosition: { top3: 7, top10: 16, top20: 19, top50: 33, beyond50: 11 },
      topRankings: [],
    },
    domainSummary: {
      avgSearchVolume: 1243.6,
      avgDifficultyScore: 37.25,
      avgRank: 21.3,
      avgRankAbsolute: 23.4,
    },
    momentum: { percentTrendingUp3m: 38.4, topGainers: [], topLosers: [] },
    health: {
      rankedKeywords: 86,
      visibility: 0.11,
      trendingUp: 31,
      trendingDown: 27,
      movements: null,
      basis: wholeBasis,
    },
    clickCurveOn: null,
    numbersOn: null,
    opportunities: [
      keyword('espresso grinder', 3600, 9),
      keyword('how to descale a kettle', 1900, null),
      keyword('moka pot', 880, 14),
      keyword('cold brew ratio', 5400, 12),
      keyword('burr grinder', 2400, 18),
    ],
    pages: [{ url: 'https://brightbean.example/brew', keywordCount: 12, avgRank: 5.5 }],
    rivalPages: [],
    competitors: [competitor('Röstwerk', 'roestwerk.example'), competitor('Kaffa', 'kaffa.example')],
  };
}
