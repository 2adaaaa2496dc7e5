import { describe, expect, it } from 'vitest';
import {
  estimateAdjustedTraffic,
  estimateTraffic,
  featureFactor,
  shareOfSearch,
  shareOfVoice,
  visibility,
} from './traffic.ts';

it.each([
  [70, 1, 21],
  [1000, 3, 97],
  [1000, 101, 0],
  [1000, null, 0],
  [0, 1, 0],
  [null, 1, null],
])('volume %s at rank %s brings %s visits', (searchVolume, rank, visits) => {
  expect(estimateTraffic(searchVolume, rank)).toBe(visits);
});

describe('featureFactor', () => {
  const plain = { rank: 5, intent: null, serpFeatures: [] } as const;

  it.each([
    ['nothing special', plain, 1],
    [
      'an AI overview at rank 1',
      { ...plain, rank: 1, intent: 'informational', serpFeatures: ['ai_overview'] },
      0.42,
    ],
    [
      'an AI overview at rank 10',
      { ...plain, rank: 10, intent: 'informational', serpFeatures: ['ai_overview'] },
      0.81,
    ],
    [
      'an AI overview at rank 60',
      { ...plain, rank: 60, intent: 'informational', serpFeatures: ['ai_overview'] },
      0.81,
    ],
    [
      'an AI overview on another intent',
      { ...plain, intent: 'commercial', serpFeatures: ['ai_overview'] },
      0.85,
    ],
    ['ads', { ...plain, hasPaidResults: true }, 0.66],
    ['a snippet of somebody else', { ...plain, serpFeatures: ['featured_snippet'] }, 0.82],
    ['a snippet at rank 1', { ...plain, rank: 1, serpFeatures: ['featured_snippet'] }, 1],
    ['the smallest of several', { ...plain, hasPaidResults: true, serpFeatures: ['featured_snippet'] }, 0.66],
  ] as const)('%s', (_, page, factor) => {
    expect(featureFactor(page)).toBeCloseTo(factor, 10);
  });

  it('adjusts the traffic', () => {
    expect(estimateAdjustedTraffic(1000, { ...plain, rank: 1, hasPaidResults: true })).toBe(201);
    expect(estimateAdjustedTraffic(null, plain)).toBeNull();
  });
});

it.each([
  [[{ searchVolume: 100, rank: 1 }], 0.304, 1],
  [
    [
      { searchVolume: 100, rank: 1 },
      { searchVolume: 300, rank: null },
    ],
    0.076,
    0.25,
  ],
  [[{ searchVolume: null, rank: 1 }], null, null],
  [[], null, null],
])('share of search and visibility of %j', (keywords, share, visible) => {
  expect(shareOfSearch(keywords)).toBe(share);
  expect(visibility(keywords)).toBe(visible);
});

it.each([
  [100, [200, 100], 0.25],
  [0, [50], 0],
  [0, [], null],
])('%s visits against %j is a share of voice of %s', (ours, theirs, share) => {
  expect(shareOfVoice(ours, theirs)).toBe(share);
});
