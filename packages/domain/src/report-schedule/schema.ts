import { z } from 'zod';
import { pageInput, pagination } from '../pagination/schema.ts';

/**
 * `superseded`: another setup of the domain replaced it, such as after a change of market.
 * `waiting`: the numbers come from imported exports, and none is newer than the previous report;
 * the next one ends the run.
 */
export const runState = z.enum(['running', 'done', 'failed', 'superseded', 'waiting']);
export type RunState = z.infer<typeof runState>;

export const scheduleState = z.enum([
  'on_time',
  'running',
  'retrying',
  'overdue',
  'failed',
  'paused',
  'waiting',
]);
export type ScheduleState = z.infer<typeof scheduleState>;

export const scheduleRun = z.object({
  run: z.number().int(),
  state: runState,
  /** Whether the schedule or a user requested it. */
  askedBy: z.enum(['schedule', 'person']),
  /** Scheduled start. */
  dueAt: z.date(),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  /** 1 for the first attempt at a report. */
  attempt: z.number().int(),
  /** Scheduled runs missed before it because no worker was running; they are not repeated individually. */
  missed: z.number().int(),
  /** Reason for a failure, as a sentence for the user. */
  message: z.string().nullable(),
});
export type ScheduleRun = z.infer<typeof scheduleRun>;

/** The schedule of one tracked domain, for the caller. */
export const reportSchedule = z.object({
  state: scheduleState,
  /** The workspace's. */
  timeZone: z.string(),
  hour: z.number().int(),
  isPaused: z.boolean(),
  nextRunAt: z.date(),
  /** Time at which a failed run is retried. */
  retryAt: z.date().nullable(),
  /** Scheduled run since which a newer export is awaited; null without a wait. */
  waitingSince: z.date().nullable(),
  /**
   * Time of measurement for the newest report of the domain's market, including the first; null
   * before that.
   */
  lastReportAt: z.date().nullable(),
  /** Newest first. */
  runs: z.array(scheduleRun),
  /** True if the caller gets the reports of this domain by mail. */
  isMailOn: z.boolean(),
  /** Time of the next possible manual run; null if possible now. */
  runnableAt: z.date().nullable(),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

export const updateScheduleInput = z.object({
  domainId: z.string(),
  hour: z.number().int().min(0, 'Choose an hour.').max(23, 'Choose an hour.'),
  isPaused: z.boolean(),
});
export type UpdateScheduleInput = z.output<typeof updateScheduleInput>;

export const listRunsInput = pageInput.extend({ domainId: z.string() });
export type ListRunsInput = z.output<typeof listRunsInput>;

/** Newest first. */
export const scheduleRunList = z.object({ data: z.array(scheduleRun), pagination });
export type ScheduleRunList = z.infer<typeof scheduleRunList>;

export const setReportMailInput = z.object({ domainId: z.string(), isOn: z.boolean() });
