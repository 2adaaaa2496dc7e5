import { describe, expect, it } from 'vitest';
import { createCheckReader } from './rank-pair.ts';
import { isQuiet, type RuleWatch, replayRule, type WatchedKeyword, watchDay } from './watch-keywords.ts';

/** A keyword with the given bytes on days of November 2026. */
function keyword(id: number, days: Record<number, number>): WatchedKeyword {
  const ranks = new Uint8Array(31).fill(255);
  for (const [day, byte] of Object.entries(days)) ranks[Number(day) - 1] = byte;
  return { keywordId: String(id), keywordText: `keyword ${id}`, months: [{ month: '2026-11', ranks }] };
}

const day = '2026-11-21';
const add = (watch: RuleWatch, { months, ...one }: WatchedKeyword) =>
  watch.add(one, createCheckReader(day)(months));
const dropped = { kind: 'dropped', places: 3 } as const;

describe('watchDay', () => {
  it('counts moved, unchanged, failed and never compared keywords separately', () => {
    const watch = watchDay(dropped, day);
    add(watch, keyword(1, { 7: 5, 21: 9 }));
    add(watch, keyword(2, { 7: 5, 21: 6 }));
    add(watch, keyword(3, { 7: 5, 21: 254 }));
    add(watch, keyword(4, { 7: 5 }));
    add(watch, keyword(5, { 21: 80 }));
    add(watch, keyword(6, { 7: 90, 21: 0 }));
    add(watch, keyword(7, { 7: 5, 21: 254, 22: 60 }));
    expect(watch.result()).toEqual({
      day: '2026-11-21',
      moved: 2,
      compared: 3,
      failed: 2,
      unknown: 2,
      sample: [
        { keywordId: '6', keywordText: 'keyword 6', before: 90, now: null },
        { keywordId: '1', keywordText: 'keyword 1', before: 5, now: 9 },
      ],
    });
  });

  it('keeps the twenty largest changes', () => {
    const watch = watchDay(dropped, day);
    for (let id = 1; id <= 90; id += 1) add(watch, keyword(id, { 7: 1, 21: 5 + (id % 90) }));
    const { moved, sample } = watch.result();
    expect(moved).toBe(90);
    expect(sample).toHaveLength(20);
    expect(sample.map(({ now }) => now)).toEqual(Array.from({ length: 20 }, (_, place) => 94 - place));
  });
});

describe('replayRule', () => {
  const rule = { ...dropped, minKeywords: 2, quietDays: 7 };
  const keywords = [
    keyword(1, { 1: 1, 3: 10, 9: 20, 10: 30 }),
    keyword(2, { 1: 1, 3: 10, 9: 20, 10: 30 }),
    keyword(3, { 1: 1, 3: 1, 9: 254, 10: 30 }),
  ];
  const replay = (
    changes: Partial<Record<'places' | 'minKeywords' | 'quietDays', number>>,
    since = '2026-11-01',
  ) => {
    const replayed = replayRule({ ...rule, ...changes }, since);
    for (const one of keywords) replayed.add(one);
    return replayed.result();
  };

  it.each([
    ['is silent for seven days after it fired', {}, ['2026-11-10', '2026-11-03']],
    ['fires at each check without a silence', { quietDays: 0 }, ['2026-11-10', '2026-11-09', '2026-11-03']],
    ['needs a minimum number of keywords', { minKeywords: 3 }, ['2026-11-10']],
    ['never fires where no keyword moved so far', { places: 40 }, []],
  ] as const)('%s', (_title, changes, days) => {
    expect(replay(changes).firings.map(({ day }) => day)).toEqual(days);
  });

  it('evaluates the days since then, and compares them with earlier ones', () => {
    expect(replay({}, '2026-11-09')).toEqual({
      keywords: 3,
      checks: 2,
      firings: [{ day: '2026-11-09', moved: 2 }],
    });
  });
});

it.each([
  [0, null, '2026-11-21', false],
  [0, '2026-11-21', '2026-11-21', true],
  [0, '2026-11-20', '2026-11-21', false],
  [7, '2026-11-15', '2026-11-21', true],
  [7, '2026-11-14', '2026-11-21', false],
])('with %s quiet days, after %s, %s is quiet: %s', (quietDays, lastFiredOn, day, expected) => {
  expect(isQuiet({ quietDays }, { lastFiredOn, day })).toBe(expected);
});
