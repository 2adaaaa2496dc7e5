import { expect, it } from 'vitest';
import { swipeStep, wrapSlide } from './carousel-steps.ts';

it.each([
  [0, 1, 1],
  [1, 1, 0],
  [0, -1, 1],
  [1, -1, 0],
])('from slide %i a step of %i leads to %i', (index, step, next) => {
  expect(wrapSlide(index, step, 2)).toBe(next);
});

it.each([
  [-51, 0, 1],
  [51, 0, -1],
  [-50, 0, 0],
  [50, 0, 0],
  [-80, 79, 1],
  [-80, 81, 0],
  [0, 0, 0],
])('a move of %i across and %i down is a step of %i', (movedX, movedY, step) => {
  expect(swipeStep(movedX, movedY)).toBe(step);
});
