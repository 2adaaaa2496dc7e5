import { expect, it } from 'vitest';
import { packRows, unpackRows } from './pack-rows.ts';

it.each([0, 1, 2_000, 4_001])('returns %d rows', (count) => {
  const rows = Array.from({ length: count }, (_, id) => ({ id, text: `châssis ${id} 🛖`, place: null }));
  const packed = packRows(rows);
  expect(packed.count).toBe(count);
  expect(unpackRows(packed)).toEqual(rows);
});
