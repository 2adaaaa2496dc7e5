import type { Transaction } from '@keydence/db';
import { nextRun } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { beginRun } from './begin-run.ts';

/** Maximum runs started per round, so a long downtime does not flood the queue; the next round continues. */
const startedAtOnce = 20;

interface DueRow extends Record<string, unknown> {
  domainId: string;
  timeZone: string;
  hour: number;
  nextRunAt: string;
  isRetry: boolean;
  failures: number;
}

/**
 * Starts due runs, each in its own transaction. The worker that locks a schedule advances it, so each run is started
 * once. Runs missed during a downtime are replaced by one run. Returns the number of runs started.
 */
export async function startDueRuns(services: Services): Promise<number> {
  let started = 0;
  while (started < startedAtOnce) {
    const hasStarted = await services.database.db.transaction((tx) => startDueRun(tx, services));
    if (!hasStarted) break;
    started += 1;
  }
  if (started > 0) services.log.info({ started }, 'due reports were started');
  return started;
}

async function startDueRun(tx: Transaction, services: Services): Promise<boolean> {
  const now = services.now();
  const [due] = await tx.execute<DueRow>(sql`
    select r.domain_id as "domainId", w.time_zone as "timeZone", r.hour, r.next_run_at as "nextRunAt",
      coalesce(r.retry_at < r.next_run_at, false) as "isRetry", r.failures
    from domain_rhythms r join domain_setups s on s.domain_id = r.domain_id
    join tracked_domains d on d.id = r.domain_id join workspaces w on w.id = d.workspace_id
    where not r.is_paused and least(r.next_run_at, r.retry_at) <= ${now.toISOString()}::timestamptz
      and s.state <> 'setting_up'
      and not exists (select 1 from rhythm_runs run where run.domain_id = r.domain_id and run.state = 'running')
    order by least(r.next_run_at, r.retry_at)
    limit 1 for update of r, s skip locked`);
  if (!due) return false;
  const { domainId, isRetry, failures, timeZone, hour } = due;
  const scheduledAt = new Date(due.nextRunAt);
  const following = nextRun(scheduledAt, { timeZone, hour }, now);
  return beginRun(tx, services, {
    domainId,
    dueAt: isRetry ? now : scheduledAt,
    askedBy: null,
    attempt: isRetry ? failures + 1 : 1,
    missed: isRetry ? 0 : following.missed,
    nextRunAt: isRetry ? scheduledAt : following.at,
  });
}
