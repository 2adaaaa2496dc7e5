import type { Gain } from '../gain/schema.ts';
import type { CompetitorFacts, KeywordFacts, ReportFacts, ReportMove } from './facts.ts';
import { momentumTrendOf } from './momentum-trend.ts';
import type { MomentumEntry } from './schema.ts';

/** A basis with all inputs of a rating known. */
export const wholeBasis: ReportFacts['health']['basis'] = {
  volumeShare: 1,
  isOnePerPage: false,
  isCut: false,
  filter: null,
  hiddenShare: null,
  clicksAMonth: null,
  largestGain: 0,
};

/** A test keyword; all values not given are unknown. */
export function keywordFacts(facts: Partial<KeywordFacts> & { keywordText: string }): KeywordFacts {
  return {
    intent: null,
    searchVolume: null,
    difficultyScore: null,
    rankGroup: null,
    rankAbsolute: null,
    opportunityScore: null,
    trend3m: '–',
    gain: null,
    calculatedOpportunity: facts.gain?.mid ?? 0,
    serpFeatures: [],
    rankingUrl: null,
    ...facts,
  };
}

/** A gain with only its expected value specified. */
export function gainOf(mid: number): Gain {
  const shares = { low: mid / 2, high: 2 * mid, success: 2 * mid, chance: 0.5, target: 3, level: 1 };
  return { ...shares, mid, verb: 'update', source: 'volume', curve: 'published', terms: [] };
}

/** Adds the opportunity figure of its gain. */
export function priced<Facts extends { gain: Gain | null }>(
  facts: Facts,
): Facts & { calculatedOpportunity: number } {
  return { ...facts, calculatedOpportunity: facts.gain?.mid ?? 0 };
}

/** A test competitor, without keywords and gaps. */
export function competitorFacts(facts: Partial<CompetitorFacts> = {}): CompetitorFacts {
  return {
    id: 'c1',
    name: 'Röstwerk',
    domain: 'roestwerk.example',
    overlapPercentage: 41.5,
    organicKeywordsCount: 1310,
    organicTraffic: 22_400,
    paidKeywordsCount: null,
    contentGapsCount: 0,
    gapKeywords: [],
    topKeywords: [],
    ...facts,
  };
}

export function momentumFacts(keywordText: string, momentumScore: number, change: number): MomentumEntry {
  const trend = momentumTrendOf(change);
  return {
    keywordText,
    searchVolume: 880,
    momentumScore,
    trends: { oneMonth: trend, threeMonths: trend, twelveMonths: trend },
  };
}

/** Facts of a domain without any data. */
export function emptyFacts(): ReportFacts {
  return {
    domainName: 'brightbean.example',
    languageCode: 'en',
    rankingDistribution: {
      totalRankedKeywords: 0,
      distributionByPosition: { top3: 0, top10: 0, top20: 0, top50: 0, beyond50: 0 },
      topRankings: [],
    },
    domainSummary: { avgSearchVolume: null, avgDifficultyScore: null, avgRank: null, avgRankAbsolute: null },
    momentum: { percentTrendingUp3m: null, topGainers: [], topLosers: [] },
    health: {
      rankedKeywords: 0,
      visibility: null,
      trendingUp: 0,
      trendingDown: 0,
      movements: null,
      basis: wholeBasis,
    },
    clickCurveOn: null,
    numbersOn: null,
    opportunities: [],
    pages: [],
    rivalPages: [],
    competitors: [],
  };
}

/** Facts with one finding of every kind. */
export function richFacts(): ReportFacts {
  const grinders = 'https://brightbean.example/guides/grinders';
  const gap = (keyword: string, rank: number, searchVolume: number) => ({
    keyword,
    rank,
    searchVolume,
    difficultyScore: 24,
    rankingTitle: null,
    gapScore: 58,
    ourRank: null,
    gain: searchVolume / 100,
  });
  return {
    domainName: 'brightbean.example',
    languageCode: 'en',
    rankingDistribution: {
      totalRankedKeywords: 86,
      distributionByPosition: { top3: 7, top10: 16, top20: 19, top50: 33, beyond50: 11 },
      topRankings: [
        {
          keywordText: 'cold brew ratio',
          searchVolume: 5400,
          rankingUrl: grinders,
          rankGroup: 2,
          rankAbsolute: 3,
        },
        {
          keywordText: 'espresso grinder',
          searchVolume: 3600,
          rankingUrl: `${grinders}-2`,
          rankGroup: 9,
          rankAbsolute: 11,
        },
      ],
    },
    domainSummary: {
      avgSearchVolume: 1243.6,
      avgDifficultyScore: 37.25,
      avgRank: 23.416,
      avgRankAbsolute: 25.5,
    },
    momentum: {
      percentTrendingUp3m: 38.4,
      topGainers: [momentumFacts('moka pot', 61, 47)],
      topLosers: [momentumFacts('cold brew ratio', -34, -29)],
    },
    health: {
      rankedKeywords: 86,
      visibility: 0.11,
      basis: wholeBasis,
      trendingUp: 31,
      trendingDown: 27,
      movements: { gained: 4, up: 13, down: 18, lost: 6 },
    },
    clickCurveOn: null,
    numbersOn: null,
    opportunities: [
      keywordFacts({
        keywordText: 'espresso grinder',
        intent: 'commercial',
        searchVolume: 3600,
        difficultyScore: 42,
        rankGroup: 9,
        rankAbsolute: 12,
        opportunityScore: 71,
        trend3m: '+22%',
        gain: gainOf(88.4),
        serpFeatures: ['featured_snippet', 'image'],
        rankingUrl: grinders,
      }),
      keywordFacts({
        keywordText: 'how to descale a kettle',
        intent: 'informational',
        searchVolume: 1900,
        difficultyScore: 17,
        opportunityScore: 66,
        trend3m: '+0%',
        gain: gainOf(10.7),
        serpFeatures: ['ai_overview', 'video'],
      }),
    ],
    rivalPages: [],
    pages: [
      { url: grinders, keywordCount: 29, avgRank: 14.26 },
      { url: 'https://brightbean.example/brew', keywordCount: 12, avgRank: 5.5 },
    ],
    competitors: [
      competitorFacts({
        overlapPercentage: 72.1,
        contentGapsCount: 164,
        paidKeywordsCount: 510,
        gapKeywords: [
          gap('pour over kettle', 3, 2900),
          gap('gooseneck kettle', 5, 2400),
          gap('kettle temperature', 8, 720),
        ],
        topKeywords: [
          {
            keyword: 'aeropress vs french press',
            rankGroup: 1,
            rankAbsolute: 1,
            searchVolume: 4400,
            difficultyScore: 31,
            intent: 'commercial',
            serpFeatures: [],
          },
        ],
      }),
    ],
  };
}

export function reportMove(changes: Partial<ReportMove> = {}): ReportMove {
  return {
    id: 'm1',
    verb: 'update',
    title: '/guides/grinders',
    state: 'proposed',
    isPlanned: true,
    leftOutBecause: null,
    causes: ['striking_distance'],
    pages: ['https://brightbean.example/guides/grinders'],
    mainQuery: 'espresso grinder',
    sentence:
      'Improve /guides/grinders. 3 searches show it at positions 4 to 20, 9,600 times in 28 days. One step up would bring 240 to 610 more visits a month, mostly from “espresso grinder” (average position 8.6).',
    reason: '3 searches at positions 4 to 20, 9,600 impressions in 28 days',
    gain: { low: 240, mid: 410, high: 610, success: 1_366, chance: 0.3 },
    effortHours: 2.5,
    ...changes,
  };
}

/** The same domain with moves of every kind, which are its opportunities. */
export function movedFacts(): ReportFacts {
  const base = richFacts();
  const update = reportMove();
  const falling = reportMove({
    id: 'm2',
    title: '/brew',
    causes: ['decay'],
    pages: ['https://brightbean.example/brew'],
    mainQuery: 'cold brew ratio',
    sentence:
      'Update /brew. It lost 34% of its visits (120 in 28 days) since about Sep 7, 2026. The cause is not known. Expect 30 to 90 more visits a month.',
    reason: 'Lost 34% of its visits since Sep 7 (120 in 28 days)',
    gain: { low: 30, mid: 55, high: 90, success: 110, chance: 0.5 },
  });
  const write = reportMove({
    id: 'm3',
    verb: 'write',
    title: 'Kettles',
    causes: ['missing_page'],
    pages: [],
    mainQuery: 'how to descale a kettle',
    sentence: 'Write one page about Kettles. Its gain is not known without search volumes.',
    reason: 'no page for 4 keywords',
    gain: null,
    effortHours: 5,
  });
  const [first, second] = base.opportunities;
  return {
    ...base,
    moves: [update, falling, write],
    opportunities: [
      ...(first ? [{ ...first, ...ofMove(update), move: update }] : []),
      keywordFacts({ keywordText: 'cold brew ratio', rankGroup: 2, ...ofMove(falling), move: falling }),
      ...(second ? [{ ...second, ...ofMove(write), move: write }] : []),
    ],
  };
}

function ofMove({ gain }: ReportMove): Pick<KeywordFacts, 'gain' | 'calculatedOpportunity'> {
  return { gain: gain && { ...gainOf(gain.mid), ...gain }, calculatedOpportunity: gain?.mid ?? 0 };
}
