import { expect, it } from 'vitest';
import { beatsOf } from './plan-beats.ts';

it('has fourteen days, with a bar for the gain of the items due', () => {
  const beats = beatsOf([
    { beat: 7, dueDate: '2026-11-27', gain: { mid: 50 } },
    { beat: 14, dueDate: '2026-12-04', gain: { mid: 60 } },
    { beat: 14, dueDate: '2026-12-04', gain: { mid: 40 } },
  ]);
  expect(beats).toHaveLength(14);
  expect(beats[0]).toEqual({ day: '2026-11-21', share: null });
  expect(beats[6]).toEqual({ day: '2026-11-27', share: 0.5 });
  expect(beats[13]).toEqual({ day: '2026-12-04', share: 1 });
});

it('has no height for an unknown gain, and no days for an empty plan', () => {
  expect(beatsOf([{ beat: 14, dueDate: '2026-12-04', gain: null }])[13]?.share).toBe(0);
  expect(beatsOf([])).toEqual([]);
});
