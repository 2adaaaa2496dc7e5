import { expect, it } from 'vitest';
import {
  breakText,
  type ConsoleBreak,
  type ConsoleMetric,
  findBreakBetween,
  hasInflatedImpressions,
  isComparable,
  knownBreaks,
} from './console-breaks.ts';

const days = (start: string, end: string) => ({ start, end });
const october2025 = days('2025-10-01', '2025-10-28');
const october2024 = days('2024-10-02', '2024-10-29');
const redesign: ConsoleBreak = {
  metrics: ['clicks', 'impressions', 'ctr', 'position'],
  from: '2026-09-01',
  to: '2026-09-03',
  kind: 'change',
  note: 'Redesign.',
  madeBy: 'owner',
};

it.each<[string, ConsoleMetric, [string, string], [string, string], boolean]>([
  [
    'inside the fault and a year before',
    'impressions',
    ['2025-10-01', '2025-10-28'],
    ['2024-10-02', '2024-10-29'],
    false,
  ],
  ['the same, by clicks', 'clicks', ['2025-10-01', '2025-10-28'], ['2024-10-02', '2024-10-29'], true],
  ['both inside the fault', 'ctr', ['2026-01-01', '2026-01-28'], ['2025-12-04', '2025-12-31'], true],
  [
    'before and after the fault',
    'position',
    ['2026-05-01', '2026-05-28'],
    ['2025-04-01', '2025-04-28'],
    false,
  ],
  ['before the fault', 'position', ['2025-04-15', '2025-05-12'], ['2025-03-18', '2025-04-14'], true],
  ['its first day in one window', 'ctr', ['2025-04-16', '2025-05-13'], ['2025-03-19', '2025-04-15'], false],
  ['its last day in one window', 'ctr', ['2026-05-25', '2026-06-21'], ['2026-04-27', '2026-05-24'], false],
  ['the day after it', 'ctr', ['2026-05-26', '2026-06-22'], ['2026-04-28', '2026-05-25'], true],
  [
    'across the change of September 2025',
    'position',
    ['2025-09-15', '2025-10-12'],
    ['2025-08-14', '2025-09-10'],
    false,
  ],
  [
    'a day of that change in both',
    'position',
    ['2025-09-14', '2025-10-11'],
    ['2025-09-01', '2025-09-28'],
    false,
  ],
  [
    'filtered totals in 2018',
    'filtered_totals',
    ['2018-08-20', '2018-09-16'],
    ['2018-07-22', '2018-08-18'],
    false,
  ],
  ['impressions in 2018', 'impressions', ['2018-08-20', '2018-09-16'], ['2018-07-22', '2018-08-18'], true],
])('%s', (_name, metric, a, b, isSame) => {
  const [first, second] = [days(...a), days(...b)];
  expect(isComparable(metric, [first, second])).toBe(isSame);
  expect(isComparable(metric, [second, first])).toBe(isSame);
});

it('includes the owner’s breaks', () => {
  const windows = [days('2026-09-04', '2026-10-01'), days('2026-08-04', '2026-08-31')] as const;
  expect(isComparable('clicks', windows)).toBe(true);
  expect(isComparable('clicks', windows, [...knownBreaks, redesign])).toBe(false);
});

it('names the break', () => {
  const found = findBreakBetween('impressions', [october2025, october2024]);
  expect(found && breakText(found)).toBe(
    'Not comparable: Google changed the count on May 13, 2025. Google counted too many impressions.',
  );
  expect(breakText(redesign)).toBe('Not comparable: the site changed on September 1, 2026. Redesign.');
});

it.each([
  ['2025-04-01', '2025-05-12', false],
  ['2025-04-01', '2025-05-13', true],
  ['2026-04-27', '2026-05-20', true],
  ['2026-04-28', '2026-05-20', false],
])('from %s to %s impressions were overcounted: %s', (from, to, isInflated) => {
  expect(hasInflatedImpressions({ from, to })).toBe(isInflated);
});
