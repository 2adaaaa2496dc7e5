import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['br;q=0.000, gzip; q=0', undefined],
  ['br;q=0.001', 'br'],
  ['brotli, x-gzip', undefined],
  ['', undefined],
  [undefined, undefined],
])('chooses for %j', (accepted, name) => {
  expect(chooseEncoding(accepted, () => true)?.name).toBe(name);
});

it('chooses the next best encoding if the best one is not built', () => {
  expect(chooseEncoding('br, gzip', ({ extension }) => extension === '.gz')?.name).toBe('gzip');
});
