import { describe, expect, it } from 'vitest';
import { competitorFilterNames, competitorFilters } from './competitor-filters.ts';
import { gapKindOf, gapScore, isGapKeyword, isHighValueGap } from './gap-keywords.ts';
import { isGiantDomain } from './giant-domain.ts';
import { competitorSimilarity, overlapPercentage } from './overlap.ts';
import { pickCompetitors } from './pick-competitors.ts';

it.each([
  [1, 3, 33.3],
  [94, 100, 94],
  [120, 100, 100],
  [0, 100, 0],
  [5, 0, 0],
])('%s shared of our %s keywords is an overlap of %s percent', (intersections, ours, overlap) => {
  expect(overlapPercentage(intersections, ours)).toBe(overlap);
});

it.each([
  [50, 100, 100, 0.5],
  [100, 100, 10_000, 0.1],
  [5, 0, 10, 0],
  [5, 10, 0, 0],
])('%s shared of %s and %s keywords is a similarity of %s', (intersections, ours, theirs, similarity) => {
  expect(competitorSimilarity(intersections, ours, theirs)).toBe(similarity);
});

it.each([
  ['facebook.com', true],
  ['m.facebook.com', true],
  ['yelp.ca', true],
  ['en.wikipedia.org', true],
  ['amazon.co.uk', true],
  ['target.com', true],
  ['target.de', false],
  ['myfacebook.com', false],
  ['brightbean.example', false],
  ['google', false],
])('isGiantDomain(%s) is %s', (name, is) => {
  expect(isGiantDomain(name)).toBe(is);
});

describe('pickCompetitors', () => {
  const site = (domainName: string, intersections: number, organicKeywordsCount: number) => ({
    domainName,
    intersections,
    organicKeywordsCount,
  });
  const ours = { domainName: 'us.example', organicKeywordsCount: 2000 };

  it('picks the most similar, without our own site, giants and sites that share too little', () => {
    const picked = pickCompetitors(ours, [
      site('us.example', 2000, 2000),
      site('facebook.com', 1900, 9_000_000),
      site('huge.example', 1500, 4_000_000),
      site('twin.example', 900, 1500),
      site('nearby.example', 400, 1500),
      site('few.example', 19, 20),
      site('enough.example', 20, 4000),
    ]);
    expect(picked.map(({ domainName }) => domainName)).toEqual([
      'twin.example',
      'nearby.example',
      'huge.example',
      'enough.example',
    ]);
  });

  it('picks five', () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => site(`s${n}.example`, 100 * n, 1000));
    expect(pickCompetitors(ours, six)).toHaveLength(5);
  });
});

it.each([
  [20, null, 10, 'missing'],
  [21, null, 10, null],
  [20, null, 9, null],
  [20, null, null, null],
  [null, null, 10, null],
  [5, 101, 10, 'missing'],
  [5, 25, 10, 'weak'],
  [5, 24, 10, null],
])('competitor at %s, us at %s, volume %s is a gap: %s', (competitorRank, ourRank, searchVolume, kind) => {
  expect(gapKindOf({ competitorRank, ourRank, searchVolume })).toBe(kind);
  expect(isGapKeyword({ competitorRank, ourRank, searchVolume })).toBe(kind !== null);
});

it('scores a gap as if we did not rank', () => {
  expect(gapScore({ searchVolume: 1000, difficulty: 20, intent: null, cpc: null, momentum: 0 })).toBe(63);
  expect([49, 50, null].map(isHighValueGap)).toEqual([false, true, false]);
});

describe('competitorFilters', () => {
  const now = new Date('2026-03-15T12:00:00Z');
  const passed = (
    createdAt: string,
    latestMetrics: { overlapPercentage: number; contentGapsCount: number } | null,
  ) =>
    competitorFilterNames.filter((name) =>
      competitorFilters[name]({ createdAt: new Date(createdAt), latestMetrics }, now),
    );

  it.each([
    ['2026-03-08T12:00:00Z', { overlapPercentage: 70, contentGapsCount: 150 }, competitorFilterNames],
    ['2026-03-08T11:59:59Z', { overlapPercentage: 69.9, contentGapsCount: 149 }, ['all']],
    ['2026-03-15T12:00:00Z', null, ['all', 'recent']],
  ])('added %s with %j passes %j', (createdAt, latestMetrics, names) => {
    expect(passed(createdAt, latestMetrics)).toEqual(names);
  });
});
