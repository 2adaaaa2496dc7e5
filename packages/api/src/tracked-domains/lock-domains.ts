import { schema, type Transaction } from '@keydence/db';
import { asc, inArray, sql } from 'drizzle-orm';

/** The most that a removal may take: a long list has rows by the hundred thousand. */
const longestRemoval = '120s';

/**
 * Holds domains that are about to go. Their setup rows are locked first, as every step of a setup and every change of a
 * list does, so that none of them writes meanwhile.
 */
export async function lockDomains(tx: Transaction, domainIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${longestRemoval}, true)`);
  if (domainIds.length === 0) return;
  const { domainSetups } = schema;
  await tx
    .select({ domainId: domainSetups.domainId })
    .from(domainSetups)
    .where(inArray(domainSetups.domainId, [...domainIds]))
    .orderBy(asc(domainSetups.domainId))
    .for('update');
}
