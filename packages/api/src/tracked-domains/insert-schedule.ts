import { schema, type Transaction } from '@keydence/db';
import { defaultScheduleTime, firstRun } from '@keydence/domain';
import { findTimeZone } from '../access/find-time-zone.ts';

interface NewSchedule {
  domainId: string;
  workspaceId: string;
  addedAt: Date;
}

/**
 * Adds the schedule of a new domain: the first scheduled run is two weeks after the day on which the domain was added.
 */
export async function insertSchedule(
  tx: Transaction,
  { domainId, workspaceId, addedAt }: NewSchedule,
): Promise<void> {
  const { hour } = defaultScheduleTime;
  const nextRunAt = firstRun(addedAt, { timeZone: await findTimeZone(tx, workspaceId), hour });
  await tx.insert(schema.reportSchedules).values({ domainId, hour, nextRunAt });
}
