import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseKeywordText } from '../names/keyword-text.ts';
import { rankStateOf } from './rank-state.ts';
import { absentRankText, dashboardRankText, rankText } from './rank-text.ts';
import { shortenTick, shortenVolume } from './shorten-volume.ts';

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
  [0, '0'],
  [500, '500'],
  [1_000, '1K'],
  [2_500, '2.5K'],
  [60_000, '60K'],
  [2_000_000, '2M'],
])('shortenTick(%s) is %s', (count, text) => {
  expect(shortenTick(count)).toBe(text);
});

it.each([
  [null, null, null, 'Not ranking (in top 100)', 'Not ranking'],
  [7, 5, 120, '#7 (#5 among 120 results)', '#7'],
  [7, 5, 1_230_000, '#7 (#5 among 1,230,000 results)', '#7'],
  [7, 5, null, '#7 (#5)', '#7'],
  [5, 5, null, '#5', '#5'],
  [7, null, 120, '#7', '#7'],
])('rank %s, group %s, %s results', (rankAbsolute, rankGroup, resultsCount, text, dashboardText) => {
  const absent = { rankState: rankAbsolute === null ? 'not_found' : 'ranked', rankDepth: null } as const;
  expect(rankText({ rankAbsolute, rankGroup, resultsCount, ...absent })).toBe(text);
  expect(dashboardRankText(rankAbsolute, absent)).toBe(dashboardText);
});

it.each([
  ['not_checked', null, 'Not checked yet', 'Not checked yet'],
  ['failed', null, 'Check failed', 'Check failed'],
  ['not_found', null, 'Not ranking (in top 100)', 'Not ranking'],
  ['not_found', 100, 'Not ranking (in top 100)', 'Not ranking'],
  ['not_found', 99, 'Not in the first 99', 'Not in the first 99'],
  ['not_found', 30, 'Not in the first 30', 'Not in the first 30'],
] as const)('without a rank, %s after %s results reads %s', (rankState, rankDepth, text, dashboardText) => {
  expect(absentRankText({ rankState, rankDepth })).toBe(text);
  expect(dashboardRankText(null, { rankState, rankDepth })).toBe(dashboardText);
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

it.each([
  [7, at(8), null, 'ranked'],
  [7, at(8), at(22), 'ranked'],
  [null, at(8), null, 'not_found'],
  [null, at(8), at(22), 'not_found'],
  [null, null, null, 'not_checked'],
  [null, null, at(22), 'failed'],
] as const)('rank %s, checked %s, failed %s is %s', (rank, lastRankingCheck, checkFailedAt, state) => {
  expect(rankStateOf({ rank, lastRankingCheck, checkFailedAt })).toBe(state);
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

  it('leaves a normalized text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const normal = normaliseKeywordText(text);
        expect(normaliseKeywordText(normal)).toBe(normal);
      }),
    );
  });
});
