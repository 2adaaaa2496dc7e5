import type { RhythmState, RunState } from './schema.ts';

const minuteMs = 60_000;
/** The worker looks every half minute; past this it is not there, or far too busy. */
const graceMinutes = 10;

interface RhythmFacts {
  isPaused: boolean;
  nextRunAt: Date;
  retryAt: Date | null;
  /** Since when it waits for a newer export. */
  waitingSince: Date | null;
  /** Of the newest run; null before the first one. */
  lastState: RunState | null;
}

/** How a domain's schedule is doing: the first of the states that holds, the most pressing one first. */
export function rateRhythm(facts: RhythmFacts, now: Date): RhythmState {
  const { isPaused, nextRunAt, retryAt, waitingSince, lastState } = facts;
  if (lastState === 'running') return 'running';
  if (isPaused) return 'paused';
  const dueAt = retryAt !== null && retryAt < nextRunAt ? retryAt : nextRunAt;
  if (now.getTime() - dueAt.getTime() > graceMinutes * minuteMs) return 'overdue';
  if (lastState === 'failed') return retryAt === null ? 'failed' : 'retrying';
  return waitingSince === null ? 'on_time' : 'waiting';
}
