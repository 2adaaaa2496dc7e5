import { expect, it } from 'vitest';
import { beatsOf } from './plan-beats.ts';

it('is fourteen days; a bar stands where something is due, as high as what it brings', () => {
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

it('has no height for what is unknown, and no days for an empty plan', () => {
  expect(beatsOf([{ beat: 14, dueDate: '2026-12-04', gain: null }])[13]?.share).toBe(0);
  expect(beatsOf([])).toEqual([]);
});
