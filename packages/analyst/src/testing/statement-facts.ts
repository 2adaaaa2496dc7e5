import { momentumTrendOf, type ReportFacts } from '@keydence/domain';
import { gainOf, sampleFacts } from './sample-facts.ts';

/** Facts that the lists of statements are about: what rises, what falls, what is easy and what is hard. */
export function statementFacts(): ReportFacts {
  const facts = sampleFacts();
  const own = (keywordText: string, values: Partial<ReportFacts['opportunities'][number]>) => ({
    keywordText,
    intent: 'commercial' as const,
    searchVolume: null,
    difficultyScore: null,
    rankAbsolute: null,
    opportunityScore: null,
    trend3m: '–',
    calculatedOpportunity: 0,
    serpFeatures: [],
    rankingUrl: null,
    ...values,
    rankGroup: values.rankAbsolute ?? null,
    gain: values.calculatedOpportunity === undefined ? null : gainOf(values.calculatedOpportunity),
  });
  const moving = (keywordText: string, searchVolume: number, change: number) => ({
    keywordText,
    searchVolume,
    momentumScore: Math.sign(change) * 50,
    trends: {
      oneMonth: momentumTrendOf(null),
      threeMonths: momentumTrendOf(change),
      twelveMonths: momentumTrendOf(null),
    },
  });
  const grinders = 'https://brightbean.example/guides/grinders';
  return {
    ...facts,
    rankingDistribution: {
      ...facts.rankingDistribution,
      topRankings: [
        {
          keywordText: 'cold brew ratio',
          searchVolume: 5400,
          rankingUrl: grinders,
          rankGroup: 2,
          rankAbsolute: 2,
        },
        {
          keywordText: 'espresso grinder',
          searchVolume: 3600,
          rankingUrl: grinders,
          rankGroup: 9,
          rankAbsolute: 9,
        },
      ],
    },
    momentum: {
      percentTrendingUp3m: 38.4,
      topGainers: [moving('moka pot', 880, 47)],
      topLosers: [moving('cold brew ratio', 5400, -29), moving('travel mug', 210, -100)],
    },
    opportunities: [
      own('espresso grinder', {
        searchVolume: 3600,
        difficultyScore: 42,
        rankAbsolute: 9,
        trend3m: '+22%',
        calculatedOpportunity: 88.4,
        serpFeatures: ['featured_snippet'],
        rankingUrl: grinders,
      }),
      own('how to descale a kettle', {
        searchVolume: 1900,
        difficultyScore: 17,
        trend3m: '+0%',
        calculatedOpportunity: 10.7,
      }),
      own('moka pot', {
        searchVolume: 880,
        difficultyScore: 88,
        rankAbsolute: 14,
        trend3m: '+47%',
        calculatedOpportunity: 31,
      }),
      own('travel mug', {
        searchVolume: 210,
        difficultyScore: 35,
        rankAbsolute: 27,
        trend3m: '-100%',
        calculatedOpportunity: 4,
      }),
    ],
    pages: [
      { url: grinders, keywordCount: 29, avgRank: 14.26 },
      { url: 'https://brightbean.example/brew', keywordCount: 12, avgRank: 5.5 },
    ],
  };
}
