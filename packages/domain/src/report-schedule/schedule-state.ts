import type { RunState, ScheduleState } from './schema.ts';

const minuteMs = 60_000;
/** The worker polls every half minute; after this delay it is stopped, or far too busy. */
const graceMinutes = 10;

interface ScheduleFacts {
  isPaused: boolean;
  nextRunAt: Date;
  retryAt: Date | null;
  /** Start of the wait for a newer export. */
  waitingSince: Date | null;
  /** State of the newest run; null before the first one. */
  lastState: RunState | null;
}

/** State of a domain's schedule: the first that applies, most urgent first. */
export function rateSchedule(facts: ScheduleFacts, now: Date): ScheduleState {
  const { isPaused, nextRunAt, retryAt, waitingSince, lastState } = facts;
  if (lastState === 'running') return 'running';
  if (isPaused) return 'paused';
  const dueAt = retryAt !== null && retryAt < nextRunAt ? retryAt : nextRunAt;
  if (now.getTime() - dueAt.getTime() > graceMinutes * minuteMs) return 'overdue';
  if (lastState === 'failed') return retryAt === null ? 'failed' : 'retrying';
  return waitingSince === null ? 'on_time' : 'waiting';
}
