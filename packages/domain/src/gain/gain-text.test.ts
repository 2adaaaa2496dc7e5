import { expect, it } from 'vitest';
import { expectedText, gainGapText, gainSpeech, gainTermText, gainText, sumShownGains } from './gain-text.ts';

it.each([
  [{ low: 623, mid: 760, high: 944 }, '+620…940', '620 to 940 more visits a month'],
  [{ low: 27, mid: 64, high: 155.9 }, '+27…160', '27 to 160 more visits a month'],
  [{ low: 0.3, mid: 1.9, high: 10.3 }, 'up to 10', 'up to 10 more visits a month'],
  [{ low: 0.1, mid: 0.9, high: 9.9 }, 'under 10', 'under 10 more visits a month'],
  [{ low: 0, mid: 0, high: 0 }, 'under 10', 'under 10 more visits a month'],
  [{ low: 10, mid: 11, high: 12 }, '+10…12', '10 to 12 more visits a month'],
  [{ low: 1234, mid: 2000, high: 12_345 }, '+1,200…12,000', '1,200 to 12,000 more visits a month'],
  [{ low: 100.1, mid: 100.2, high: 100.3 }, '+100', 'about 100 more visits a month'],
])('%j is "%s"', (gain, text, speech) => {
  expect([gainText(gain), gainSpeech(gain)]).toEqual([text, speech]);
});

it.each([
  [9.99, 'under 10'],
  [10, '10'],
  [64.4, '64'],
  [1234, '1,200'],
])('expects %s as %s', (visits, text) => {
  expect(expectedText(visits)).toBe(text);
});

it.each([
  [{ name: 'searches', value: 3044.2, low: 2740, high: 3348 }, 'Searches a month: 3,044 (2,740 to 3,348)'],
  [{ name: 'position', value: null, low: null, high: null }, 'Position now: none in the top 100'],
  [{ name: 'target', value: 3, low: 4, high: 2 }, 'Position aimed at: 3 (4 to 2), assumed'],
  [
    { name: 'chance', value: 0.3, low: 0.1875, high: 0.45 },
    'Chance to get there: 30% (18.8% to 45%), assumed',
  ],
  [{ name: 'season', value: 1, low: null, high: null }, null],
  [{ name: 'season', value: 0.4, low: null, high: null }, 'Season when the work takes effect: × 0.40'],
  [{ name: 'curve_error', value: 0.24, low: null, high: null }, 'Error of the click rates: ± 27.1%'],
] as const)('%j is explained', (term, text) => {
  expect(gainTermText(term)).toBe(text);
});

it('gives the reason for no gain', () => {
  expect(gainGapText('brand')).toContain('your site');
  expect(gainGapText('not_known')).toBe('No source says how often it is searched in a month.');
  expect(gainGapText('too_few')).toBe(
    'Too few impressions for an estimate: it takes 30, at an average position of 20 or better.',
  );
});

it('adds gains as displayed in rows', () => {
  const gains = [
    { low: 623, mid: 760, high: 944 },
    { low: 184, mid: 240, high: 318 },
    { low: 3.4, mid: 6, high: 9.2 },
  ];
  const { low, mid, high } = sumShownGains(gains);
  expect([low, mid, high]).toEqual([803.4, 1006, 1269.2]);
  expect(gainText(sumShownGains([]))).toBe('under 10');
});
