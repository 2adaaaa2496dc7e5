import type { schema } from '@keydence/db';
import type { ScheduleRun } from '@keydence/domain';

type RunRow = typeof schema.scheduleRuns.$inferSelect;

/** A run as members see it: whether a user requested it, without the name. */
export function viewRun({ domainId: _domainId, askedBy: _askedBy, isAsked, ...run }: RunRow): ScheduleRun {
  return { ...run, askedBy: isAsked ? 'person' : 'schedule' };
}
