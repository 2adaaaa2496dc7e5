import { expect, it } from 'vitest';
import { type CsvCell, csvLine } from './csv-line.ts';

it.each<[CsvCell, string]>([
  ['tea', '"tea"'],
  ['', '""'],
  ['say "tea"', '"say ""tea"""'],
  ['tea, green', '"tea, green"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' tea ', '" tea "'],
  ['thé 茶 🍵', '"thé 茶 🍵"'],
  ['=1+1', `"'=1+1"`],
  ['+49 30', `"'+49 30"`],
  ['-40 tyres', `"'-40 tyres"`],
  ['@home', `"'@home"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['\nx', `"'\nx"`],
  ['＝1', `"'＝1"`],
  ['=HYPERLINK("https://x")', `"'=HYPERLINK(""https://x"")"`],
  ['a=b', '"a=b"'],
  ["'tea", `"'tea"`],
  ['12', '"12"'],
  [12, '12'],
  [-3, '-3'],
  [1.25, '1.25'],
  [0, '0'],
  [Number.NaN, ''],
  [null, ''],
  [true, 'yes'],
  [false, 'no'],
  [new Date('2026-11-20T10:00:00Z'), '2026-11-20T10:00:00.000Z'],
])('writes %j as %s', (cell, text) => {
  expect(csvLine([cell])).toBe(`${text}\r\n`);
});

it('separates cells by commas', () => {
  expect(csvLine(['a', null, 2])).toBe('"a",,2\r\n');
});
