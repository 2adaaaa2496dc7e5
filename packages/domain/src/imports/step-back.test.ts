import { expect, it } from 'vitest';
import { stepBack } from './step-back.ts';

it.each([
  ['2026-05-31', { months: 3, days: 0 }, '2026-02-28'],
  ['2026-01-15', { months: 3, days: 0 }, '2025-10-15'],
  ['2024-02-29', { months: 12, days: 0 }, '2023-02-28'],
  ['2026-03-05', { months: 0, days: 28 }, '2026-02-05'],
  ['2026-01-01', { months: 0, days: 1 }, '2025-12-31'],
])('%s, %o earlier, is %s', (day, step, earlier) => {
  expect(stepBack(day, step)).toBe(earlier);
});
