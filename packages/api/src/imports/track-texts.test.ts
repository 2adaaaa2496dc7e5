import { expect, it } from 'vitest';
import { trackTexts } from './track-texts.ts';

it('recognizes a text', () => {
  const seen = trackTexts();
  expect(seen.see('tea shop')).toBe(false);
  expect(seen.see('tea shops')).toBe(false);
  expect(seen.see('')).toBe(false);
  expect(seen.see('tea shop')).toBe(true);
});

it('takes few new texts for known ones', () => {
  const seen = trackTexts();
  const taken = Array.from({ length: 50_000 }, (_, row) => seen.see(`console query ${row}`));
  expect(taken.filter((isKnown) => isKnown).length).toBeLessThan(10);
});
