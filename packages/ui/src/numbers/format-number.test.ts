import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

it.each([
  [1234, '1,234'],
  [-1234, '−1,234'],
  [0, '0'],
  [null, null],
])('formats %j as %j, with a minus sign', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
