import { schema } from '@keydence/db';
import { AppError, type Spending } from '@keydence/domain';
import { invalidField } from '../errors.ts';
import type { WorkspaceContext } from '../workspaces/access.ts';
import { toMicros } from './count-micros.ts';
import { getSpending } from './get-spending.ts';
import { spendingMessages } from './spending-messages.ts';

/** Sets what the workspace may spend in a month. AppError: 'forbidden' but for owners, 'validation_failed' past the deployment's own limit. */
export async function setBudget(
  ctx: WorkspaceContext,
  { budgetUsd }: { budgetUsd: number },
): Promise<Spending> {
  const { services, workspace, caller } = ctx;
  if (workspace.role !== 'owner') throw new AppError('forbidden', spendingMessages.ownersOnly);
  const { maxUsd } = services.budgets;
  if (budgetUsd > maxUsd) throw invalidField('budgetUsd', spendingMessages.overMaximum(maxUsd));
  const change = { monthlyMicros: toMicros(budgetUsd), setBy: caller.userId, updatedAt: services.now() };
  const { sourceBudgets } = schema;
  await services.database.db
    .insert(sourceBudgets)
    .values({ workspaceId: workspace.id, ...change })
    .onConflictDoUpdate({ target: sourceBudgets.workspaceId, set: change });
  services.log.info({ workspaceId: workspace.id, budgetUsd }, 'the live-data budget was set');
  return getSpending(ctx);
}
