import type { ReportSchedule } from '../src/features/reports/use-schedule.ts';

/** Schedule that is on time, in the API's format. */
export function makeSchedule(changes: Partial<ReportSchedule> = {}): ReportSchedule {
  return {
    state: 'on_time',
    timeZone: 'Europe/Berlin',
    hour: 6,
    isPaused: false,
    nextRunAt: '2026-12-05T05:00:00.000Z',
    retryAt: null,
    waitingSince: null,
    lastReportAt: '2026-11-21T05:02:00.000Z',
    runs: [],
    isMailOn: true,
    runnableAt: null,
    ...changes,
  };
}
