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
  ['exactly 70% of the usual clicks', Array.from({ length: 35 }, (_, day) => (day < 34 ? 100 : 70)), 0],
  ['a little less', Array.from({ length: 35 }, (_, day) => (day < 34 ? 100 : 69)), 3],
  ['less by three deviations', Array.from({ length: 35 }, (_, day) => (day < 34 ? 36 : 18)), 3],
  ['less by almost three', Array.from({ length: 35 }, (_, day) => (day < 34 ? 36 : 19)), 0],
  ['a fall four days ago', Array.from({ length: 35 }, (_, day) => (day === 31 ? 8 : 100)), 0],
  ['a fall two weeks ago', Array.from({ length: 35 }, (_, day) => (day === 20 ? 8 : 100)), 0],
  // Three of the four weeks before are enough, two are not.
  [
    'one unknown week before',
    Array.from({ length: 35 }, (_, day) => (day === 34 ? 8 : day === 6 ? null : 100)),
    3,
  ],
  [
    'two unknown weeks before',
    Array.from({ length: 35 }, (_, day) => (day === 34 ? 8 : day === 6 || day === 13 ? null : 100)),
    0,
  ],
  // Of 8, 50, 100 and 100 clicks in the weeks before, 50 are usual: 36 are more than 70% of them, 34 are fewer.
  ...([36, 34] as const).map((last): [string, (number | null)[], number] => [
    `${last} clicks after uneven weeks`,
    Array.from({ length: 35 }, (_, day) => (day === 34 ? last : day === 27 ? 8 : day === 13 ? 50 : 100)),
    0,
  ]),
  [
    '20 clicks after uneven weeks',
    Array.from({ length: 35 }, (_, day) => (day === 34 ? 20 : day === 27 ? 8 : day === 13 ? 50 : 100)),
    3,
  ],
  ['no days', [], 0],
])('%s → %s unfinished', (_name, clicks, count) => {
  expect(countUnfinishedDays(clicks)).toBe(count);
});
