import type { PaidAction, Spending } from '@keydence/domain';
import type { Services } from '../context.ts';
import type { WorkspaceContext } from '../workspaces/access.ts';
import { toUsd } from './count-micros.ts';
import { readAnalystUse } from './read-analyst-use.ts';
import { readBudget } from './read-budget.ts';
import { startOfMonth } from './read-month.ts';

const dayMs = 86_400_000;

/** What the workspace has spent on priced sources this month, by day and by action, beside what it may. */
export async function getSpending({ services, workspace }: WorkspaceContext): Promise<Spending> {
  const now = services.now();
  const rows = await readCalls(services, workspace.id, startOfMonth(now));
  const budget = await readBudget(services.database.db, services, workspace.id);
  return {
    isLive: hasPricedSource(services),
    month: now.toISOString().slice(0, 7),
    spentUsd: toUsd(sumOf(rows, ({ micros }) => micros)),
    budgetUsd: toUsd(budget),
    maxBudgetUsd: services.budgets.maxUsd,
    canSetBudget: workspace.role === 'owner',
    paidCalls: sumOf(rows, ({ paid }) => paid),
    savedCalls: sumOf(rows, ({ saved }) => saved),
    days: toDays(rows, now),
    actions: toActions(rows),
    analyst: await readAnalystUse(services, workspace.id, startOfMonth(now)),
  };
}

/** Whether any source that is connected costs money. */
export function hasPricedSource({ sources }: Pick<Services, 'sources'>): boolean {
  return Object.values(sources).some((source) => source.priceOf !== undefined);
}

interface Row {
  day: string;
  action: PaidAction;
  micros: number;
  paid: number;
  saved: number;
}

async function readCalls({ database }: Services, workspaceId: string, since: Date): Promise<Row[]> {
  const rows = await database.sql<(Omit<Row, 'micros'> & { micros: string })[]>`
    select to_char(called_at at time zone 'UTC', 'YYYY-MM-DD') as day, action, sum(cost_micros)::text as micros,
      (count(*) filter (where not is_kept))::int as paid, (count(*) filter (where is_kept))::int as saved
    from source_calls
    where workspace_id = ${workspaceId} and called_at >= ${since.toISOString()}::timestamptz
    group by 1, 2 order by 1, 2`;
  return rows.map((row) => ({ ...row, micros: Number(row.micros) }));
}

function toDays(rows: readonly Row[], now: Date): Spending['days'] {
  const first = startOfMonth(now).getTime();
  const count = Math.floor((now.getTime() - first) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * dayMs).toISOString().slice(0, 10);
    return { day, usd: toUsd(sumOf(rows, (row) => (row.day === day ? row.micros : 0))) };
  });
}

function toActions(rows: readonly Row[]): Spending['actions'] {
  const actions = [...new Set(rows.map(({ action }) => action))];
  return actions
    .map((action) => {
      const own = rows.filter((row) => row.action === action);
      return {
        action,
        usd: toUsd(sumOf(own, ({ micros }) => micros)),
        calls: sumOf(own, ({ paid, saved }) => paid + saved),
      };
    })
    .sort((a, b) => b.usd - a.usd);
}

function sumOf<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((sum, item) => sum + measure(item), 0);
}
