import { searchIntent, serpFeature } from '@keydence/domain';
import { expect, it } from 'vitest';
import {
  intentCodes,
  intentFromCode,
  intentToCode,
  serpFeaturesFromFlags,
  serpFeaturesToFlags,
} from './keyword-codes.ts';

it.each([...searchIntent.options, null])('round-trips the intent %s', (intent) => {
  expect(intentFromCode(intentToCode(intent))).toBe(intent);
});

it('stores the documented codes', () => {
  expect([null, ...searchIntent.options].map(intentToCode)).toEqual([0, 1, 2, 3, 4]);
  expect(intentCodes).toEqual([0, 1, 2, 3, 4]);
  expect(serpFeature.options.map((feature) => serpFeaturesToFlags([feature]))).toEqual([1, 2, 4, 8, 16]);
});

it('round-trips a set of SERP features', () => {
  expect(serpFeaturesFromFlags(serpFeaturesToFlags(['video', 'featured_snippet']))).toEqual([
    'featured_snippet',
    'video',
  ]);
  expect(serpFeaturesFromFlags(0)).toEqual([]);
});
