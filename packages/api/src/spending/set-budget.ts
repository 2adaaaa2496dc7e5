import { schema } from '@keydence/db';
import { AppError, refuseAction, type Spending } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { invalidField } from '../errors.ts';
import { toMicros, toUsd } from '../sources/count-micros.ts';
import { getSpending } from './get-spending.ts';
import { spendingMessages } from './spending-messages.ts';

/**
 * Sets the workspace's monthly budget. AppError: 'forbidden' except for owners, 'validation_failed' above the
 * deployment's limit.
 */
export async function setBudget(
  ctx: WorkspaceContext,
  { budgetUsd }: { budgetUsd: number },
): Promise<Spending> {
  const { services, workspace, caller } = ctx;
  const refusal = refuseAction('set_budget', { role: workspace.role, membersMayShare: false });
  if (refusal !== null) throw new AppError('forbidden', refusal);
  const { maxUsd } = services.budgets;
  if (budgetUsd > maxUsd) throw invalidField('budgetUsd', spendingMessages.overMaximum(maxUsd));
  const change = { monthlyMicros: toMicros(budgetUsd), setBy: caller.userId, updatedAt: services.now() };
  const { sourceBudgets } = schema;
  await services.database.db.transaction(async (tx) => {
    const [former] = await tx
      .select({ monthlyMicros: sourceBudgets.monthlyMicros })
      .from(sourceBudgets)
      .where(eq(sourceBudgets.workspaceId, workspace.id))
      .for('update');
    await tx
      .insert(sourceBudgets)
      .values({ workspaceId: workspace.id, ...change })
      .onConflictDoUpdate({ target: sourceBudgets.workspaceId, set: change });
    const before = former ? toUsd(former.monthlyMicros) : null;
    if (before === budgetUsd) return;
    await recordAudit(tx, ctx, {
      workspaceId: workspace.id,
      notes: [{ kind: 'workspace.budget_changed', details: { before, after: budgetUsd } }],
    });
  });
  services.log.info({ workspaceId: workspace.id, budgetUsd }, 'the live-data budget was set');
  return getSpending(ctx);
}
