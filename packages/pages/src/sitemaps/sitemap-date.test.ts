import { expect, it } from 'vitest';
import { readSitemapDate } from './sitemap-date.ts';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['2026-11', '2026-11-01T00:00:00.000Z'],
  ['2026', '2026-01-01T00:00:00.000Z'],
  ['2026-11-01T10:20Z', '2026-11-01T10:20:00.000Z'],
  ['2026-11-01T10:20:30+02:00', '2026-11-01T08:20:30.000Z'],
  ['2026-11-01T10:20:30.123456789+0200', '2026-11-01T08:20:30.123Z'],
  [' 2026-11-01 10:20:30\n', '2026-11-01T10:20:30.000Z'],
  ['2026-11-01t10:20:30z', '2026-11-01T10:20:30.000Z'],
  ['Sun, 01 Nov 2026 10:20:30 GMT', '2026-11-01T10:20:30.000Z'],
  ['1 Nov 2026 10:20 +0100', '2026-11-01T09:20:00.000Z'],
  ['Sun, 01 Nov 2026 10:20:30 EST', '2026-11-01T15:20:30.000Z'],
])('%j is %s', (text, date) => {
  expect(readSitemapDate(text, now)?.toISOString()).toBe(date);
});

it.each([
  '',
  'yesterday',
  '2026-13-01',
  '2026-11-41',
  '1970-01-01T00:00:00Z',
  '2026-11-21',
  '9999-01-01',
  '01/11/2026',
  'Sun, 01 Nvo 2026 10:20:30 GMT',
  '2026-11-01T99:00Z',
])('%j is unknown', (text) => {
  expect(readSitemapDate(text, now)).toBeNull();
});

it('accepts any later date without a current time', () => {
  expect(readSitemapDate('2026-11-21', null)).not.toBeNull();
});
