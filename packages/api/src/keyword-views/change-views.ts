import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { WorkspaceContext } from '../workspaces/access.ts';

/** Runs a change of a workspace's views; two at a time would see neither the limit nor each other's names. */
export async function changeViews<Result>(
  { services, workspace }: WorkspaceContext,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return services.database.db.transaction(async (tx) => {
    await tx.execute(sql`select from workspaces where id = ${workspace.id} for no key update`);
    return write(tx);
  });
}
