/** Minimum horizontal distance of a swipe, in CSS pixels. */
export const swipeThreshold = 50;

/** Slide after a step; the first follows the last. */
export function wrapSlide(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** Step of a swipe: 1 to the next slide (the finger moved left), -1 back, 0 if it was short or vertical. */
export function swipeStep(movedX: number, movedY: number): -1 | 0 | 1 {
  if (Math.abs(movedX) <= swipeThreshold || Math.abs(movedX) < Math.abs(movedY)) return 0;
  return movedX < 0 ? 1 : -1;
}
