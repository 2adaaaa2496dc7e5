import { expect, it } from 'vitest';
import { momentumTrendOf, rankDecliners, rankGainers } from './momentum-trend.ts';
import { momentumFacts } from './report-facts.fixture.ts';

it.each([
  [12, '+12%', 'up'],
  [-8, '-8%', 'down'],
  [0, '+0%', 'other'],
  [null, '–', 'other'],
])('a change of %s reads %s, %s', (change, changeFormatted, trend) => {
  expect(momentumTrendOf(change)).toEqual({ change, changeFormatted, trend });
});

it('ranks gainers and decliners by score, ties by volume, and omits unchanged ones', () => {
  const entry = (name: string, score: number, searchVolume: number | null) => ({
    ...momentumFacts(name, score, 0),
    searchVolume,
  });
  const entries = [
    entry('up small', 5, 10),
    entry('still', 0, 900),
    entry('up large', 5, 90),
    entry('top', 40, null),
    entry('down', -5, 10),
    entry('down large', -5, 90),
    entry('lowest', -50, 10),
    entry('up none', 5, 0),
    entry('up unknown', 5, null),
  ];
  expect(rankGainers(entries).map(({ keywordText }) => keywordText)).toEqual([
    ...['top', 'up large', 'up small', 'up none', 'up unknown'],
  ]);
  expect(rankDecliners(entries).map(({ keywordText }) => keywordText)).toEqual([
    ...['lowest', 'down large', 'down'],
  ]);
});
