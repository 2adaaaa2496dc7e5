import { expect, it } from 'vitest';
import { confidenceText } from './move-texts.ts';

it('says why the confidence in an update is low', () => {
  const move = { confidence: 'low' as const, causes: ['striking_distance' as const] };
  expect(confidenceText({ ...move, pages: [] })).toMatch(/the counts do not name the page/);
  expect(confidenceText({ ...move, pages: ['https://acme.com/tea'] })).toMatch(
    /few counts, or with click rates/,
  );
});
