import { expect, it } from 'vitest';
import { priorityFromDifficulty } from '../content-plan/priority.ts';
import { greeting } from './greeting.ts';
import { lastUpdatedLabel } from './last-updated-label.ts';
import { trendDirectionOf } from './trend-direction.ts';

it.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %s o’clock it says %s', (hour, text) => {
  expect(greeting(hour)).toBe(text);
});

it.each([
  ['2026-03-15T11:59:00Z', 'UTC', 'today'],
  ['2026-03-16T09:00:00Z', 'UTC', 'today'],
  ['2026-03-14T23:59:00Z', 'UTC', 'yesterday'],
  ['2026-03-14T23:59:00Z', 'Europe/Berlin', 'today'],
  ['2026-03-13T00:00:00Z', 'UTC', '2 days ago'],
  ['2026-03-08T00:00:00Z', 'UTC', '7 days ago'],
  ['2026-03-07T23:59:00Z', 'UTC', 'Mar 7, 2026'],
  ['2025-12-31T23:30:00Z', 'Asia/Kathmandu', 'Jan 1, 2026'],
  ['2026-03-07T12:00:00Z', 'America/New_York', 'Mar 7, 2026'],
])('%s in %s reads %s', (date, timeZone, label) => {
  expect(lastUpdatedLabel(new Date(date), new Date('2026-03-15T12:00:00Z'), timeZone)).toBe(label);
});

it('counts days over the change to summer time', () => {
  const [before, after] = [new Date('2026-03-28T12:00:00Z'), new Date('2026-03-30T08:00:00Z')];
  expect(lastUpdatedLabel(before, after, 'Europe/Berlin')).toBe('2 days ago');
});

it.each([
  [110, 100, 'up', 10],
  [100, 110, 'down', -9.1],
  [100, 100, 'neutral', 0],
  [100_001, 100_000, 'up', 0],
  [5, 0, 'up', null],
  [0, 0, 'neutral', 0],
  [0, 5, 'down', -100],
  [5, null, 'neutral', null],
])('%s after %s is %s by %s percent', (current, previous, trend, changePercent) => {
  expect(trendDirectionOf(current, previous)).toEqual({ trend, changePercent });
});

it.each([
  ['low', 'Low', 'medium'],
  ['medium', 'Medium', 'medium'],
  ['high', 'High', 'weak'],
] as const)('difficulty %s has the priority %s', (difficulty, label, tone) => {
  expect(priorityFromDifficulty(difficulty)).toEqual({ label, tone });
});
