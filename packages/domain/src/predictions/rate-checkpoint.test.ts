import { describe, expect, it } from 'vitest';
import { publishedCurve } from '../keywords/click-through-rate.ts';
import { makePrediction } from './make-prediction.ts';
import { countExtraClicks, rateCheckpoint } from './rate-checkpoint.ts';

describe('rateCheckpoint', () => {
  it.each([
    [12, 5, 5, 'came_true'],
    [12, 5, 1, 'came_true'],
    [12, 5, 6, 'partly'],
    [12, 5, 8, 'partly'],
    [12, 5, 9, 'not_yet'],
    [12, 5, 12, 'not_yet'],
    [12, 5, 40, 'not_yet'],
    [12, 5, null, 'not_yet'],
    [null, 8, 8, 'came_true'],
    [null, 8, 54, 'partly'],
    [null, 8, 55, 'not_yet'],
    [null, 8, null, 'not_yet'],
    [1, 1, 1, 'came_true'],
    [1, 1, 2, 'not_yet'],
    [12, 5, undefined, 'no_measurement'],
  ] as const)('from %s to a predicted %s, with %s now, is %s', (before, predicted, now, verdict) => {
    expect(rateCheckpoint({ before, predicted }, now)).toBe(verdict);
  });
});

describe('countExtraClicks', () => {
  const facts = { searchVolume: 1000, before: 12, featureFactor: 1, consoleBefore: null };

  it.each([
    // 1,000 × (0.0469 - 0.0075)
    ['a better rank', { rank: 5, console: null }, { clicks: 39.4, kind: 'estimated' }],
    ['the same rank', { rank: 12, console: null }, { clicks: 0, kind: 'estimated' }],
    ['a worse rank', { rank: 20, console: null }, { clicks: -5.1, kind: 'estimated' }],
    ['a lost rank', { rank: null, console: null }, { clicks: -7.5, kind: 'estimated' }],
  ] as const)('is estimated by the curve for %s', (_, outcome, expected) => {
    expect(countExtraClicks(facts, outcome, publishedCurve)).toEqual(expected);
  });

  it('counts what the result page takes, and a site’s own rates', () => {
    const outcome = { rank: 5, console: null };
    expect(countExtraClicks({ ...facts, featureFactor: 0.85 }, outcome, publishedCurve)?.clicks).toBe(33.5);
    expect(countExtraClicks(facts, outcome, new Map([[5, 0.1]]))?.clicks).toBe(92.5);
  });

  it('is measured where Search Console counted at both ends', () => {
    const consoleBefore = { clicks: 10, impressions: 1000 };
    const now = { rank: 5, console: { clicks: 60, impressions: 1000 } };
    expect(countExtraClicks({ ...facts, consoleBefore }, now, publishedCurve)).toEqual({
      clicks: 50,
      kind: 'measured',
    });
  });

  it.each([
    ['nothing at acceptance', null, { clicks: 60, impressions: 1000 }],
    ['nothing at the checkpoint', { clicks: 10, impressions: 1000 }, null],
    ['99 impressions', { clicks: 10, impressions: 1000 }, { clicks: 60, impressions: 99 }],
  ])('is estimated where Search Console told %s', (_, consoleBefore, console) => {
    expect(countExtraClicks({ ...facts, consoleBefore }, { rank: 5, console }, publishedCurve)).toEqual({
      clicks: 39.4,
      kind: 'estimated',
    });
  });

  it('is unknown without a search volume', () => {
    expect(
      countExtraClicks({ ...facts, searchVolume: null }, { rank: 5, console: null }, publishedCurve),
    ).toBeNull();
  });
});

it.each([
  [12, { predictedRank: 5, predictedClicks: 16.7, featureFactor: 1 }],
  [null, { predictedRank: 8 }],
  [2, { predictedRank: 1 }],
])('from rank %s it predicts %j', (rank, expected) => {
  const facts = { searchVolume: 1000, difficulty: 20, rank, intent: null, serpFeatures: [] };
  expect(makePrediction(facts, publishedCurve)).toMatchObject(expected);
});
