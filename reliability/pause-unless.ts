import { setTimeout as pause } from 'node:timers/promises';

/** Waits so many milliseconds, or until it is over. */
export async function pauseUnless(isOver: () => boolean, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (!isOver() && performance.now() < until) await pause(Math.min(100, ms));
}
