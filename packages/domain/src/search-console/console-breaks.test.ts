import { expect, test } from 'vitest';
import { findConsoleBreak } from './console-breaks.ts';
import { daysUpTo } from './console-facts.ts';

test.each([
  ['a year apart across the first day of the wrong count', '2025-10-28', '2024-10-29', '2025-05-13'],
  ['both before it', '2025-05-12', '2025-04-14', null],
  ['its first day is in one of them', '2025-05-13', '2025-04-14', '2025-05-13'],
  ['both in it and after the end of answers of 100 results', '2025-12-01', '2025-11-03', null],
  ['both in it, on two sides of that end', '2025-10-20', '2025-08-20', '2025-09-11'],
  ['its last day is in one of them', '2026-05-24', '2026-06-21', '2025-05-13'],
  ['both after it', '2026-05-25', '2026-06-22', null],
  ['after it and before it', '2026-06-22', '2025-05-12', '2025-09-11'],
])('%s', (_name, one, other, first) => {
  expect(findConsoleBreak(daysUpTo(one, 28), daysUpTo(other, 28))).toBe(first);
  expect(findConsoleBreak(daysUpTo(other, 28), daysUpTo(one, 28))).toBe(first);
});

test('the 28 days that end on a final day, those before and those of a year ago', () => {
  const end = '2026-11-19';
  expect(daysUpTo(end, 28)).toEqual({ start: '2026-10-23', end });
});
