import { schema } from '@keydence/db';
import {
  moveRun,
  nextRun,
  type ReportSchedule,
  type ScheduleClock,
  type UpdateScheduleInput,
} from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { getSchedule } from './get-schedule.ts';

/**
 * Sets the hour of a domain's schedule, and pauses or resumes it. Runs that become due during a pause are skipped, not
 * made up for.
 */
export async function updateSchedule(
  ctx: DomainContext,
  { hour, isPaused }: Omit<UpdateScheduleInput, 'domainId'>,
): Promise<ReportSchedule> {
  const { services, domain } = ctx;
  const { reportSchedules } = schema;
  const ofDomain = eq(reportSchedules.domainId, domain.id);
  await services.database.db.transaction(async (tx) => {
    const [schedule] = await tx.select().from(reportSchedules).where(ofDomain).for('update');
    await ctx.requireUnchanged?.(tx);
    if (!schedule) throw notFound();
    const now = services.now();
    const { timeZone } = domain;
    const clock = { timeZone, hour };
    const moved = moveRun(schedule.nextRunAt, { from: { timeZone, hour: schedule.hour }, to: clock, now });
    const isResumed = schedule.isPaused && !isPaused;
    const nextRunAt = isResumed && moved <= now ? nextRun(moved, clock, now).at : moved;
    await tx
      .update(reportSchedules)
      .set({ hour, isPaused, nextRunAt, ...(isPaused && { retryAt: null, failures: 0 }) })
      .where(ofDomain);
    const before = describeSchedule({ ...schedule, timeZone });
    const after = describeSchedule({ hour, isPaused, timeZone });
    if (before === after) return;
    await recordAudit(tx, ctx, {
      workspaceId: domain.workspaceId,
      notes: [
        {
          kind: 'domain.schedule_changed',
          subject: { id: domain.id, name: domain.domainName },
          details: { before, after },
        },
      ],
    });
  });
  services.log.info({ domainId: domain.id, isPaused }, 'a schedule was changed');
  return getSchedule(ctx);
}

/** `06:00 Europe/Berlin`, with a note if it is paused. */
function describeSchedule({ hour, isPaused, timeZone }: ScheduleClock & { isPaused: boolean }): string {
  return `${String(hour).padStart(2, '0')}:00 ${timeZone}${isPaused ? ', paused' : ''}`;
}
