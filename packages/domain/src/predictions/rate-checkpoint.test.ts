import { describe, expect, it } from 'vitest';
import { publishedCurve } from '../gain/click-through-rate.ts';
import { gainOf } from '../reports/report-facts.fixture.ts';
import { makePrediction } from './make-prediction.ts';
import { estimateExtraClicks, measureExtraClicks, rateCheckpoint, rateClicks } from './rate-checkpoint.ts';

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

describe('estimateExtraClicks', () => {
  const facts = { searchVolume: 1000, before: 12, featureFactor: 1 };

  it.each([
    // 1,000 × (0.0469 - 0.0075)
    ['a better rank', 5, 39.4],
    ['the same rank', 12, 0],
    ['a worse rank', 20, -5.1],
    ['a lost rank', null, -7.5],
  ] as const)('goes by the curve for %s', (_, rank, expected) => {
    expect(estimateExtraClicks(facts, rank, publishedCurve)).toBe(expected);
  });

  it('includes clicks that the result page takes, and a site’s own rates', () => {
    expect(estimateExtraClicks({ ...facts, featureFactor: 0.85 }, 5, publishedCurve)).toBe(33.5);
    expect(estimateExtraClicks(facts, 5, new Map([[5, 0.1]]))).toBe(92.5);
  });

  it('is unknown without a search volume', () => {
    expect(estimateExtraClicks({ ...facts, searchVolume: null }, 5, publishedCurve)).toBeNull();
  });
});

it.each([
  // 30.44 × (60 - 10) / 28
  [{ clicks: 10, days: 28 }, { clicks: 60, days: 28 }, 54.4],
  [{ clicks: 60, days: 28 }, { clicks: 10, days: 28 }, -54.4],
  [{ clicks: 0, days: 28 }, { clicks: 0, days: 28 }, 0],
  // Three months are 89 to 92 days long, and counted a day.
  [{ clicks: 90, days: 90 }, { clicks: 92, days: 92 }, 0],
  [{ clicks: 90, days: 89 }, { clicks: 184, days: 92 }, 30.1],
  [{ clicks: 10, days: 28 }, { clicks: 60, days: 31 }, 48.0],
  [{ clicks: 10, days: 28 }, { clicks: 60, days: 32 }, null],
  [{ clicks: 10, days: 28 }, { clicks: 60, days: 90 }, null],
])('from %j to %j, Search Console counted %s clicks more a month', (before, now, extra) => {
  expect(measureExtraClicks(before, now)).toBe(extra);
});

it.each([
  [10, 10, 'came_true'],
  [9.9, 10, 'partly'],
  [5, 10, 'partly'],
  [4.9, 10, 'not_yet'],
  [0, 10, 'not_yet'],
  [-3, 10, 'not_yet'],
  [50, null, null],
  [50, 0, null],
] as const)('%s clicks more where %s were predicted: %s', (extra, predicted, verdict) => {
  expect(rateClicks(extra, predicted)).toBe(verdict);
});

it.each([
  [12, { predictedRank: 6, predictedClicks: 16.7, featureFactor: 0.6 }],
  [null, { predictedRank: 6 }],
])('from rank %s it predicts %j', (rank, expected) => {
  const terms = [
    { name: 'level', value: 0.75, low: null, high: null },
    { name: 'feature', value: 0.8, low: null, high: null },
  ] as const;
  const gain = { ...gainOf(16.7), target: 6, terms: [...terms] };
  const { featureFactor, ...made } = makePrediction({ gain, rank, difficulty: 20 });
  expect({ ...made, featureFactor: Number(featureFactor.toFixed(3)) }).toMatchObject(expected);
});

it.each([
  [12, 6],
  [null, 8],
  [2, 1],
  [1, 1],
])('from rank %s without a gain it predicts rank %s', (rank, predictedRank) => {
  expect(makePrediction({ gain: null, rank, difficulty: 20 })).toMatchObject({
    predictedRank,
    predictedClicks: null,
  });
});
