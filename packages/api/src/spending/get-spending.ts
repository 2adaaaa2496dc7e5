import { daysBetween, laterDay, localDay, type PaidAction, type Spending } from '@keydence/domain';
import { findTimeZone } from '../access/find-time-zone.ts';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import type { Services } from '../context.ts';
import { toUsd } from '../sources/count-micros.ts';
import { readAnalystUse } from './read-analyst-use.ts';
import { readBudget } from './read-budget.ts';
import { startOfMonth } from './read-month.ts';

/** The workspace's spending on paid sources this month, by day and by action, with its budget. */
export async function getSpending({ services, workspace }: WorkspaceContext): Promise<Spending> {
  const now = services.now();
  const timeZone = await findTimeZone(services.database.db, workspace.id);
  const since = startOfMonth(now, timeZone);
  const rows = await readCalls(services, workspace.id, { since, timeZone });
  const budget = await readBudget(services.database.db, services, workspace.id);
  return {
    isLive: hasPricedSource(services),
    month: localDay(now, timeZone).slice(0, 7),
    spentUsd: toUsd(sumOf(rows, ({ micros }) => micros)),
    budgetUsd: toUsd(budget),
    maxBudgetUsd: services.budgets.maxUsd,
    canSetBudget: workspace.role === 'owner',
    paidCalls: sumOf(rows, ({ paid }) => paid),
    savedCalls: sumOf(rows, ({ saved }) => saved),
    days: toDays(rows, { from: localDay(since, timeZone), until: localDay(now, timeZone) }),
    actions: toActions(rows),
    analyst: await readAnalystUse(services, workspace.id, since),
  };
}

/** True if any connected source costs money. */
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

/** Calls per quarter of an hour, which no time zone's midnight divides. */
async function readCalls(
  { database }: Services,
  workspaceId: string,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<Row[]> {
  const rows = await database.sql<(Omit<Row, 'micros' | 'day'> & { at: number; micros: string })[]>`
    select (floor(extract(epoch from called_at) / 900) * 900)::float8 as at, action, sum(cost_micros)::text as micros,
      (count(*) filter (where not is_kept))::int as paid, (count(*) filter (where is_kept))::int as saved
    from source_calls
    where workspace_id = ${workspaceId} and called_at >= ${since.toISOString()}::timestamptz
    group by 1, 2 order by 1, 2`;
  return rows.map(({ at, micros, ...row }) => ({
    ...row,
    day: localDay(new Date(at * 1000), timeZone),
    micros: Number(micros),
  }));
}

function toDays(rows: readonly Row[], { from, until }: { from: string; until: string }): Spending['days'] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => {
    const day = laterDay(from, index);
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
