import { expect, it } from 'vitest';
import { formatDate, formatDay, formatMoment, formatMonth, formatNearDay } from './format-date.ts';

it.each([
  ['2026-11-22T09:59:59Z', 'Pacific/Kiritimati', 'November 22, 2026', 'Nov 22, 2026, 11:59 PM'],
  ['2026-11-22T10:00:00Z', 'Pacific/Kiritimati', 'November 23, 2026', 'Nov 23, 2026, 12:00 AM'],
  ['2026-11-22T18:14:59Z', 'Asia/Kathmandu', 'November 22, 2026', 'Nov 22, 2026, 11:59 PM'],
  ['2026-11-22T18:15:00Z', 'Asia/Kathmandu', 'November 23, 2026', 'Nov 23, 2026, 12:00 AM'],
  ['2026-11-01T02:29:59Z', 'America/St_Johns', 'October 31, 2026', 'Oct 31, 2026, 11:59 PM'],
  ['2026-11-01T02:30:00Z', 'America/St_Johns', 'November 1, 2026', 'Nov 1, 2026, 12:00 AM'],
  // The clocks are set back at 2:00, so that the next day starts an hour later in UTC.
  ['2026-11-02T03:29:59Z', 'America/St_Johns', 'November 1, 2026', 'Nov 1, 2026, 11:59 PM'],
  ['2026-11-02T03:30:00Z', 'America/St_Johns', 'November 2, 2026', 'Nov 2, 2026, 12:00 AM'],
])('%s in %s is of %s, at %s', (at, timeZone, day, moment) => {
  expect(formatDate(at, timeZone)).toBe(day);
  expect(formatDate(new Date(at), timeZone)).toBe(day);
  expect(formatMoment(at, timeZone).replace(/\s+/g, ' ')).toBe(moment);
});

it('formats calendar days and months independently of the machine’s time zone', () => {
  expect(formatDay('2026-11-22')).toBe('November 22, 2026');
  expect(formatDay('2026-11-22', 'medium')).toBe('Nov 22, 2026');
  expect(formatDay('2026-11-22', 'short')).toBe('Nov 22');
  expect(formatMonth('2026-11')).toBe('Nov 2026');
  expect(formatMonth('2026-11', 'longMonth')).toBe('November 2026');
  expect(formatMonth('2026-11', 'monthName')).toBe('Nov');
});

it('rejects an instant instead of a calendar day', () => {
  expect(() => formatDay('2026-11-22T12:00:00Z')).toThrow(RangeError);
});

it.each([
  ['2026-11-22', '2026-11-24', 'Nov 22'],
  ['2026-02-01', '2026-11-24', 'Feb 1'],
  ['2026-01-20', '2026-11-24', 'Jan 20, 2026'],
  ['2025-12-31', '2026-01-01', 'Dec 31'],
  ['2025-02-05', '2026-11-24', 'Feb 5, 2025'],
])('%s seen on %s is %s', (day, near, text) => {
  expect(formatNearDay(day, near)).toBe(text);
});
