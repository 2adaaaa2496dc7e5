import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';
import { setupChannel } from '../runs/move-setup.ts';

interface StoredFacts {
  domainId: string;
  listId: number;
}

/**
 * Runs after facts of a list were stored: after the newest 60 days, after each 60 more, and after
 * an upload. Enqueues the computations that depend on facts; every process clears its caches of the
 * domain.
 */
export async function afterConsoleFacts(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'now'>,
  { domainId, listId }: StoredFacts,
): Promise<void> {
  await startMovesRun(tx, services, { listId, askedBy: null });
  await tx.execute(sql`select pg_notify(${setupChannel}, ${domainId})`);
}
