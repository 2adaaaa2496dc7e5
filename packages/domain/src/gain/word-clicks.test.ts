import { expect, it } from 'vitest';
import { createWordClicks } from './word-clicks.ts';

function count(queries: readonly [string, number | null][], siteNames: readonly string[] = []) {
  const words = createWordClicks(siteNames);
  for (const [keywordText, clicks] of queries) words.add({ keywordText, clicks });
  return words.most();
}

it('adds up the clicks of the queries with a word, most first', () => {
  expect(
    count([
      ['Winter tires', 30],
      ['michelin-tires', 50],
      ['tires or tires', 5],
    ]),
  ).toEqual([
    { word: 'tires', clicks: 85 },
    { word: 'michelin', clicks: 50 },
    { word: 'winter', clicks: 30 },
  ]);
});

it('leaves out short words, queries without clicks and those that name the site', () => {
  const queries: [string, number | null][] = [
    ['car wash', 9],
    ['spare wheel', 0],
    ['spare wheel', null],
    ['acme saws', 40],
  ];
  expect(count(queries, ['acme'])).toEqual([{ word: 'wash', clicks: 9 }]);
});

it('gives twenty words', () => {
  const queries = Array.from({ length: 25 }, (_, index): [string, number] => [`word${index}`, 100 - index]);
  expect(count(queries).map(({ word }) => word)).toEqual(queries.slice(0, 20).map(([word]) => word));
});

it('keeps adding to the first 20,000 words only', () => {
  const queries = Array.from({ length: 20_000 }, (_, index): [string, number] => [`word${index}`, 1]);
  expect(count([...queries, ['later', 99], ['word0', 1]])[0]).toEqual({ word: 'word0', clicks: 2 });
});
