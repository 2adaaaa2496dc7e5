import { setTimeout as pause } from 'node:timers/promises';

/** Waits for `ms`, or until `isOver` returns true. */
export async function pauseUnless(isOver: () => boolean, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (!isOver() && performance.now() < until) await pause(Math.min(100, ms));
}
