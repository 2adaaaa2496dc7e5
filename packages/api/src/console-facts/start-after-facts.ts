import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { setupChannel } from '../jobs/move-setup.ts';

interface StoredFacts {
  domainId: string;
  listId: number;
}

/**
 * Follows each time that facts of a list were stored: after the newest 60 days, after each 60 more, and after an upload.
 * What is computed from facts is enqueued here; every process drops what it remembers of the domain.
 */
export async function afterConsoleFacts(
  tx: Transaction,
  _services: Pick<Services, 'jobs' | 'now'>,
  { domainId }: StoredFacts,
): Promise<void> {
  await tx.execute(sql`select pg_notify(${setupChannel}, ${domainId})`);
}
