import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { ImportScope } from './access.ts';

/** True if an identical file has been imported into the same list before. */
export async function findRepeat(
  tx: Transaction,
  {
    importId,
    domainId,
    market,
    contentHash,
  }: Pick<ImportScope, 'importId' | 'domainId' | 'market' | 'contentHash'>,
): Promise<boolean> {
  const [row] = await tx.execute(sql`
    select 1 from import_runs
    where domain_id = ${domainId} and id <> ${importId} and state = 'done'
      and location_code = ${market.locationCode} and language_code = ${market.languageCode}
      and encode(content_hash, 'hex') = ${Buffer.from(contentHash).toString('hex')} limit 1`);
  return row !== undefined;
}
