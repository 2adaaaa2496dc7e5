import { expect, it } from 'vitest';
import { describeNoLinks } from './link-ideas.ts';

it('states the reason and the number of compared pages', () => {
  const reason = 'The words for this page also fit another page.';
  expect(describeNoLinks('other-page', 1)).toBe(`${reason} Compared: 1 page without a link to it.`);
  expect(describeNoLinks('other-page', 60)).toBe(`${reason} Compared: 60 pages without a link to it.`);
});

it('states no number for a reason without a comparison', () => {
  expect(describeNoLinks('furniture', 60)).toBe('Legal, tag, login and numbered pages get no proposals.');
});
