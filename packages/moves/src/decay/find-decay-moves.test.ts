import { describe, expect, it } from 'vitest';
import type { DecayReason } from '../move-details.ts';
import type { DecayFacts, DecayQuery, FallenPage } from './decay-facts.ts';
import { explainDecay } from './explain-decay.ts';
import type { PageDecay } from './find-decay.ts';
import { findDecayMoves } from './find-decay-moves.ts';

const decay: PageDecay = {
  page: '/page',
  state: 'decays',
  change: -0.5,
  score: -5,
  expected: 400,
  lost: 200,
  startedWeeksAgo: 7,
};
const count = (impressions: number, clicks: number, position: number | null) => ({
  impressions,
  clicks,
  position,
});
const query = (
  now: DecayQuery['now'],
  before: DecayQuery['before'],
  more: Partial<DecayQuery> = {},
): DecayQuery => ({
  keywordId: null,
  text: `query ${before.clicks}`,
  isBrand: false,
  now,
  before,
  gainedBy: null,
  ...more,
});
const page = (queries: DecayQuery[], impressions: FallenPage['impressions'] = null): FallenPage => ({
  page: '/page',
  topic: null,
  queries,
  impressions,
});
const placeFell = query(count(1_000, 40, 6), count(1_000, 100, 4));
const clickedLess = query(count(1_000, 40, 4.2), count(1_000, 100, 4));
const lessShown = query(count(500, 50, 4), count(1_000, 100, 4));
const halved = { now: 500, before: 1_000 };
const steady = { now: 1_000, before: 1_000 };
const gained = { gainedBy: { page: '/other', clicks: 45 } };

describe('explainDecay', () => {
  it.each<[string, FallenPage, DecayReason]>([
    ['its place is two worse', page([placeFell]), 'place_fell'],
    ['its place is one worse', page([query(count(1_000, 50, 5), count(1_000, 100, 4))]), 'place_fell'],
    [
      'its place is .9 worse',
      page([query(count(1_000, 50, 4.9), count(1_000, 100, 4))], steady),
      'clicks_fell',
    ],
    [
      'less than half of the loss is of such searches',
      page([placeFell, query(count(900, 39, 4), count(900, 100, 4))], steady),
      'clicks_fell',
    ],
    ['it is shown half as often', page([lessShown], halved), 'demand_fell'],
    [
      'most of what it lost is of searches that no longer show it',
      page([lessShown, query(count(0, 0, null), count(600, 60, 4))], halved),
      'unknown',
    ],
    ['it is shown as often', page([clickedLess], steady), 'clicks_fell'],
    ['impressions are not comparable', page([clickedLess]), 'clicks_fell'],
    ['another page is shown instead', page([{ ...lessShown, ...gained }], halved), 'taken_over'],
    [
      'another page gained too little',
      page([{ ...lessShown, gainedBy: { page: '/other', clicks: 24 } }], halved),
      'demand_fell',
    ],
    ['its place fell and another page gained', page([{ ...placeFell, ...gained }], halved), 'place_fell'],
    ['only searches with its name fell', page([{ ...placeFell, isBrand: true }]), 'unknown'],
    ['no searches are known', page([]), 'unknown'],
    ['searches rose', page([query(count(1_000, 120, 4), count(1_000, 100, 4))]), 'unknown'],
  ])('%s → %s', (_name, fallen, reason) => {
    expect(explainDecay(fallen, -0.5).reason).toBe(reason);
  });

  it('tells the average places', () => {
    expect(explainDecay(page([placeFell, clickedLess]), -0.5).position).toEqual({ before: 4, now: 5.1 });
  });
});

describe('findDecayMoves', () => {
  const find = (fallen: FallenPage[], more: Partial<DecayFacts> = {}) =>
    findDecayMoves({
      decays: [decay],
      fallen,
      finalDay: '2026-11-19',
      window: { days: 28, months: { counted: [], now: 0 } },
      ...more,
    });

  it('updates a page whose place fell', () => {
    const { moves, demandFalls } = find([page([placeFell])]);
    expect(demandFalls).toEqual([]);
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({
      verb: 'update',
      cause: 'decay',
      pages: ['/page'],
      confidence: 'high',
      effortHours: 2.5,
      details: { reason: 'place_fell', lost: 200, change: -0.5, startedOn: '2026-10-02', otherPage: null },
      queries: [{ text: 'query 100', target: 4, position: 6 }],
    });
    expect(moves[0]?.gain).toMatchObject({ success: 217.4, mid: 97.8, chance: 0.45 });
  });

  it('has a range that holds the chance and the error of the loss', () => {
    const [wide] = find([]).moves;
    const [narrow] = find([], { decays: [{ ...decay, score: -50 }] }).moves;
    expect(narrow?.gain?.low).toBeCloseTo((97.8 * 0.25) / 0.45, 0);
    expect(narrow?.gain?.high).toBeCloseTo((97.8 * 0.65) / 0.45, 0);
    expect(wide?.gain?.low).toBeLessThan(narrow?.gain?.low ?? 0);
    expect(wide?.gain?.high).toBeGreaterThan(narrow?.gain?.high ?? 0);
  });

  it('merges a page that another one took over from', () => {
    const { moves } = find([page([{ ...lessShown, ...gained }], halved)]);
    expect(moves[0]).toMatchObject({ verb: 'merge', pages: ['/other', '/page'], effortHours: 1.5 });
  });

  it('leaves out a page that another one replaced', () => {
    const replaced = query(count(80, 4, 4), count(1_000, 100, 4), { gainedBy: { page: '/new', clicks: 90 } });
    expect(find([page([replaced])])).toEqual({ moves: [], demandFalls: [] });
  });

  it('only tells a fall of demand', () => {
    expect(find([page([lessShown], halved)])).toEqual({
      moves: [],
      demandFalls: [{ page: '/page', topic: null, change: -0.5, lost: 200, startedOn: '2026-10-02' }],
    });
  });

  it.each<[string, Partial<DecayFacts>]>([
    ['on watch', { decays: [{ ...decay, state: 'watch' }] }],
    ['steady', { decays: [{ ...decay, state: 'steady' }] }],
    ['changed eight weeks ago', { pages: new Map([['/page', { changedDaysAgo: 55 }]]) }],
    ['young', { pages: new Map([['/page', { ageDays: 27 }]]) }],
    ['of a falling site', { siteState: { countedDays: 28, daysSinceBreak: null, isFalling: true } }],
  ])('leaves out a page that is %s', (_name, more) => {
    expect(find([page([placeFell])], more)).toEqual({ moves: [], demandFalls: [] });
  });

  it('is less sure of a small loss', () => {
    expect(find([], { decays: [{ ...decay, lost: 99 }] }).moves[0]?.confidence).toBe('medium');
  });
});
