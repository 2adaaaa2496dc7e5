import { expect, it } from 'vitest';
import { estimateDemand } from './demand.ts';

/** Impressions of a month. */
const seen = (position: number | null, impressions = 3_000) => ({
  position,
  impressions,
  clicks: 0,
  days: 30.44,
});

it.each([
  ['impressions', seen(3), null, { low: 2_700, mid: 3_000, high: 3_300, basis: 'impressions' }],
  ['a volume beside the first page', seen(10.4), 6_000, { high: 3_300, basis: 'impressions' }],
  ['a volume beside the second page', seen(10.5), 6_000, { mid: 3_000, high: 6_000, basis: 'impressions' }],
  ['a volume of more than three times as many', seen(10.5), 12_000, { high: 9_000, basis: 'impressions' }],
  ['the end of the second page', seen(20.4), 6_000, { high: 6_000, basis: 'impressions' }],
  ['the third page', seen(20.5), 1_000, { low: 600, mid: 850, high: 1_200, basis: 'volume' }],
  ['the third page alone', seen(20.5), null, null],
  ['30 impressions', seen(3, 30), 1_000, { mid: 30, basis: 'impressions' }],
  ['29 impressions', seen(3, 29), 1_000, { mid: 850, basis: 'volume' }],
  ['impressions without a position', seen(null), 1_000, { mid: 850, basis: 'volume' }],
  ['nothing', null, null, null],
])('reads the demand of %s', (_name, count, searchVolume, demand) => {
  const found = estimateDemand({ count, searchVolume, isVolumeBucket: false });
  expect(found && { ...found, low: Math.round(found.low), high: Math.round(found.high) }).toEqual(
    demand && expect.objectContaining(demand),
  );
});

it('widens a range of volumes to three times and a third', () => {
  expect(estimateDemand({ count: null, searchVolume: 100, isVolumeBucket: true })).toEqual({
    low: 30,
    mid: 100,
    high: 300,
    basis: 'volume',
  });
});
