import { expect, it } from 'vitest';
import { describeRunning, type RunningFacts } from './describe-running.ts';

const check: RunningFacts = { kind: 'rank_check', isQueued: false, detail: null, done: 12, total: 1_066 };

it.each<[string, Partial<RunningFacts>, string, string | null, number | null]>([
  ['counts finished parts', {}, 'Rank check is running', '12 of 1,066', 12 / 1_066],
  ['has no progress before it starts', { isQueued: true }, 'Rank check is waiting', '12 of 1,066', null],
  ['has no progress without a total', { total: null }, 'Rank check is running', null, null],
  ['has no progress of no parts', { done: 0, total: 0 }, 'Rank check is running', null, null],
  ['is never more than all', { done: 9, total: 8, kind: 'crawl' }, 'Site crawl is running', '9 of 8', 1],
  [
    'names the file',
    { kind: 'import', detail: 'a.csv', done: 1, total: 2 },
    'Import is running',
    'a.csv · 1 of 2',
    0.5,
  ],
  [
    'says the step instead of counts',
    { kind: 'setup', detail: 'Scoring…', done: 5, total: 8 },
    'Setup is running',
    'Scoring…',
    0.625,
  ],
])('%s', (_, change, title, detail, progress) => {
  expect(describeRunning({ ...check, ...change })).toMatchObject({ title, detail, progress });
});
