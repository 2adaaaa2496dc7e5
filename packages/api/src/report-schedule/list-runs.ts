import { schema } from '@keydence/db';
import { type ListRunsInput, paginate, type ScheduleRunList } from '@keydence/domain';
import { desc, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { viewRun } from './run-view.ts';

/** One page of the results of a domain's scheduled runs, newest first; runs are kept for a year. */
export async function listRuns(
  { services, domain }: DomainContext,
  { page, limit }: ListRunsInput,
): Promise<ScheduleRunList> {
  const { db } = services.database;
  const { scheduleRuns } = schema;
  const ofDomain = eq(scheduleRuns.domainId, domain.id);
  const [total, runs] = await Promise.all([
    db.$count(scheduleRuns, ofDomain),
    db
      .select()
      .from(scheduleRuns)
      .where(ofDomain)
      .orderBy(desc(scheduleRuns.run))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { data: runs.map(viewRun), pagination: paginate(page, limit, total) };
}
