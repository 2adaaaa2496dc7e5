import { addDays, fromLocalTime, toLocalTime } from './zoned-time.ts';

/** Hour and time zone in which a domain's report is written. */
export interface ScheduleClock {
  /** IANA name. */
  timeZone: string;
  /** 0 to 23. */
  hour: number;
}

/** Days between two plans, in the owner's calendar. */
export const measureDays = 14;
/** Default of a domain until a member changes it. */
export const defaultScheduleTime: ScheduleClock = { timeZone: 'UTC', hour: 6 };

/** The first run of a domain added at an instant: fourteen days later, at the hour. */
export function firstRun(addedAt: Date, clock: ScheduleClock): Date {
  const day = toLocalTime(addedAt, clock.timeZone);
  return fromLocalTime(addDays({ ...day, hour: clock.hour }, measureDays), clock.timeZone);
}

/**
 * The run after a due one, and the number of missed runs in between. Always a whole number of
 * periods after `dueAt` and later than `now`, so a server that was off for a month runs once and
 * keeps its schedule.
 */
export function nextRun(dueAt: Date, clock: ScheduleClock, now: Date): { at: Date; missed: number } {
  const day = { ...toLocalTime(dueAt, clock.timeZone), hour: clock.hour };
  const measureMs = measureDays * 86_400_000;
  // At least one, and never so high that a clock change makes it skip a period.
  let measures = Math.max(1, Math.floor((now.getTime() - dueAt.getTime()) / measureMs));
  for (;;) {
    const at = fromLocalTime(addDays(day, measures * measureDays), clock.timeZone);
    if (at > now) return { at, missed: measures - 1 };
    measures += 1;
  }
}

/**
 * A future run after the owner chooses another hour or time zone: on the same calendar day, or on
 * the next one if that hour has passed. An overdue run stays unchanged, since it is about to start.
 */
export function moveRun(
  dueAt: Date,
  { from, to, now }: { from: ScheduleClock; to: ScheduleClock; now: Date },
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

/**
 * Time to retry a failed run; null after the last attempt (1 is the first), and if the next
 * scheduled run is earlier.
 */
export function retryRun(attempt: number, now: Date, nextRunAt: Date): Date | null {
  const minutes = retryMinutes[attempt - 1];
  if (minutes === undefined) return null;
  const at = new Date(now.getTime() + minutes * minuteMs);
  return at < nextRunAt ? at : null;
}
