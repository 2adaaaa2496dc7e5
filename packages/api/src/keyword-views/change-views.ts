import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';

/**
 * Runs a change of a workspace's views, one at a time: concurrent changes could exceed the limit or
 * share a name.
 */
export async function changeViews<Result>(
  { services, workspace }: WorkspaceContext,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return services.database.db.transaction(async (tx) => {
    await tx.execute(sql`select from workspaces where id = ${workspace.id} for no key update`);
    return write(tx);
  });
}
