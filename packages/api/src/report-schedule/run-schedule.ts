import { schema } from '@keydence/db';
import { AppError, type ReportSchedule } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { requireSetupDone } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { beginRun } from './begin-run.ts';
import { findRunnableTime } from './find-runnable-time.ts';
import { getSchedule } from './get-schedule.ts';
import { scheduleMessages } from './schedule-messages.ts';

/**
 * Starts a run of a domain now, without changing its schedule; joins a run in progress. AppError('rate_limited') within
 * a day of the last run that a user requested and that did not fail, 'domain_setup_in_progress' during the first setup.
 */
export async function runSchedule(ctx: DomainContext): Promise<ReportSchedule> {
  const { services, domain, caller } = ctx;
  const { reportSchedules, domainSetups } = schema;
  requireSetupDone(domain);
  await services.rateLimiter.take('provider_minute', caller.userId);
  await services.database.db.transaction(async (tx) => {
    // The setup row is locked first, as in all other code.
    const [setup] = await tx
      .select({ state: domainSetups.state })
      .from(domainSetups)
      .where(eq(domainSetups.domainId, domain.id))
      .for('update');
    const [schedule] = await tx
      .select()
      .from(reportSchedules)
      .where(eq(reportSchedules.domainId, domain.id))
      .for('update');
    if (!schedule || !setup) throw notFound();
    if (setup.state === 'setting_up') return;
    const now = services.now();
    const runnableAt = await findRunnableTime(tx, domain.id, now);
    if (runnableAt) {
      const retryAfterSeconds = Math.ceil((runnableAt.getTime() - now.getTime()) / 1000);
      throw new AppError('rate_limited', scheduleMessages.ranToday, { retryAfterSeconds });
    }
    const { nextRunAt } = schedule;
    const run = { domainId: domain.id, dueAt: now, askedBy: caller.userId, attempt: 1, missed: 0, nextRunAt };
    await beginRun(tx, services, run);
  });
  return getSchedule(ctx);
}
