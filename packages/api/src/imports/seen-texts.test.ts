import { expect, it } from 'vitest';
import { createSeenTexts } from './seen-texts.ts';

it('knows a text again', () => {
  const seen = createSeenTexts();
  expect(seen.see('tea shop')).toBe(false);
  expect(seen.see('tea shops')).toBe(false);
  expect(seen.see('')).toBe(false);
  expect(seen.see('tea shop')).toBe(true);
});

it('takes few new texts for known ones', () => {
  const seen = createSeenTexts();
  const taken = Array.from({ length: 50_000 }, (_, row) => seen.see(`console query ${row}`));
  expect(taken.filter((isKnown) => isKnown).length).toBeLessThan(10);
});
