import { describe, expect, it } from 'vitest';
import { readFigures } from './read-figures.ts';

const read = (text: string) => readFigures(text.normalize('NFKC'));

describe('readFigures', () => {
  it.each<[string, number | null]>([
    ['1,200 visits', 1200],
    ['1.200 Besuche', 1200],
    ['1’200 Besuche', 1200],
    ["1'200 visits", 1200],
    ['1\u202f200 visites', 1200],
    ['1\u00a0200,5 visites', 1200.5],
    ['12,34,567 visits', 1_234_567],
    ['1,234.5 on average', 1234.5],
    ['1.234,5 im Schnitt', 1234.5],
    ['position 14.3', 14.3],
    ['Position 14,3', 14.3],
    ['0.125 of them', 0.125],
    ['the 9th place', 9],
    ['\uff11\uff12 visits', 12],
    ['version 1.2.3', null],
    ['1,20,3', null],
    ["1'20 visits", null],
  ])('%s', (text, value) => {
    expect(read(text).map((figure) => figure.value)).toEqual([value]);
  });

  it.each<[string, number, number]>([
    ['1.2k visits', 1.2, 1e3],
    ['1,2K visits', 1.2, 1e3],
    ['3M searches', 3, 1e6],
    ['12 thousand searches', 12, 1e3],
    ['1,5 Mio. Suchen', 1.5, 1e6],
    ['2 billion', 2, 1e9],
  ])('%s is a multiple', (text, value, scale) => {
    expect(read(text)).toMatchObject([{ value, scale, isPercent: false }]);
  });

  it.each([
    '12%',
    '12 %',
    '12\u202f%',
    '12 percent',
    '12 per cent',
    '12 Prozent',
    '12 pour cent',
    '-12%',
    '12-percent',
  ])('%s is a percentage', (text) => expect(read(text)).toMatchObject([{ value: 12, isPercent: true }]));

  it.each([
    '$500',
    '500 €',
    '£ 12',
    '3x',
    '3 times',
    '3-fold',
    'twenty',
    'fifteen pages',
    'two thousand',
    'dozens',
    'doubled',
    '½',
    '٣',
  ])('%s can be no fact', (text) => {
    const figures = read(text);
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.some(({ value }) => value === null)).toBe(true);
  });

  it.each([
    'the top 10',
    'top-3 places',
    'the top hundred',
    '12 months',
    'a 3-month trend',
    'of 42/100',
    'positions 4-10',
  ])('names a measure in %s', (text) =>
    expect(read(text).filter(({ text: digits }) => digits !== '42')).toEqual([]),
  );

  it('reads a space as grouping or as the end of a figure', () => {
    expect(read('position 9 300 searches')).toMatchObject([
      { value: 9300, parts: [{ value: 9 }, { value: 300 }] },
    ]);
    expect(read('2026 100 times').map(({ text }) => text)).toEqual(['2026', '100 times']);
  });
});
