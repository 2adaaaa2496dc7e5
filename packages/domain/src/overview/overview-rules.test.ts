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

/**
 * Days of 23, 24 and 25 hours, a leap day and the last day of a year, by the instants at which they
 * start and end.
 */
const days = [
  ['America/Los_Angeles', 'summer time begins', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
  ['America/Los_Angeles', 'summer time ends', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
  ['America/Los_Angeles', 'a leap day', '2028-02-29T08:00:00Z', '2028-03-01T08:00:00Z'],
  ['Europe/Berlin', 'summer time begins', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['Europe/Berlin', 'summer time ends', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['Europe/Berlin', 'the last of the year', '2026-12-30T23:00:00Z', '2026-12-31T23:00:00Z'],
  ['Asia/Kolkata', 'half an hour beside the others', '2026-11-21T18:30:00Z', '2026-11-22T18:30:00Z'],
  ['Asia/Kolkata', 'a leap day', '2028-02-28T18:30:00Z', '2028-02-29T18:30:00Z'],
  ['Pacific/Auckland', 'summer time ends', '2026-04-04T11:00:00Z', '2026-04-05T12:00:00Z'],
  ['Pacific/Auckland', 'summer time begins', '2026-09-26T12:00:00Z', '2026-09-27T11:00:00Z'],
  ['Pacific/Auckland', 'the last of the year', '2026-12-30T11:00:00Z', '2026-12-31T11:00:00Z'],
  ['America/Sao_Paulo', 'a day without its midnight', '2018-11-04T03:00:00Z', '2018-11-05T02:00:00Z'],
  ['America/Sao_Paulo', 'a day whose last hour came twice', '2019-02-16T02:00:00Z', '2019-02-17T03:00:00Z'],
  ['America/Sao_Paulo', 'the last of the year', '2026-12-31T03:00:00Z', '2027-01-01T03:00:00Z'],
] as const;

it.each(days)('in %s, %s: a day is today to its last millisecond', (timeZone, _, begin, end) => {
  const label = (date: number, now: number) => lastUpdatedLabel(new Date(date), new Date(now), timeZone);
  const [from, to] = [Date.parse(begin), Date.parse(end)];
  expect(label(from, from)).toBe('today');
  expect(label(from, to - 1)).toBe('today');
  expect(label(from - 1, from)).toBe('yesterday');
  expect(label(from - 1, to - 1)).toBe('yesterday');
  expect(label(from, to)).toBe('yesterday');
  expect(label(to - 1, to)).toBe('yesterday');
  expect(label(from - 1, to)).toBe('2 days ago');
});

it.each([
  ['2026-11-21T18:14:59Z', 'Asia/Kathmandu', 'today'],
  ['2026-11-21T18:15:00Z', 'Asia/Kathmandu', 'yesterday'],
  ['2026-11-21T09:59:59Z', 'Pacific/Kiritimati', 'today'],
  ['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', 'yesterday'],
  ['2026-11-22T03:29:59Z', 'America/St_Johns', 'today'],
  ['2026-11-22T03:30:00Z', 'America/St_Johns', 'yesterday'],
  ['2026-11-30T03:29:00Z', 'America/St_Johns', 'Nov 21, 2026'],
])('November 21 without an hour, seen at %s in %s, is %s', (now, timeZone, label) => {
  expect(lastUpdatedLabel(new Date('2026-11-21T00:00:00Z'), new Date(now), timeZone)).toBe(label);
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
