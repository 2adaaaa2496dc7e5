import { describe, expect, it } from 'vitest';
import { collectMoves } from './collect-moves.ts';
import { compareReadings, type RankMonth, readRank } from './rank-reading.ts';
import type { RankChange } from './schema.ts';

/** A month with checks on the given days. */
function monthOf(month: string, checks: Record<number, number>): RankMonth {
  const ranks = new Uint8Array(31).fill(255);
  for (const [day, byte] of Object.entries(checks)) ranks[Number(day) - 1] = byte;
  return { month, ranks };
}

const months = [
  monthOf('2026-10', { 28: 12, 30: 254 }),
  monthOf('2026-11', { 7: 9, 14: 254, 20: 0, 21: 254 }),
];

describe('the last rank found by a check', () => {
  it.each([
    ['on its own day', { after: null, until: '2026-11-07' }, 9],
    ['days later', { after: null, until: '2026-11-13' }, 9],
    ['before a check that failed', { after: null, until: '2026-11-14' }, 9],
    ['that it is not among the first hundred', { after: null, until: '2026-11-30' }, 'not_ranked'],
    ['in the month before', { after: null, until: '2026-11-06' }, 12],
    ['nothing before the first check', { after: null, until: '2026-10-27' }, 'unknown'],
    ['nothing on the first day alone', { after: '2026-11-07', until: '2026-11-13' }, 'unknown'],
    ['nothing from checks that failed', { after: '2026-11-13', until: '2026-11-19' }, 'unknown'],
    ['one day after', { after: '2026-11-06', until: '2026-11-07' }, 9],
  ] as const)('is %s', (_, span, expected) => {
    expect(readRank(months, span)).toBe(expected);
    expect(readRank([...months].reverse(), span)).toBe(expected);
  });

  it('is unknown for a keyword that was never checked', () => {
    expect(readRank([], { after: null, until: '2026-11-30' })).toBe('unknown');
  });
});

it.each<[Parameters<typeof compareReadings>[0], Parameters<typeof compareReadings>[1], RankChange]>([
  [10, 9, 'up'],
  [9, 10, 'down'],
  [9, 9, 'unchanged'],
  ['not_ranked', 'not_ranked', 'unchanged'],
  ['not_ranked', 100, 'gained'],
  [100, 'not_ranked', 'lost'],
  ['unknown', 1, 'first_seen'],
  ['unknown', 'not_ranked', 'first_seen'],
  [1, 'unknown', 'unknown'],
  ['not_ranked', 'unknown', 'unknown'],
])('from %s to %s is %s', (before, now, expected) => {
  expect(compareReadings(before, now)).toBe(expected);
});

it('counts every keyword and keeps the ten moves with the most searches', () => {
  const moves = collectMoves();
  for (let n = 1; n <= 1000; n += 1) {
    moves.add({ id: n, keywordText: `up ${n}`, searchVolume: n, before: 20, now: 10 });
  }
  moves.add({ id: 1001, keywordText: 'of unknown volume', searchVolume: null, before: 1, now: 'not_ranked' });
  moves.add({ id: 1002, keywordText: 'failed', searchVolume: 5, before: 1, now: 'unknown' });
  const { counts, up, lost, down } = moves.result();
  expect(counts).toEqual({ gained: 0, lost: 1, up: 1000, down: 0, unchanged: 0, first_seen: 0, unknown: 1 });
  expect(up.map(({ searchVolume }) => searchVolume)).toEqual([
    1000, 999, 998, 997, 996, 995, 994, 993, 992, 991,
  ]);
  expect(lost).toEqual([{ keywordText: 'of unknown volume', searchVolume: null, before: 1, now: null }]);
  expect(down).toEqual([]);
  expect(moves.movedIds()).toMatchObject({ gained: [], lost: [1001], down: [] });
  expect(moves.movedIds().up).toHaveLength(1000);
});
