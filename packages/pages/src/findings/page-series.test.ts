import { expect, it } from 'vitest';
import { isPrintVersion, seriesOf } from './page-series.ts';
import { measureTitle } from './title-width.ts';

const site = 'https://tea.example';

it.each([
  ['/blog?page=2', '/blog'],
  ['/blog?sort=a&Page=2', '/blog?sort=a'],
  ['/blog/page/2', '/blog'],
  ['/blog/page/2/', '/blog'],
  ['/blog/Seite/3', '/blog'],
  ['/?p=2', '/'],
])('%s is a part of %s', (path, series) => {
  expect(seriesOf(site + path)).toBe(site + series);
});

it.each(['/', '/blog', '/blog?page=all', '/page/about', '/blog/2', '/2026/11', '/page'])(
  '%s is none',
  (path) => {
    expect(seriesOf(site + path)).toBeNull();
  },
);

it.each([
  ['/a/print', true],
  ['/print/a', true],
  ['/a?print=1', true],
  ['/a?x=print', false],
  ['/printers', false],
])('%s is a print version: %s', (path, isPrint) => {
  expect(isPrintVersion(site + path)).toBe(isPrint);
});

it.each([
  ['', 0],
  ['i', 4],
  ['W', 19],
  ['Green tea', 89],
  ['Grün', 44],
  ['緑茶', 40],
  ['한국', 40],
])('the title %j is %i pixels wide', (title, pixels) => {
  expect(measureTitle(title)).toBe(pixels);
});
