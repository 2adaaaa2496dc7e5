import { describe, expect, it } from 'vitest';
import { separateEvidence } from './cited.ts';
import { writeCompetitorStrategy } from './competitor-strategy.ts';
import type { CompetitorFacts } from './facts.ts';
import { competitorFacts, emptyFacts } from './report-facts.fixture.ts';
import type { CompetitorStrategy } from './schema.ts';
import { strategyPlaybooks } from './strategy-playbooks.ts';

function strategyOf(change: Partial<CompetitorFacts>) {
  const draft = writeCompetitorStrategy({ ...emptyFacts(), competitors: [competitorFacts(change)] });
  const { value } = separateEvidence<CompetitorStrategy>(draft, '');
  return { strategiesAnalyzed: value.strategiesAnalyzed, ...value.competitorStrategies[0] };
}

const top = (keyword: string, change: Partial<CompetitorFacts['topKeywords'][number]> = {}) => ({
  ...{ keyword, rankGroup: 1, rankAbsolute: 1, searchVolume: 2_900, difficultyScore: null },
  ...{ intent: null, serpFeatures: [] },
  ...change,
});
const gap = (keyword: string, ourRank: number | null = null) => ({
  ...{ keyword, rank: 3, searchVolume: 2_900, difficultyScore: 24, rankingTitle: null, gapScore: 58 },
  ...{ ourRank, gain: 5 },
});

describe('a competitor’s strategy', () => {
  const start = 'Röstwerk ranks for 1,310 keywords with an estimated 22,400 visits a month.';

  it.each<[string, Partial<CompetitorFacts>, string, string]>([
    ['no keywords', {}, 'other', 'Too few of its keywords are known to name a strategy.'],
    [
      'four keywords, of which three are named',
      { topKeywords: ['mug', 'pot', 'cup', 'jar'].map((word) => top(word)) },
      'mixed',
      'It follows no single line: guides, product pages and brand searches all contribute. Typical keywords: “mug”, “pot” and “cup”.',
    ],
    [
      'ads',
      { paidKeywordsCount: 400 },
      'paid_focus',
      'It buys much of its visibility with ads. It buys ads for 400 keywords.',
    ],
    [
      'comparisons, with ads',
      { topKeywords: [top('a vs b'), top('best mug')], paidKeywordsCount: 400 },
      'comparison_pages',
      'Its main keywords compare products or ask for alternatives. Typical keywords: “a vs b” and “best mug”.',
    ],
    [
      'some comparisons',
      { topKeywords: ['a vs b', 'best mug', '1', '2', '3', '4', '5', '6', '7'].map((word) => top(word)) },
      'mixed',
      'It follows no single line: guides, product pages and brand searches all contribute. Typical keywords: “a vs b”, “best mug” and “1”. It has comparison pages as well.',
    ],
    [
      'one comparison',
      { topKeywords: ['a vs b', '1', '2', '3', '4'].map((word) => top(word)) },
      'mixed',
      'It follows no single line: guides, product pages and brand searches all contribute. Typical keywords: “a vs b”, “1” and “2”.',
    ],
  ])('by %s has a name and a summary', (_name, change, primaryStrategy, summary) => {
    expect(strategyOf(change)).toMatchObject({
      ...{ strategiesAnalyzed: 1, competitorName: 'Röstwerk', competitorDomain: 'roestwerk.example' },
      primaryStrategy,
      strategySummary: `${start} ${summary}`,
    });
  });

  it('has at most twelve signals', () => {
    const topKeywords = Array.from({ length: 13 }, (_, index) => top(`word ${index + 1}`));
    expect(strategyOf({ topKeywords }).evidence?.keywordSignals).toEqual(
      topKeywords.slice(0, 12).map(({ keyword }) => keyword),
    );
  });

  const { howToCopy, risks } = strategyPlaybooks.mixed;

  it.each<[string, Partial<CompetitorFacts>, string[]]>([
    ['no gap', {}, []],
    ['a keyword without a rank', { topKeywords: [top('mug', { rankGroup: null })] }, []],
    [
      'a gap',
      { gapKeywords: [gap('mug')], contentGapsCount: 1 },
      ['Start with “mug”, which Röstwerk answers and you do not.'],
    ],
    [
      'many gaps',
      { gapKeywords: [gap('cup', 30), gap('mug'), gap('pot'), gap('jar')], contentGapsCount: 164 },
      ['Start with “mug” and “pot”, which Röstwerk answers and you do not (164 gaps in all).'],
    ],
    [
      'a keyword at position 10, below others',
      {
        topKeywords: [
          top('far', { rankGroup: 11 }),
          top('near', { rankGroup: 10 }),
          top('not', { rankGroup: null }),
        ],
      },
      [
        'Study how it answers “near” (position 10, 2,900 searches a month): format, length and what comes first.',
      ],
    ],
  ])('with %s is copied in steps', (_name, change, first) => {
    const steps = strategyOf({ topKeywords: [top('far', { rankGroup: 11 })], ...change }).howToCopy ?? [];
    expect(steps.slice(0, first.length)).toEqual(first);
    expect(steps.slice(first.length).toSorted()).toEqual([...howToCopy].sort());
  });

  it('has four steps at most, with tactics in an order by domain', () => {
    const topKeywords = [top('a vs b')];
    const plain = strategyPlaybooks.comparison_pages.howToCopy;
    const tactics = (domain: string) => strategyOf({ domain, topKeywords }).howToCopy?.slice(1) ?? [];
    const [first = '', second = '', third = ''] = plain;
    expect(tactics('pot.example')).toEqual([first, second, third]);
    expect(tactics('a.example')).toEqual([second, third, first]);
    expect(tactics('mug.example')).toEqual([third, first, second]);
    const all = { topKeywords, gapKeywords: [gap('mug')] };
    expect(strategyOf(all).howToCopy).toHaveLength(4);
  });

  it.each([
    [49.9, []],
    [50, ['Röstwerk shares 50% of your keywords.']],
  ])('with an overlap of %s%% has the risks of its kind, and of the overlap', (overlapPercentage, first) => {
    expect(strategyOf({ overlapPercentage, topKeywords: [top('mug')] }).risks).toEqual([...first, ...risks]);
  });
});
