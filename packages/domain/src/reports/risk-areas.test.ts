import { describe, expect, it } from 'vitest';
import type { KeywordFacts, ReportFacts } from './facts.ts';
import { writeInsights } from './insights.ts';
import {
  competitorFacts,
  emptyFacts,
  gainOf,
  keywordFacts,
  momentumFacts,
  movedFacts,
  reportMove,
  richFacts,
} from './report-facts.fixture.ts';

const risksOf = (change: Partial<ReportFacts>) =>
  writeInsights({ ...emptyFacts(), ...change }).value.riskAreas;

const ranked = (totalRankedKeywords: number) => ({
  ...emptyFacts().rankingDistribution,
  totalRankedKeywords,
});

const overviews = (...intents: KeywordFacts['intent'][]) =>
  intents.map((intent, index) =>
    keywordFacts({
      keywordText: `word ${index + 1}`,
      intent,
      serpFeatures: ['ai_overview'],
      gain: gainOf(50 - index),
    }),
  );

/** Top rankings that lose searches. */
function fading(count: number): Partial<ReportFacts> {
  const losers = Array.from({ length: count }, (_, index) => momentumFacts(`word ${index + 1}`, -34, -29));
  const topRankings = losers.map(({ keywordText }) => ({
    ...{ keywordText, searchVolume: 880, rankingUrl: null, rankGroup: 2, rankAbsolute: 3 },
  }));
  return {
    momentum: { percentTrendingUp3m: null, topGainers: [], topLosers: losers },
    rankingDistribution: { ...ranked(0), topRankings },
  };
}

const onePage = (keywordCount: number) => [
  { url: 'https://a.example/small', keywordCount: 1, avgRank: 4 },
  { url: 'https://a.example/large', keywordCount, avgRank: 4 },
];

const moved = (gained: number, up: number, down: number, lost: number): Partial<ReportFacts> => ({
  health: { ...emptyFacts().health, movements: { gained, up, down, lost } },
});

describe('the risks of a report', () => {
  it.each<[string, Partial<ReportFacts>, [string, string][]]>([
    ['no data', {}, []],
    [
      'AI overviews above guides, before those above other pages',
      { opportunities: overviews('commercial', 'informational', 'informational') },
      [
        [
          'AI overviews answer “word 2” and “word 3” before the first result. Results below an overview get fewer clicks.',
          'high',
        ],
      ],
    ],
    [
      'one AI overview above a guide',
      { opportunities: overviews('informational', null) },
      [
        [
          'AI overviews answer “word 1” before the first result. Results below an overview get fewer clicks.',
          'medium',
        ],
      ],
    ],
    [
      'AI overviews above other pages, three of them named',
      { opportunities: overviews(null, null, null, null) },
      [
        [
          'AI overviews answer “word 1”, “word 2” and “word 3” before the first result. Results below an overview get fewer clicks.',
          'medium',
        ],
      ],
    ],
    [
      'two fading top rankings',
      fading(2),
      [
        [
          'Demand for “word 1”, one of your top rankings, is shrinking: -29% against the same month a year before.',
          'medium',
        ],
      ],
    ],
    [
      'three fading top rankings',
      fading(3),
      [
        [
          'Demand for “word 1”, one of your top rankings, is shrinking: -29% against the same month a year before.',
          'high',
        ],
      ],
    ],
    ['a page with 2 of 9 keywords', { pages: onePage(9), rankingDistribution: ranked(9) }, []],
    ['a page with 5 of 17 keywords', { pages: onePage(5), rankingDistribution: ranked(17) }, []],
    [
      'a page with 3 of 10 keywords',
      { pages: onePage(3), rankingDistribution: ranked(10) },
      [
        [
          'https://a.example/large carries 3 of 10 ranked keywords: one change to this page, or one update of the search engine, moves everything.',
          'medium',
        ],
      ],
    ],
    [
      'a page with half of the keywords',
      { pages: onePage(5), rankingDistribution: ranked(10) },
      [
        [
          'https://a.example/large carries 5 of 10 ranked keywords: one change to this page, or one update of the search engine, moves everything.',
          'high',
        ],
      ],
    ],
    ['an overlap below 50%', { competitors: [competitorFacts({ overlapPercentage: 49.9 })] }, []],
    [
      'an overlap of 50%, the largest one',
      {
        competitors: [
          competitorFacts({ overlapPercentage: 12 }),
          competitorFacts({ overlapPercentage: 50, name: 'Near' }),
        ],
      },
      [['Near ranks for 50% of your keywords.', 'medium']],
    ],
    [
      'an overlap of 70%',
      { competitors: [competitorFacts({ overlapPercentage: 70 })] },
      [['Röstwerk ranks for 70% of your keywords.', 'high']],
    ],
    ['as many gained and risen as fallen and lost', moved(2, 3, 4, 1), []],
    [
      'more fallen and lost',
      moved(2, 3, 4, 2),
      [
        [
          'Rankings are slipping: 4 fell and 2 left the top hundred, against 3 that rose and 2 new ones.',
          'high',
        ],
      ],
    ],
    [
      'two pages for one search',
      { rivalPages: [{ keywordText: 'mug', urls: ['https://a.example/1', 'https://a.example/2'] }] },
      [['Two of your pages compete for “mug”: https://a.example/1 and https://a.example/2.', 'medium']],
    ],
  ])('with %s', (_name, change, risks) => {
    const written = risksOf(change);
    expect(written.map(({ risk, impact }) => [risk, impact])).toEqual(risks);
    expect(written.every(({ mitigation }) => mitigation.length > 40)).toBe(true);
  });

  it.each([
    ['update', ['https://a.example/1', 'https://a.example/2'], 'https://a.example/1'],
    ['merge', ['https://a.example/1', 'https://a.example/2'], 'https://a.example/2'],
    ['write', [], 'Kettles'],
  ] as const)('name the page that a move to %s is about', (verb, pages, page) => {
    const move = reportMove({
      verb,
      pages: [...pages],
      title: 'Kettles',
      causes: ['decay'],
      reason: 'Lost 34%',
    });
    expect(risksOf({ moves: [move] })).toEqual([
      { risk: `${page} lost 34%.`, impact: 'high', mitigation: move.sentence },
    ]);
  });

  it.each([
    [100, 'high'],
    [99.9, 'medium'],
    [20, 'medium'],
    [19.9, 'low'],
    [null, 'low'],
  ])('of a page that may win back %s visits is %s', (mid, impact) => {
    const gain = mid === null ? null : { low: mid, mid, high: mid, success: mid, chance: 1 };
    expect(risksOf({ moves: [reportMove({ causes: ['decay'], gain })] })).toMatchObject([{ impact }]);
  });

  it('leave out moves for another cause, and competing pages if there are moves', () => {
    const rivalPages = [{ keywordText: 'mug', urls: ['https://a.example/1', 'https://a.example/2'] }];
    expect(risksOf({ rivalPages, moves: [reportMove({ causes: ['striking_distance', 'decay'] })] })).toEqual(
      [],
    );
  });

  it('are five at most, the most serious first', () => {
    const impacts = writeInsights({ ...richFacts(), ...fading(1) }).value.riskAreas.map(
      ({ impact }) => impact,
    );
    expect(impacts).toEqual(['high', 'high', 'medium', 'medium']);
    const { moves = [] } = movedFacts();
    const all = { ...richFacts(), ...fading(1), moves: [...moves, ...moves, ...moves] };
    expect(writeInsights(all).value.riskAreas).toHaveLength(5);
  });
});
