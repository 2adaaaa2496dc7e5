import { expect, it } from 'vitest';
import { countUnfinishedDays } from './unfinished-days.ts';

/** Five weeks with quiet weekends, that end with other days. */
const ending = (...end: (number | null)[]) => {
  const usual = Array.from({ length: 35 }, (_, day) => (day % 7 < 5 ? 100 : 40));
  return [...usual.slice(0, 35 - end.length), ...end];
};

it.each<[string, (number | null)[], number]>([
  ['days as usual', ending(), 0],
  ['a weekend as usual', ending(100, 40, 40), 0],
  ['counts that fall from day to day', ending(90, 24, 8), 3],
  ['a last day with a fifth', ending(40, 8), 3],
  ['a weak last day', ending(30), 0],
  ['a half of few clicks', Array.from({ length: 35 }, (_, day) => (day < 34 ? 6 : 3)), 0],
  ['a missing day before the last one', ending(null, 8), 3],
  ['a history of two weeks', ending(90, 24, 8).slice(-14), 0],
  [
    'a fall that lasts for four weeks',
    ending(...Array.from({ length: 28 }, (_, day) => (day % 7 < 5 ? 40 : 16))),
    0,
  ],
  ['no days', [], 0],
])('%s → %s unfinished', (_name, clicks, count) => {
  expect(countUnfinishedDays(clicks)).toBe(count);
});
