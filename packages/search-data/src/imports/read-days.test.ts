import { expect, it } from 'vitest';
import {
  findDayOrder,
  findOrderOfSeries,
  readDayOfHeader,
  readDayOfName,
  readDays,
  readNewestDay,
  readPeriod,
} from './read-days.ts';

it.each([
  ['2025-01-31', ['2025-01-31']],
  ['2025/1/31', ['2025-01-31']],
  ['31.01.2025', ['2025-01-31']],
  ['31 Jan 2025', ['2025-01-31']],
  ['Jan 31, 2025', ['2025-01-31']],
  ['31 janv. 2025', ['2025-01-31']],
  ['31. Dezember 2025', ['2025-12-31']],
  ['1 de marzo de 2025', ['2025-03-01']],
  ['2025年1月31日', ['2025-01-31']],
  ['2025. 1. 31.', ['2025-01-31']],
  ['31/1/25', ['2025-01-31']],
  ['1/31/25', ['2025-01-31']],
  ['31.02.2025', []],
  ['12 apples 2025', []],
])('reads the days in %s', (text, days) => {
  expect(readDays(text)).toEqual(days);
});

it('reads no day with strokes whose order is unclear', () => {
  expect(readDays('03/04/2026', 'unclear')).toEqual([]);
  expect(readDays('04/04/2026', 'unclear')).toEqual(['2026-04-04']);
  expect(readDays('03/04/2026', 'day_first')).toEqual(['2026-04-03']);
  expect(readPeriod('01/02/2025-01/03/2025')).toEqual([]);
  expect(readPeriod('1/1/25 - 3/31/25')).toEqual(['2025-01-01', '2025-03-31']);
});

it('finds the order of days by the numbers above 12, and of a series by its gaps', () => {
  expect(findDayOrder(['03/04/2026', '13/04/2026'])).toBe('day_first');
  expect(findDayOrder(['03/04/2026', '04/13/2026'])).toBe('month_first');
  expect(findDayOrder(['03/04/2026', '04/04/2026'])).toBe('unclear');
  expect(findOrderOfSeries(['01/02/2026', '02/02/2026', '03/02/2026'])).toBe('day_first');
  expect(findOrderOfSeries(['02/01/2026', '02/02/2026', '02/03/2026'])).toBe('month_first');
});

it('reads the day of a header, of a file name and of titles', () => {
  expect(readDayOfHeader('28.02.2026', 'unclear')).toBe('2026-02-28');
  expect(readDayOfHeader('shoes: (1/1/23 - 1/1/24)', 'unclear')).toBe(null);
  expect(readDayOfName('e.com-organic-keywords-12-May-2019_10-00.csv')).toBe('2019-05-12');
  expect(readNewestDay(['# Start date: 20240101', '# End date: 20240131'])).toBe('2024-01-31');
});
