import { describe, expect, it } from 'vitest';
import { daysBetween, laterDay, localDay, startOfDay } from './checkpoint-days.ts';

describe('a checkpoint’s day', () => {
  it.each([
    ['over 29 February of a leap year', '2028-01-30', 30, '2028-02-29'],
    ['over February of another year', '2027-01-30', 30, '2027-03-01'],
    ['from 29 February', '2028-02-29', 60, '2028-04-29'],
    ['over the year’s end', '2026-11-21', 90, '2027-02-19'],
    ['over the night that clocks go back', '2026-10-20', 30, '2026-11-19'],
  ])('%s', (_, from, days, to) => {
    expect(laterDay(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
    expect(daysBetween(to, from)).toBe(-days);
  });

  it.each([
    ['2026-11-21T23:30:00Z', 'Asia/Tokyo', '2026-11-22'],
    ['2026-11-22T04:30:00Z', 'America/New_York', '2026-11-21'],
    ['2028-02-29T23:59:00Z', 'UTC', '2028-02-29'],
    ['2028-02-29T23:59:00Z', 'Europe/Berlin', '2028-03-01'],
  ])('%s in %s is the day %s', (at, timeZone, day) => {
    expect(localDay(new Date(at), timeZone)).toBe(day);
  });

  it.each([
    ['2026-11-22', 'America/New_York', '2026-11-22T05:00:00.000Z'],
    // The day on which the clocks were set forward at two, and the next one.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    // The clocks jump from 00:00 to 01:00, so the day starts then.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2028-02-29', 'Asia/Kathmandu', '2028-02-28T18:15:00.000Z'],
  ])('%s in %s begins at %s', (day, timeZone, at) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(at);
  });
});
