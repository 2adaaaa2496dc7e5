import { gain, publishedRates } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { findWrites } from './find-writes.ts';
import type { TopicKeyword, WriteFacts, WriteTopic } from './write-facts.ts';

const months = { counted: [], now: 0 };
const keyword = (text: string, more: Partial<TopicKeyword> = {}): TopicKeyword => ({
  id: null,
  text,
  impressions: 0,
  clicks: 0,
  position: null,
  rank: null,
  intent: 'informational',
  isBrand: false,
  groupId: null,
  facts: { searchVolume: 1_000, difficulty: 20 },
  competitors: [{ domain: 'mill.com', page: 'https://mill.com/burrs', rank: 6 }],
  ...more,
});
const topic = (keywords: TopicKeyword[], more: Partial<WriteTopic> = {}): WriteTopic => ({
  topic: { id: 3, name: 'burr care' },
  relevance: 0.8,
  keywords,
  hasPage: true,
  hasTitledPage: false,
  nearestPage: null,
  hasOpenMerge: false,
  seasonEndsInWeeks: null,
  ...more,
});
const find = (topics: WriteTopic[], more: Partial<WriteFacts> = {}) =>
  findWrites({
    topics,
    leastRelevance: 0.5,
    reachableDifficulty: null,
    window: { days: 28, months },
    site: publishedRates,
    ...more,
  });
const deep = { competitors: [], facts: {}, position: 60, impressions: 100 };

describe('findWrites', () => {
  it('proposes one page for the keywords of a topic', () => {
    const found = find([
      topic([keyword('clean burrs'), keyword('replace burrs', { facts: { searchVolume: 500 } })]),
    ]);
    expect(found.tooHard).toEqual([]);
    expect(found.moves).toHaveLength(1);
    expect(found.moves[0]).toMatchObject({
      verb: 'write',
      cause: 'missing_page',
      pages: [],
      topic: { name: 'burr care' },
      confidence: 'low',
      effortHours: 4,
      triggers: [
        { name: 'relevance', value: 0.8, threshold: 0.5 },
        { name: 'competitor_rank', value: 6, threshold: 20 },
      ],
      details: {
        keywordCount: 2,
        searches: 1_275,
        target: 8,
        difficulty: 20,
        rankers: [{ domain: 'mill.com', rank: 6, keyword: 'clean burrs', keywordCount: 2, searches: 1_500 }],
      },
    });
  });

  it('prices 40 keywords as 40 times one, with one chance', () => {
    const many = Array.from({ length: 40 }, (_, index) => keyword(`keyword ${index}`));
    const single = gain({
      verb: 'write',
      count: null,
      rank: null,
      searchVolume: 1_000,
      isVolumeBucket: false,
      difficulty: 20,
      serpFeatures: [],
      history: null,
      months,
    });
    const found = find([topic(many)]).moves[0]?.gain;
    expect(found?.mid).toBeGreaterThan(76);
    expect(found?.mid).toBeLessThan(79);
    expect(found?.chance).toBe(single?.chance);
    expect(find([topic([keyword('one')])]).moves[0]?.gain).toMatchObject({
      mid: single?.mid,
      high: single?.high,
    });
  });

  it('has one page for each intent', () => {
    const found = find([
      topic([keyword('what are burrs'), keyword('buy burrs', { intent: 'transactional' })]),
    ]);
    expect(found.moves.map(({ queries }) => queries.map(({ text }) => text))).toEqual([
      ['buy burrs'],
      ['what are burrs'],
    ]);
  });

  it('leaves out the groups that an own page covers', () => {
    const found = find([
      topic([
        keyword('a', { groupId: 1, rank: 50 }),
        keyword('b', { groupId: 1 }),
        keyword('c', { groupId: 2 }),
      ]),
    ]);
    expect(found.moves[0]?.queries.map(({ text }) => text)).toEqual(['c']);
  });

  it.each<[string, WriteTopic, Partial<WriteFacts>]>([
    ['of another subject', topic([keyword('a')], { relevance: 0.49 }), {}],
    ['of unknown relevance', topic([keyword('a')], { relevance: null }), {}],
    [
      'with an own page at place 50',
      topic([keyword('a'), keyword('b', { position: 50, impressions: 40 })]),
      {},
    ],
    ['with an open merge', topic([keyword('a')], { hasOpenMerge: true }), {}],
    ['of brands', topic([keyword('a', { isBrand: true })]), {}],
    ['of navigational searches', topic([keyword('a', { intent: 'navigational' })]), {}],
    ['whose season ends in 11 weeks', topic([keyword('a')], { seasonEndsInWeeks: 11 }), {}],
    [
      'with competitors below place 20',
      topic([keyword('a', { competitors: [{ domain: 'a.com', page: null, rank: 21 }] })]),
      {},
    ],
    ['without a volume', topic([keyword('a', { facts: {} })]), {}],
    [
      'with 99 deep impressions a month',
      topic([keyword('a', { ...deep, impressions: 91, facts: { searchVolume: 1_000 } })]),
      {},
    ],
    [
      'with an own title',
      topic([keyword('a', { ...deep, facts: { searchVolume: 1_000 } })], { hasTitledPage: true }),
      {},
    ],
    ['without keywords', topic([]), {}],
  ])('proposes nothing for a topic %s', (_name, given, more) => {
    expect(find([given], more)).toEqual({ moves: [], tooHard: [] });
  });

  it.each<[string, WriteTopic]>([
    ['at the least relevance', topic([keyword('a')], { relevance: 0.5 })],
    ['with an own page at place 50.1', topic([keyword('a', { position: 50.1, impressions: 40 })])],
    ['whose season ends in 12 weeks', topic([keyword('a')], { seasonEndsInWeeks: 12 })],
    [
      'with a competitor at place 20',
      topic([keyword('a', { competitors: [{ domain: 'a.com', page: null, rank: 20 }] })]),
    ],
    ['with 100 deep impressions a month', topic([keyword('a', { ...deep, facts: { searchVolume: 1_000 } })])],
    ['with deep impressions alone', topic([keyword('a', deep)])],
  ])('proposes a page for a topic %s', (_name, given) => {
    expect(find([given]).moves).toHaveLength(1);
  });

  it.each([
    [61, 40, false],
    [60, 40, true],
    [99, null, true],
  ])(
    'with difficulty %s against %s in reach, proposes it: %s',
    (difficulty, reachableDifficulty, isProposed) => {
      const given = topic([keyword('a', { facts: { searchVolume: 1_000, difficulty } })]);
      const { moves, tooHard } = find([given], { reachableDifficulty });
      expect([moves.length, tooHard.length]).toEqual(isProposed ? [1, 0] : [0, 1]);
    },
  );

  it.each([
    [60, true, 4],
    [61, true, 5],
    [60, false, 5],
    [61, false, 6],
  ])('with difficulty %s and a page in the topic: %s takes %s hours', (difficulty, hasPage, hours) => {
    const given = topic([keyword('a', { facts: { searchVolume: 1_000, difficulty } })], { hasPage });
    expect(find([given]).moves[0]?.effortHours).toBe(hours);
  });

  it('does not know the gain of deep impressions alone', () => {
    const often = keyword('b', { ...deep, impressions: 300 });
    expect(find([topic([keyword('a', deep), often])]).moves[0]).toMatchObject({
      gain: null,
      confidence: 'low',
      queries: [
        { text: 'b', impressions: 300, position: 60, target: null, success: 0 },
        { text: 'a', impressions: 100 },
      ],
    });
  });

  it('is surer where the site is shown', () => {
    expect(find([topic([keyword('a', { impressions: 1, position: 70 })])]).moves[0]?.confidence).toBe(
      'medium',
    );
  });
});
