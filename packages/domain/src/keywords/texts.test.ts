import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseKeywordText } from './keyword-text.ts';
import { dashboardRankText, rankText } from './rank-text.ts';
import { shortenVolume } from './shorten-volume.ts';

it.each([
  [null, '–'],
  [0, '0'],
  [999, '999'],
  [1000, '1.0K'],
  [1050, '1.1K'],
  [1150, '1.2K'],
  [12_345, '12.3K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [999_999, '1.0M'],
  [1_000_000, '1.0M'],
  [2_460_000, '2.5M'],
])('shortenVolume(%s) is %s', (count, text) => {
  expect(shortenVolume(count)).toBe(text);
});

it.each([
  [null, null, null, 'Not ranking (in top 100)', 'Not ranking'],
  [7, 5, 120, '#7 (#5 among 120 results)', '#7'],
  [7, 5, 1_230_000, '#7 (#5 among 1,230,000 results)', '#7'],
  [7, 5, null, '#7 (#5)', '#7'],
  [7, null, 120, '#7', '#7'],
])('rank %s, group %s, %s results', (rankAbsolute, rankGroup, resultsCount, text, dashboardText) => {
  expect(rankText({ rankAbsolute, rankGroup, resultsCount })).toBe(text);
  expect(dashboardRankText(rankAbsolute)).toBe(dashboardText);
});

describe('normaliseKeywordText', () => {
  it.each([
    ['  Best   Espresso\tGrinder ', 'best espresso grinder'],
    ['CAFE\u0301', 'caf\u00e9'],
    ['\u00a0ÄPFEL\u00a0', 'äpfel'],
    ['', ''],
  ])('%j becomes %j', (text, normal) => {
    expect(normaliseKeywordText(text)).toBe(normal);
  });

  it('leaves a normal form as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const normal = normaliseKeywordText(text);
        expect(normaliseKeywordText(normal)).toBe(normal);
      }),
    );
  });
});
