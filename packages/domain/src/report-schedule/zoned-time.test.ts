import { expect, it } from 'vitest';
import { listClockOffsets } from './zoned-time.ts';

const year = { from: new Date('2026-01-01T00:00:30Z'), to: new Date('2026-12-31T00:00:00Z') };

it.each([
  ['UTC', ['2026-01-01T00:00 0']],
  ['Asia/Kathmandu', ['2026-01-01T00:00 345']],
  ['America/New_York', ['2026-01-01T00:00 -300', '2026-03-08T07:00 -240', '2026-11-01T06:00 -300']],
  ['Australia/Lord_Howe', ['2026-01-01T00:00 660', '2026-04-04T15:00 630', '2026-10-03T15:30 660']],
])('lists the offsets of %s with their start times', (timeZone, offsets) => {
  const listed = listClockOffsets(year, timeZone);
  expect(
    listed.map(({ from, aheadMinutes }) => `${from.toISOString().slice(0, 16)} ${aheadMinutes}`),
  ).toEqual(offsets);
});
