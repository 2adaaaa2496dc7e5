import { schema, type Transaction } from '@keydence/db';
import { moveRun, type SetTimeZoneInput, type Workspace } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { requireOwner } from '../access/require-owner.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { getWorkspace } from './get-workspace.ts';

/**
 * Sets the time zone of all dates of the workspace. Stored data days stay unchanged; the next reports keep their day
 * and hour in the new time zone. AppError('forbidden') except for owners.
 */
export async function setTimeZone(
  ctx: WorkspaceContext,
  { timeZone }: Pick<SetTimeZoneInput, 'timeZone'>,
): Promise<Workspace> {
  const { workspaces } = schema;
  const isIt = eq(workspaces.id, ctx.workspace.id);
  await ctx.services.database.db.transaction(async (tx) => {
    await requireOwner(tx, ctx, 'change_time_zone');
    const [row] = await tx
      .select({ before: workspaces.timeZone })
      .from(workspaces)
      .where(isIt)
      .for('no key update');
    if (!row || row.before === timeZone) return;
    await tx.update(workspaces).set({ timeZone }).where(isIt);
    await moveSchedules(tx, ctx, { before: row.before, after: timeZone });
    await recordAudit(tx, ctx, {
      workspaceId: ctx.workspace.id,
      notes: [{ kind: 'workspace.time_zone_changed', details: { before: row.before, after: timeZone } }],
    });
  });
  return getWorkspace(ctx);
}

async function moveSchedules(
  tx: Transaction,
  { services, workspace }: WorkspaceContext,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const { reportSchedules, trackedDomains } = schema;
  const schedules = await tx
    .select({
      domainId: reportSchedules.domainId,
      hour: reportSchedules.hour,
      nextRunAt: reportSchedules.nextRunAt,
    })
    .from(reportSchedules)
    .innerJoin(trackedDomains, eq(trackedDomains.id, reportSchedules.domainId))
    .where(eq(trackedDomains.workspaceId, workspace.id))
    .orderBy(reportSchedules.domainId)
    .for('update', { of: reportSchedules });
  for (const { domainId, hour, nextRunAt } of schedules) {
    const moved = moveRun(nextRunAt, {
      from: { timeZone: before, hour },
      to: { timeZone: after, hour },
      now: services.now(),
    });
    await tx.update(reportSchedules).set({ nextRunAt: moved }).where(eq(reportSchedules.domainId, domainId));
  }
}
