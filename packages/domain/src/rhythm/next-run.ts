import { addDays, fromLocalTime, toLocalTime } from './zoned-time.ts';

/** When on a day a domain's report is written, by the owner's clock. */
export interface RhythmClock {
  /** IANA name. */
  timeZone: string;
  /** 0 to 23. */
  hour: number;
}

/** A new plan every two weeks: fourteen days of the owner's calendar. */
export const measureDays = 14;
/** What a domain has until somebody chooses otherwise. */
export const usualClock: RhythmClock = { timeZone: 'UTC', hour: 6 };

/** The first run of a domain that was added at an instant: fourteen days later, at the hour. */
export function firstRun(addedAt: Date, clock: RhythmClock): Date {
  const day = toLocalTime(addedAt, clock.timeZone);
  return fromLocalTime(addDays({ ...day, hour: clock.hour }, measureDays), clock.timeZone);
}

/**
 * The run that follows one that was due, and how many in between have been missed. Always a whole number of
 * measures after `dueAt` and later than `now`, so a server that slept for a month runs once and keeps its beat.
 */
export function nextRun(dueAt: Date, clock: RhythmClock, now: Date): { at: Date; missed: number } {
  const day = { ...toLocalTime(dueAt, clock.timeZone), hour: clock.hour };
  const measureMs = measureDays * 86_400_000;
  // At least one, and never so many that a measure is jumped over by a change of the clocks.
  let measures = Math.max(1, Math.floor((now.getTime() - dueAt.getTime()) / measureMs));
  for (;;) {
    const at = fromLocalTime(addDays(day, measures * measureDays), clock.timeZone);
    if (at > now) return { at, missed: measures - 1 };
    measures += 1;
  }
}

/**
 * A run that is still to come, when the owner chooses another hour or time zone: on the same day of the calendar, or
 * on the next one where that hour has passed. A run that is overdue stays as it is, since it is about to begin.
 */
export function moveRun(
  dueAt: Date,
  { from, to, now }: { from: RhythmClock; to: RhythmClock; now: Date },
): Date {
  if (dueAt <= now) return dueAt;
  const day = { ...toLocalTime(dueAt, from.timeZone), hour: to.hour };
  for (let days = 0; ; days += 1) {
    const at = fromLocalTime(addDays(day, days), to.timeZone);
    if (at > now) return at;
  }
}

const minuteMs = 60_000;
const retryMinutes = [15, 60, 240, 720];

/** When a failed run is tried again; null after the last attempt (1 is the first), and when the next beat is nearer. */
export function retryRun(attempt: number, now: Date, nextRunAt: Date): Date | null {
  const minutes = retryMinutes[attempt - 1];
  if (minutes === undefined) return null;
  const at = new Date(now.getTime() + minutes * minuteMs);
  return at < nextRunAt ? at : null;
}
