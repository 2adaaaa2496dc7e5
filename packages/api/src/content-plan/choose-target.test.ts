import { expect, it } from 'vitest';
import { chooseTarget } from './choose-target.ts';

it.each([
  ['https://acme.com/a', 4, 'https://acme.com/a'],
  [null, 4, 'The page that ranks'],
  [null, null, 'New page'],
])('plans a keyword of page %j at position %j for target %s', (ranking_url, rank_group, target) => {
  expect(chooseTarget({ ranking_url, rank_group })).toBe(target);
});
