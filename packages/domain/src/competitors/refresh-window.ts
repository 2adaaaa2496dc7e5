const minuteMs = 60_000;

/** A competitor is refreshed once in so many days. */
const windowDays = 7;

/** A refresh that has not been written within this time has died with its process, and is free again. */
export const refreshLeaseMinutes = 10;

/** The refresh that somebody took last. */
export interface TakenRefresh {
  takenAt: Date;
  /** False while it runs, and after its process was killed. */
  isDone: boolean;
}

/** During which nobody else gets a refresh. */
export interface RefreshWindow {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The window that is open at `now`, by the clock that `takenAt` was read from; null when a refresh is free. Where that
 * clock was set back, a refresh that was taken ahead of it counts from now, so that nobody waits longer than a window;
 * whoever refuses by it must keep `startsAt` for `takenAt`, or it would begin anew each time.
 */
export function openRefreshWindow({ takenAt, isDone }: TakenRefresh, now: Date): RefreshWindow | null {
  const minutes = isDone ? windowDays * 24 * 60 : refreshLeaseMinutes;
  const startsAt = takenAt > now ? now : takenAt;
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
  return endsAt > now ? { startsAt, endsAt } : null;
}
