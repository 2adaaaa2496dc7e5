import { describe, expect, it } from 'vitest';
import {
  type CompetitorKeyword,
  isComparisonKeyword,
  primaryStrategyOf,
  signalsFor,
} from './primary-strategy.ts';

function keywords(count: number, facts: Partial<CompetitorKeyword> = {}): CompetitorKeyword[] {
  const plain: CompetitorKeyword = {
    keyword: 'coffee',
    rankGroup: 1,
    rankAbsolute: 1,
    searchVolume: null,
    difficultyScore: null,
    intent: null,
    serpFeatures: [],
  };
  return Array.from({ length: count }, () => ({ ...plain, ...facts }));
}

const comparison = { keyword: 'a vs b' };
const local: Partial<CompetitorKeyword> = { serpFeatures: ['local_pack'] };

describe('primaryStrategyOf', () => {
  it.each([
    ['a quarter comparisons', [...keywords(1, comparison), ...keywords(3)], 'comparison_pages'],
    ['fewer comparisons', [...keywords(1, comparison), ...keywords(4)], 'mixed'],
    [
      'half informational',
      [...keywords(1, { intent: 'informational' }), ...keywords(1)],
      'informational_hub',
    ],
    ['less than half', [...keywords(1, { intent: 'informational' }), ...keywords(2)], 'mixed'],
    [
      'half commercial and transactional',
      [...keywords(1, { intent: 'commercial' }), ...keywords(1, { intent: 'transactional' }), ...keywords(2)],
      'commercial_intent',
    ],
    ['half navigational', [...keywords(1, { intent: 'navigational' }), ...keywords(1)], 'brand_navigation'],
    ['a quarter with a map', [...keywords(1, local), ...keywords(3)], 'local_seo'],
    ['fewer with a map', [...keywords(1, local), ...keywords(4)], 'mixed'],
    ['comparisons first', keywords(4, { ...comparison, intent: 'informational' }), 'comparison_pages'],
    ['nothing known', [], 'other'],
  ] as const)('%s', (_, topKeywords, strategy) => {
    const facts = { topKeywords: [...topKeywords], paidKeywordsCount: null, organicKeywordsCount: 100 };
    expect(primaryStrategyOf(facts)).toBe(strategy);
  });

  it.each([
    [31, 4, 'paid_focus'],
    [30, 4, 'mixed'],
    [31, 0, 'paid_focus'],
  ])('%s paid keywords against 100 organic ones, %s known', (paidKeywordsCount, known, strategy) => {
    const facts = { topKeywords: keywords(known), paidKeywordsCount, organicKeywordsCount: 100 };
    expect(primaryStrategyOf(facts)).toBe(strategy);
  });
});

it('shows the largest signals of the strategy first', () => {
  const all = [
    ...keywords(1, { keyword: 'a vs b', searchVolume: 10 }),
    ...keywords(1, { keyword: 'plain', searchVolume: 900 }),
    ...keywords(1, { keyword: 'best mug', searchVolume: 90 }),
  ];
  expect(signalsFor('comparison_pages', all).map(({ keyword }) => keyword)).toEqual(['best mug', 'a vs b']);
  expect(signalsFor('mixed', all)).toHaveLength(3);
});

it.each([
  ['notion vs obsidian', true],
  ['figma alternative', true],
  ['best mug', true],
  ['beste kaffeemaschine', true],
  ['bestow', false],
  ['vsco', false],
])('isComparisonKeyword(%s) is %s', (keyword, is) => {
  expect(isComparisonKeyword({ keyword })).toBe(is);
});
