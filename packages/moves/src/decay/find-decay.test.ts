import { describe, expect, it } from 'vitest';
import { type DecayState, findDecay, type PageHistory } from './find-decay.ts';
import { findSiteFall } from './site-fall.ts';

const weekCount = 69;
const flat = (length = weekCount): number[] => new Array(length).fill(100);
const ending = (...end: (number | null)[]): (number | null)[] => [...flat(weekCount - end.length), ...end];
/** Peers at 100 with up to ±5 in a fixed pattern that differs between them, times what they share. */
const peers = (shared = (_week: number) => 1): PageHistory[] =>
  Array.from({ length: 8 }, (_, peer) => ({
    page: `/peer-${peer}`,
    topic: 'tools',
    weeks: flat().map((clicks, week) => (clicks + (((week * 7 + peer * 3) % 11) - 5)) * shared(week)),
  }));
const findIn = (weeks: (number | null)[], others = peers()) =>
  findDecay([{ page: '/page', topic: 'tools', weeks }, ...others])[0];

describe('findDecay', () => {
  const lastFour = (week: number) => (week >= weekCount - 4 ? 0.6 : 1);
  it.each<[string, (number | null)[], DecayState]>([
    ['a fall to half', ending(95, 80, 70, 60, 55, 50, 52, 50), 'decays'],
    ['one bad week', ending(50, 110, 95, 100), 'steady'],
    ['a fall by 8 clicks', [...flat(65).map(() => 3), 1, 1, 1, 1], 'steady'],
    ['a missing week in the last four', ending(50, null, 50, 50), 'decays'],
    ['a fall before two missing weeks', ending(50, 50, 50, null, null, 50), 'decays'],
    ['a fall within two missing weeks', ending(100, 100, null, null, 50), 'steady'],
    ['four missing weeks', ending(50, 50, null, null, null, null), 'unknown'],
    ['12 weeks of history', flat(12), 'unknown'],
    ['two bad weeks', ending(40, 45, 100, 100), 'steady'],
    ['a spike that ended', ending(300, 300, 300, 100, 100, 100), 'steady'],
    ['a fall by 15 %', ending(85, 85, 85, 85), 'steady'],
    ['weeks without a click', ending(0, 0, 0, 0), 'decays'],
  ])('%s: %s → %s', (_name, weeks, state) => {
    expect(findIn(weeks)?.state).toBe(state);
  });

  describe('where days are missing', () => {
    const countedIn = (weeks: (number | null)[], days: Record<number, number>) =>
      findDecay(
        [{ page: '/page', topic: 'tools', weeks }, ...peers()],
        flat().map((_, week) => days[weekCount - week] ?? 7),
      )[0];
    const fallen = ending(...new Array<number>(12).fill(75));

    it('finds a fall that they cannot make up', () => {
      expect(countedIn(ending(50, 50, 50, 50), { 1: 4, 2: 5 })?.state).toBe('decays');
    });

    it('does not call a fall one that they could make up', () => {
      expect(countedIn(fallen, {})?.state).toBe('decays');
      expect(countedIn(fallen, { 1: 4, 2: 4, 3: 4, 4: 4 })?.state).toBe('steady');
    });

    it.each<[number, DecayState]>([
      [7, 'decays'],
      [4, 'watch'],
    ])('needs more certainty for a small fall: with %s days of the last week, %s', (days, state) => {
      const weeks = flat().map(
        (clicks, week) => (clicks + ((week * 37) % 29) - 14) * (week >= weekCount - 8 ? 0.74 : 1),
      );
      expect(countedIn(weeks, { 1: days })?.state).toBe(state);
    });

    it('does not call a fall one that the last weeks would have ended', () => {
      const dip = ending(...new Array<number>(6).fill(60), 100, 100);
      expect(countedIn(dip, {})?.state).toBe('steady');
      const hidden = dip.map((clicks, week) => (week >= weekCount - 2 ? null : clicks));
      expect(countedIn(hidden, { 1: 0, 2: 0 })?.state).toBe('steady');
    });

    it('counts only what is missing on counted days as lost', () => {
      const { lost: all } = countedIn(ending(50, 50, 50, 50), {}) ?? {};
      const { lost: counted } = countedIn(ending(50, 50, 50, 50), { 1: 4, 2: 4, 3: 4, 4: 4 }) ?? {};
      expect((counted ?? 0) / (all ?? 0)).toBeCloseTo(4 / 7, 2);
    });
  });

  it.each<[string | null, DecayState]>([
    ['tools', 'decays'],
    [null, 'decays'],
    ['books', 'watch'],
  ])('beside pages about tools, a page about %s with a small fall %s', (topic, state) => {
    const weeks = flat().map(
      (clicks, week) => (clicks + ((week * 37) % 29) - 14) * (week >= weekCount - 8 ? 0.74 : 1),
    );
    expect(findDecay([{ page: '/page', topic, weeks }, ...peers()])[0]?.state).toBe(state);
  });

  it.each<[number, DecayState]>([
    [3, 'decays'],
    [5, 'watch'],
  ])('needs less certainty for a fall of more than 45 %: with drift %s, %s', (drift, state) => {
    const weeks = flat().map(
      (clicks, week) => (clicks + drift * (((week * 37) % 29) - 14)) * (week >= weekCount - 4 ? 0.5 : 1),
    );
    const found = findDecay([
      { page: '/page', topic: 'books', weeks: weeks.map((clicks) => Math.max(0, clicks)) },
      ...peers(),
    ])[0];
    expect(found?.state).toBe(state);
    expect(found?.score).toBeGreaterThan(-2.8);
  });

  it('tells how much is lost, and since when', () => {
    const found = findIn(ending(95, 80, 70, 60, 55, 50, 52, 50));
    expect(found?.change).toBeCloseTo(-0.48, 1);
    expect(found?.lost).toBeGreaterThan(180);
    expect(found?.lost).toBeLessThan(210);
    expect(found?.startedWeeksAgo).toBeGreaterThanOrEqual(5);
    expect(found?.startedWeeksAgo).toBeLessThanOrEqual(8);
  });

  it('calls a fall that the peers share none of the page', () => {
    const weeks = flat().map((clicks, week) => clicks * lastFour(week));
    expect(findIn(weeks, peers(lastFour))?.state).toBe('steady');
  });

  it('finds the page that falls on its own while its peers grow', () => {
    const grown = (week: number) => (week >= weekCount - 4 ? 1.5 : 1);
    expect(findIn(flat(), peers(grown))?.state).toBe('decays');
  });

  it('compares pages of different ages', () => {
    const young = { page: '/young', topic: 'tools', weeks: flat(9) };
    expect(findIn(ending(50, 50, 50, 50), [...peers(), young])?.state).toBe('decays');
  });

  it('reads a page without peers from its own history', () => {
    expect(findIn(ending(40, 40, 40, 40), [])?.state).toBe('decays');
  });

  it('returns nothing for no pages', () => {
    expect(findDecay([])).toEqual([]);
  });
});

describe('findSiteFall', () => {
  const fallen = (share: number) => peers((week) => (week >= weekCount - 4 ? share : 1));
  it.each<[number, boolean]>([
    [1, false],
    [0.85, false],
    [0.6, true],
  ])('with the site at %d of its base → %s', (share, isFound) => {
    expect(findSiteFall(fallen(share)) !== null).toBe(isFound);
  });

  it('tells its size', () => {
    expect(findSiteFall(fallen(0.6))?.change).toBeCloseTo(-0.4, 1);
  });

  it('needs five pages', () => {
    expect(findSiteFall(fallen(0.6).slice(0, 4))).toBeNull();
  });

  it('is none if one page falls', () => {
    expect(
      findSiteFall([{ page: '/page', topic: null, weeks: ending(10, 10, 10, 10) }, ...peers()]),
    ).toBeNull();
  });
});
