import { expect, it } from 'vitest';
import { gainsByDay } from './gains-by-day.ts';

it('has fourteen days, with a bar for the gain of the items due', () => {
  const days = gainsByDay([
    { beat: 7, dueDate: '2026-11-27', gain: { mid: 50 } },
    { beat: 14, dueDate: '2026-12-04', gain: { mid: 60 } },
    { beat: 14, dueDate: '2026-12-04', gain: { mid: 40 } },
  ]);
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({ day: '2026-11-21', share: null });
  expect(days[6]).toEqual({ day: '2026-11-27', share: 0.5 });
  expect(days[13]).toEqual({ day: '2026-12-04', share: 1 });
});

it('has no height for an unknown gain, and no days for an empty plan', () => {
  expect(gainsByDay([{ beat: 14, dueDate: '2026-12-04', gain: null }])[13]?.share).toBe(0);
  expect(gainsByDay([])).toEqual([]);
});
