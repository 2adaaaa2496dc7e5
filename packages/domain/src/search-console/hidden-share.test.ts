import { expect, it } from 'vitest';
import { findHiddenShare, isCutTable } from './hidden-share.ts';

it.each([
  [20_443, 100_599, true, 0.797, 'hidden or cut off'],
  [20_443, 100_599, false, 0.797, 'hidden'],
  [0, 10, false, 1, 'hidden'],
  [10, 10, false, 0, 'hidden'],
  [11, 10, false, 0, 'hidden'],
])('%s of %s clicks in query rows, cut: %s → %s %s', (queryClicks, pageClicks, isCut, share, label) => {
  expect(findHiddenShare({ queryClicks, pageClicks, isCut })).toEqual({
    share: expect.closeTo(share, 3),
    label,
  });
});

it('is unknown without page clicks', () => {
  expect(findHiddenShare({ queryClicks: 0, pageClicks: 0, isCut: false })).toBeNull();
});

it.each([
  [999, 'export', false],
  [1_000, 'export', true],
  [1_001, 'export', false],
  [49_999, 'api', false],
  [50_000, 'api', true],
] as const)('%s rows of an %s are cut: %s', (rows, source, isCut) => {
  expect(isCutTable(rows, source)).toBe(isCut);
});
