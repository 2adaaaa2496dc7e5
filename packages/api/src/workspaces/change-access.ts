import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { accessChannel } from './access.ts';

/**
 * Runs a change after which somebody may no longer reach something of the workspace. Once it is committed, open
 * streams ask again whether they may go on, and every process forgets the answers that it remembers.
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
