import { describe, expect, it } from 'vitest';
import { readMonth } from './read-months.ts';
import { readVolumeRange } from './read-number.ts';

describe('the month in a header', () => {
  it.each([
    ['Searches: Oct 2020', '2020-10'],
    ['Searches: März 2024', '2024-03'],
    ['Suchanfragen: Dez. 2023', '2023-12'],
    ['Recherches : déc. 2023', '2023-12'],
    ['Searches: mag 2023', '2023-05'],
    ['Searches: mai. de 2023', '2023-05'],
    ['Searches: mrt. 2024', '2024-03'],
    ['Searches: 2023年12月', '2023-12'],
    ['Searches: дек. 2023 г.', '2023-12'],
    ['03-2024', '2024-03'],
    ['2024-03', '2024-03'],
    ['marraskuu 2024', '2024-11'],
    ['marketing 2024', null],
    ['mayors 2024', null],
    ['2024-13', null],
  ])('%s', (header, month) => {
    expect(readMonth(header)).toBe(month);
  });
});

describe('the range of a volume', () => {
  it.each([
    ['10 – 100', 50],
    ['100 – 1K', 500],
    ['1K – 10K', 5_000],
    ['1.000 – 10.000', 5_000],
    ['1 k – 10 k', 5_000],
    ['1\u202f000 – 10\u202f000', 5_000],
    ['1 mil - 10 mil', 5_000],
    ['1 тыс. – 10 тыс.', 5_000],
    ['1000～1万', 5_000],
    ['1 Mio. – 10 Mio.', 5_000_000],
    ['1 mln – 10 mln', 5_000_000],
    ['100万～1000万', 5_000_000],
    ['10 – 1000', null],
    ['1.5 – 15', null],
    ['3 – 7', null],
    ['1 apple – 10 pears', null],
  ])('%s', (cell, volume) => {
    expect(readVolumeRange(cell)).toBe(volume);
  });
});
