import { describe, expect, it } from 'vitest';
import { type MeasuredSite, shareCourse } from './share-course.ts';

const site = (id: string | null, visits: number, ranksOf: string | null = null): MeasuredSite => ({
  id,
  visits,
  ranksOf,
});

describe('share of voice by report', () => {
  it('adds up to 1 over the sites of each day', () => {
    const course = shareCourse([
      { day: '2026-11-01', sites: [site(null, 30), site('a', 10)] },
      { day: '2026-11-15', sites: [site(null, 30), site('a', 10), site('b', 60)] },
    ]);
    expect(course.map(({ shares }) => shares.map(({ share }) => share))).toEqual([
      [0.75, 0.25],
      [0.3, 0.1, 0.6],
    ]);
  });

  it('omits a day without visits, and is empty without days', () => {
    expect(shareCourse([{ day: '2026-11-01', sites: [site(null, 0), site('a', 0)] }])).toEqual([]);
    expect(shareCourse([{ day: '2026-11-01', sites: [] }])).toEqual([]);
    expect(shareCourse([])).toEqual([]);
  });

  it('gives a site without visits a share of 0, not null', () => {
    const [point] = shareCourse([{ day: '2026-11-01', sites: [site(null, 0), site('a', 5)] }]);
    expect(point?.shares).toEqual([
      { id: null, share: 0, ranksOf: null },
      { id: 'a', share: 1, ranksOf: null },
    ]);
  });

  it.each([
    { ranksOf: null, expected: null },
    { ranksOf: '2026-11-15', expected: null },
    { ranksOf: '2026-11-10', expected: null },
    { ranksOf: '2026-11-01', expected: '2026-11-01' },
    { ranksOf: '2026-10-18', expected: '2026-10-18' },
  ])('names the day of ranks not collected again: $ranksOf', ({ ranksOf, expected }) => {
    const course = shareCourse([
      { day: '2026-11-01', sites: [site('a', 5)] },
      { day: '2026-11-15', sites: [site('a', 5, ranksOf)] },
    ]);
    expect(course[1]?.shares[0]?.ranksOf).toBe(expected);
  });
});
