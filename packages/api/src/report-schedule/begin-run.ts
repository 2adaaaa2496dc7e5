import { schema, type Transaction } from '@keydence/db';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { restartSetup } from '../runs/move-setup.ts';
import { fetchForRun } from '../search-console/fetch-for-run.ts';

const { reportSchedules, scheduleRuns } = schema;

/** Scheduled runs of one year. */
const keptRuns = 26;

interface NewRun {
  domainId: string;
  dueAt: Date;
  /** The user who requested it; null for the schedule. */
  askedBy: string | null;
  attempt: number;
  missed: number;
  nextRunAt: Date;
}

/**
 * Runs a domain's setup again, fetches Search Console if a property is chosen, and records the run; the row of its
 * schedule must be locked. Does nothing while a setup of the domain runs. Returns true if a run was started.
 */
export async function beginRun(tx: Transaction, services: Services, begin: NewRun): Promise<boolean> {
  const { domainId, nextRunAt, askedBy, ...facts } = begin;
  const run = await restartSetup(tx, services, {
    domainId,
    isNeeded: ({ state }) => state !== 'setting_up',
    // A retry continues at the failed step.
    fromStart: facts.attempt === 1,
    keepsReady: true,
  });
  if (run === null) return false;
  await fetchForRun(tx, services, { domainId, run });
  await tx.insert(scheduleRuns).values({
    ...facts,
    domainId,
    run,
    askedBy,
    isAsked: askedBy !== null,
    state: 'running',
    startedAt: services.now(),
  });
  await tx
    .update(reportSchedules)
    .set({ nextRunAt, retryAt: null, failures: facts.attempt - 1 })
    .where(eq(reportSchedules.domainId, domainId));
  await tx.execute(sql`
    delete from rhythm_runs where domain_id = ${domainId} and run <= (
      select run from rhythm_runs where domain_id = ${domainId} order by run desc offset ${keptRuns} limit 1)`);
  return true;
}
