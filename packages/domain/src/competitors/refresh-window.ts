const minuteMs = 60_000;

/** Minimum days between two refreshes of a competitor. */
const windowDays = 7;

/** A refresh not completed within this time belongs to a dead process, and another may start. */
export const refreshLeaseMinutes = 10;

/** The last refresh that was started. */
export interface TakenRefresh {
  takenAt: Date;
  /** False while it runs, or if its process was killed. */
  isDone: boolean;
}

/** Time in which no other refresh can start. */
export interface RefreshWindow {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The refresh window open at `now`, on the clock of `takenAt`; null if a refresh may start. If that
 * clock was set back, a refresh started in its future counts from now, so that the wait never
 * exceeds one window; the caller that refuses must store `startsAt` as `takenAt`, or the window
 * would restart each time.
 */
export function openRefreshWindow({ takenAt, isDone }: TakenRefresh, now: Date): RefreshWindow | null {
  const minutes = isDone ? windowDays * 24 * 60 : refreshLeaseMinutes;
  const startsAt = takenAt > now ? now : takenAt;
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
  return endsAt > now ? { startsAt, endsAt } : null;
}
