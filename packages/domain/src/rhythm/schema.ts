import { z } from 'zod';
import { pageInput, pagination } from '../pagination/schema.ts';

/**
 * `superseded`: another setup of the domain took over, because somebody moved it to another market, say. `waiting`: the
 * numbers come from imported exports, and no newer one has come since the report before; the next one ends the run.
 */
export const runState = z.enum(['running', 'done', 'failed', 'superseded', 'waiting']);
export type RunState = z.infer<typeof runState>;

export const rhythmState = z.enum([
  'on_time',
  'running',
  'retrying',
  'overdue',
  'failed',
  'paused',
  'waiting',
]);
export type RhythmState = z.infer<typeof rhythmState>;

export const rhythmRun = z.object({
  run: z.number().int(),
  state: runState,
  /** Whether the schedule or a person asked for it. */
  askedBy: z.enum(['schedule', 'person']),
  /** When it should have begun. */
  dueAt: z.date(),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  /** 1 for the first attempt at a report. */
  attempt: z.number().int(),
  /** Beats that passed before it while no worker was there; they are not made up for one by one. */
  missed: z.number().int(),
  /** Why it failed, in a sentence for the user. */
  message: z.string().nullable(),
});
export type RhythmRun = z.infer<typeof rhythmRun>;

/** The schedule of one tracked domain, as the caller sees it. */
export const rhythm = z.object({
  state: rhythmState,
  /** The workspace's. */
  timeZone: z.string(),
  hour: z.number().int(),
  isPaused: z.boolean(),
  nextRunAt: z.date(),
  /** When a failed run is tried again. */
  retryAt: z.date().nullable(),
  /** The beat since which the schedule waits for a newer export; null where it does not wait. */
  waitingSince: z.date().nullable(),
  /** When the newest report of the domain's market was measured, the first one too; null before that. */
  lastReportAt: z.date().nullable(),
  /** Newest first. */
  runs: z.array(rhythmRun),
  /** Whether the caller gets the reports of this domain by mail. */
  isMailOn: z.boolean(),
  /** When somebody may ask for a run again; null when that is now. */
  runnableAt: z.date().nullable(),
});
export type Rhythm = z.infer<typeof rhythm>;

export const updateRhythmInput = z.object({
  domainId: z.string(),
  hour: z.number().int().min(0, 'Choose an hour.').max(23, 'Choose an hour.'),
  isPaused: z.boolean(),
});
export type UpdateRhythmInput = z.output<typeof updateRhythmInput>;

export const listRunsInput = pageInput.extend({ domainId: z.string() });
export type ListRunsInput = z.output<typeof listRunsInput>;

/** Newest first. */
export const rhythmRunList = z.object({ data: z.array(rhythmRun), pagination });
export type RhythmRunList = z.infer<typeof rhythmRunList>;

export const setReportMailInput = z.object({ domainId: z.string(), isOn: z.boolean() });
