import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { accessChannel } from './get-workspace-scope.ts';

/**
 * Runs a change that may remove a user's access to something in the workspace. After the commit, open streams check
 * their access again, and every process clears its cached responses.
 */
export async function changeAccess<Result>(
  services: Services,
  workspaceId: string,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return services.database.db.transaction(async (tx) => {
    const written = await write(tx);
    await tx.execute(sql`select pg_notify(${accessChannel}, ${workspaceId})`);
    return written;
  });
}
