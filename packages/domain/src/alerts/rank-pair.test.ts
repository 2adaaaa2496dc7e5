import { describe, expect, it } from 'vitest';
import type { RankMonth, RankReading } from '../trends/rank-reading.ts';
import { createCheckReader, isMoveOf, pairChecks, shiftDay } from './rank-pair.ts';
import type { AlertKind } from './schema.ts';

/** A month with the given bytes on the given days; 255 elsewhere. */
function monthOf(month: string, days: Record<number, number>): RankMonth {
  const ranks = new Uint8Array(31).fill(255);
  for (const [day, byte] of Object.entries(days)) ranks[Number(day) - 1] = byte;
  return { month, ranks };
}

describe('pairChecks', () => {
  it('pairs each successful check with the previous one, across months', () => {
    const months = [monthOf('2026-11', { 1: 7, 20: 0 }), monthOf('2026-10', { 31: 4 })];
    expect(pairChecks(months)).toEqual([
      { day: '2026-10-31', now: 4, before: 'unknown' },
      { day: '2026-11-01', now: 7, before: 4 },
      { day: '2026-11-20', now: 'not_ranked', before: 7 },
    ]);
  });

  it('skips failed checks on either side', () => {
    const months = [monthOf('2026-11', { 1: 5, 2: 254, 3: 9, 4: 254 })];
    expect(pairChecks(months)).toEqual([
      { day: '2026-11-01', now: 5, before: 'unknown' },
      { day: '2026-11-03', now: 9, before: 5 },
    ]);
  });

  it.each([
    ['90 days before', 90, 5],
    ['91 days before', 91, 'unknown'],
  ] as const)('compares with a rank of %s', (_title, days, before) => {
    const earlier = shiftDay('2026-11-21', -days);
    const months = [
      monthOf(earlier.slice(0, 7), { [Number(earlier.slice(8))]: 5 }),
      monthOf('2026-11', { 21: 6 }),
    ];
    expect(pairChecks(months).at(-1)).toEqual({ day: '2026-11-21', now: 6, before });
    const expected = before === 'unknown' ? 'unknown' : { now: 6, before };
    expect(createCheckReader('2026-11-21')(months)).toEqual(expected);
  });
});

describe('createCheckReader', () => {
  const months = [monthOf('2026-10', { 31: 254, 30: 5 }), monthOf('2026-11', { 1: 9, 2: 254, 4: 0, 6: 3 })];
  it.each([
    ['2026-10-30', 'unknown'],
    ['2026-10-31', 'failed'],
    ['2026-11-01', { before: 5, now: 9 }],
    ['2026-11-02', 'failed'],
    ['2026-11-03', 'unknown'],
    ['2026-11-04', { before: 9, now: 'not_ranked' }],
    ['2026-11-06', { before: 'not_ranked', now: 3 }],
    ['2026-12-01', 'unknown'],
  ] as const)('%s: %j', (day, expected) => expect(createCheckReader(day)(months)).toEqual(expected));
});

describe('isMoveOf', () => {
  const none = 'not_ranked';
  it.each<[AlertKind, number | null, RankReading, RankReading, boolean]>([
    ['dropped', 3, 5, 8, true],
    ['dropped', 3, 5, 7, false],
    ['dropped', 3, 8, 5, false],
    ['dropped', 1, 5, 5, false],
    ['dropped', 3, 98, none, true],
    ['dropped', 3, 99, none, false],
    ['dropped', 100, 1, none, true],
    ['dropped', 1, none, none, false],
    ['dropped', 1, 'unknown', 50, false],
    ['dropped', 1, 5, 'unknown', false],
    ['risen', 3, 8, 5, true],
    ['risen', 3, 7, 5, false],
    ['risen', 3, none, 98, true],
    ['risen', 3, none, 99, false],
    ['risen', 1, 'unknown', 1, false],
    ['left_top', 10, 10, 11, true],
    ['left_top', 10, 10, none, true],
    ['left_top', 10, 9, 10, false],
    ['left_top', 10, 11, 50, false],
    ['left_top', 100, 100, none, true],
    ['left_top', 10, 5, 'unknown', false],
    ['entered_top', 10, 11, 10, true],
    ['entered_top', 10, none, 10, true],
    ['entered_top', 10, 10, 1, false],
    ['entered_top', 10, none, 11, false],
    ['entered_top', 100, none, 100, true],
    ['entered_top', 10, 'unknown', 1, false],
    ['lost', null, 100, none, true],
    ['lost', null, 1, 100, false],
    ['lost', null, none, none, false],
    ['lost', null, 'unknown', none, false],
    ['lost', null, 5, 'unknown', false],
  ])('%s %s: from %s to %s is %s', (kind, places, before, now, expected) => {
    expect(isMoveOf({ kind, places }, { before, now })).toBe(expected);
  });
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %s days is %s', (day, days, expected) => {
  expect(shiftDay(day, days)).toBe(expected);
});
