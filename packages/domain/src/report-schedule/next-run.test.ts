import { describe, expect, it } from 'vitest';
import { firstRun, moveRun, nextRun, retryRun, type ScheduleClock } from './next-run.ts';
import { isTimeZone, toLocalTime } from './zoned-time.ts';

const berlin = (hour: number): ScheduleClock => ({ timeZone: 'Europe/Berlin', hour });
const newYork = (hour: number): ScheduleClock => ({ timeZone: 'America/New_York', hour });
const at = (text: string) => new Date(text);

describe('the next run', () => {
  it.each<[string, string, ScheduleClock, string]>([
    ['two weeks later', '2026-06-01T04:00Z', berlin(6), '2026-06-15T04:00Z'],
    ['the same local hour when summer time begins', '2026-03-20T05:00Z', berlin(6), '2026-04-03T04:00Z'],
    ['the same local hour when summer time ends', '2026-10-20T04:00Z', berlin(6), '2026-11-03T05:00Z'],
    // 29 March 2026, 02:00 does not exist in Berlin.
    [
      'an hour that the clocks skip, read as an hour later',
      '2026-03-15T01:00Z',
      berlin(2),
      '2026-03-29T01:00Z',
    ],
    ['the usual hour again after that', '2026-03-29T01:00Z', berlin(2), '2026-04-12T00:00Z'],
    // 25 October 2026, 02:00 occurs twice in Berlin.
    ['the first of an hour that comes twice', '2026-10-11T00:00Z', berlin(2), '2026-10-25T00:00Z'],
    ['an hour that New York skips', '2026-02-22T07:00Z', newYork(2), '2026-03-08T07:00Z'],
    ['an hour that New York has twice', '2026-10-18T05:00Z', newYork(1), '2026-11-01T05:00Z'],
    ['across 29 February', '2028-02-20T05:00Z', berlin(6), '2028-03-05T05:00Z'],
    ['onto 29 February', '2028-02-15T05:00Z', berlin(6), '2028-02-29T05:00Z'],
    ['from 29 February', '2028-02-29T05:00Z', berlin(6), '2028-03-14T05:00Z'],
    ['across the end of February in a common year', '2027-02-20T05:00Z', berlin(6), '2027-03-06T05:00Z'],
    ['across the turn of the year', '2026-12-25T05:00Z', berlin(6), '2027-01-08T05:00Z'],
    [
      'in a zone of quarter hours',
      '2026-06-01T00:15Z',
      { timeZone: 'Asia/Kathmandu', hour: 6 },
      '2026-06-15T00:15Z',
    ],
    [
      'in a zone that is a day ahead',
      '2026-06-01T11:00Z',
      { timeZone: 'Pacific/Apia', hour: 0 },
      '2026-06-15T11:00Z',
    ],
    [
      'at midnight that the clocks skip',
      '2026-04-09T22:00Z',
      { timeZone: 'Africa/Cairo', hour: 0 },
      '2026-04-23T22:00Z',
    ],
  ])('is %s', (_, dueAt, clock, expected) => {
    const now = new Date(at(dueAt).getTime() + 60_000);
    expect(nextRun(at(dueAt), clock, now)).toEqual({ at: at(expected), missed: 0 });
  });

  it.each<[string, string, { at: Date; missed: number }]>([
    ['a minute late', '2026-03-02T05:01Z', { at: at('2026-03-16T05:00Z'), missed: 0 }],
    ['just before the next run', '2026-03-16T04:59Z', { at: at('2026-03-16T05:00Z'), missed: 0 }],
    ['exactly at the next run', '2026-03-16T05:00Z', { at: at('2026-03-30T04:00Z'), missed: 1 }],
    [
      'a month late, over the change of the clocks',
      '2026-04-04T12:00Z',
      { at: at('2026-04-13T04:00Z'), missed: 2 },
    ],
    ['a year late', '2027-03-05T12:00Z', { at: at('2027-03-15T05:00Z'), missed: 26 }],
  ])('keeps the schedule of a server that starts %s', (_, now, expected) => {
    expect(nextRun(at('2026-03-02T05:00Z'), berlin(6), at(now))).toEqual(expected);
  });

  it('never drifts: ten years of runs are on one weekday at one hour', () => {
    let dueAt = firstRun(at('2026-11-21T12:00Z'), berlin(6));
    for (let run = 0; run < 260; run += 1) {
      const { weekday, hour } = {
        weekday: localWeekday(dueAt),
        hour: toLocalTime(dueAt, 'Europe/Berlin').hour,
      };
      expect({ weekday, hour }).toEqual({ weekday: 6, hour: 6 });
      dueAt = nextRun(dueAt, berlin(6), dueAt).at;
    }
  });
});

function localWeekday(instant: Date): number {
  const { year, month, day } = toLocalTime(instant, 'Europe/Berlin');
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

describe('the first run', () => {
  it.each([
    ['late in the evening, of the owner’s day', '2026-11-21T23:30Z', berlin(6), '2026-12-06T05:00Z'],
    ['of the day before, west of Greenwich', '2026-11-21T03:00Z', newYork(6), '2026-12-04T11:00Z'],
    ['on 15 February of a leap year', '2028-02-15T12:00Z', berlin(6), '2028-02-29T05:00Z'],
  ])('is fourteen days after a domain was added %s', (_, addedAt, clock, expected) => {
    expect(firstRun(at(addedAt), clock)).toEqual(at(expected));
  });
});

describe('another hour or time zone', () => {
  it.each<[string, { from: ScheduleClock; to: ScheduleClock; now: string }, string]>([
    ['keeps the day', { from: berlin(6), to: berlin(18), now: '2026-12-01T00:00Z' }, '2026-12-05T17:00Z'],
    [
      'keeps the owner’s day in another zone',
      { from: berlin(6), to: newYork(6), now: '2026-12-01T00:00Z' },
      '2026-12-05T11:00Z',
    ],
    [
      'takes the next day when the hour has passed',
      { from: berlin(6), to: berlin(1), now: '2026-12-05T04:00Z' },
      '2026-12-06T00:00Z',
    ],
    [
      'leaves an overdue run alone',
      { from: berlin(6), to: berlin(18), now: '2026-12-05T06:00Z' },
      '2026-12-05T05:00Z',
    ],
  ])('%s', (_, { from, to, now }, expected) => {
    expect(moveRun(at('2026-12-05T05:00Z'), { from, to, now: at(now) })).toEqual(at(expected));
  });
});

it.each([
  [1, '2026-12-05T00:15Z'],
  [2, '2026-12-05T01:00Z'],
  [3, '2026-12-05T04:00Z'],
  [4, '2026-12-05T12:00Z'],
  [5, null],
])('a run that failed %i times is retried at %s', (attempt, expected) => {
  const now = at('2026-12-05T00:00Z');
  expect(retryRun(attempt, now, at('2026-12-19T05:00Z'))).toEqual(expected && at(expected));
});

it('does not retry later than the next run', () => {
  expect(retryRun(4, at('2026-12-05T00:00Z'), at('2026-12-05T11:00Z'))).toBeNull();
});

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
])('%s is a time zone: %s', (text, expected) => expect(isTimeZone(text)).toBe(expected));
