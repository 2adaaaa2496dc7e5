import { type Queryable, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { toMicros } from '../sources/count-micros.ts';

/** Monthly budget of a workspace, in millionths of a dollar. */
export async function readBudget(
  db: Queryable,
  { budgets }: Pick<Services, 'budgets'>,
  workspaceId: string,
): Promise<number> {
  const { sourceBudgets } = schema;
  const [row] = await db
    .select({ monthlyMicros: sourceBudgets.monthlyMicros })
    .from(sourceBudgets)
    .where(eq(sourceBudgets.workspaceId, workspaceId));
  return row?.monthlyMicros ?? toMicros(budgets.defaultUsd);
}
