import { expect, it } from 'vitest';
import { estimateTraffic, shareOfSearch, shareOfVoice, visibility } from './traffic.ts';

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
