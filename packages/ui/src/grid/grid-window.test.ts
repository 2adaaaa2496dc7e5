import { describe, expect, it } from 'vitest';
import { gridWindow, scrollTopFor } from './grid-window.ts';

const frame = { total: 1_000_000, rowHeight: 32, viewHeight: 640 };

describe('the rows in view', () => {
  it('are those at the scrollbar, plus a few around them', () => {
    const small = { ...frame, total: 1_000 };
    expect(gridWindow(small, 3200)).toEqual({
      first: 94,
      last: 125,
      top: 100,
      bottom: 119,
      shift: 0,
      canvasHeight: 32_000,
    });
  });

  it('reach the last of a million within the height browsers can draw', () => {
    const { canvasHeight } = gridWindow(frame, 0);
    expect(canvasHeight).toBe(10_000_000);
    const end = gridWindow(frame, canvasHeight - frame.viewHeight);
    expect(end.bottom).toBe(999_999);
    // The last row ends where the canvas ends.
    expect(1_000_000 * 32 - end.shift).toBeCloseTo(canvasHeight, 3);
  });

  it('are at most 60', () => {
    const { first, last } = gridWindow({ ...frame, viewHeight: 5_000 }, 100_000);
    expect(last - first).toBe(59);
  });

  it('do not scroll for a visible row, and scroll the minimum for another one', () => {
    const small = { ...frame, total: 1_000 };
    expect(scrollTopFor(small, 320, 12)).toBe(320);
    expect(scrollTopFor(small, 320, 5)).toBe(160);
    expect(scrollTopFor(small, 0, 20)).toBe(32);
    const far = scrollTopFor(frame, 0, 765_432);
    expect(gridWindow(frame, far).bottom).toBe(765_432);
  });
});
