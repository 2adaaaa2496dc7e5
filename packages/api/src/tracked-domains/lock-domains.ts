import { schema, type Transaction } from '@keydence/db';
import { asc, inArray, sql } from 'drizzle-orm';

/** Maximum duration of a deletion: a long list has hundreds of thousands of rows. */
const longestRemoval = '120s';

/**
 * Locks domains before their deletion. Their setup rows are locked first, as in every setup step and every change of a
 * list, so none of them writes during the deletion.
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
