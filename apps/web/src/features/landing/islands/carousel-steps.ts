/** A swipe counts only when it goes further than this sideways, in CSS pixels. */
export const swipeThreshold = 50;

/** The slide after a step; past the last comes the first. */
export function wrapSlide(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** Where a swipe leads: 1 to the next slide (the finger went left), -1 back, 0 when it was short or went up or down. */
export function swipeStep(movedX: number, movedY: number): -1 | 0 | 1 {
  if (Math.abs(movedX) <= swipeThreshold || Math.abs(movedX) < Math.abs(movedY)) return 0;
  return movedX < 0 ? 1 : -1;
}
