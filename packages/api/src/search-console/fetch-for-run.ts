import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { takeTurn } from '../imports/take-turn.ts';
import { insertFetch } from './insert-fetch.ts';

interface ConnectedRow extends Record<string, unknown> {
  locationCode: number;
  languageCode: string;
  property: string;
}

/**
 * Has a domain's property fetched as part of a run of its schedule. Nothing happens without a property, for a sample
 * domain, and while another import of it runs.
 */
export async function fetchForRun(
  tx: Transaction,
  services: Services,
  { domainId, run }: { domainId: string; run: number },
): Promise<void> {
  if (!services.searchConsole) return;
  const [connected] = await tx.execute<ConnectedRow>(sql`
    select d.location_code as "locationCode", d.language_code as "languageCode", p.property
    from search_console_properties p join tracked_domains d on d.id = p.domain_id
    where p.domain_id = ${domainId} and d.data_source is distinct from 'sample'`);
  if (!connected || !(await takeTurn(tx, domainId))) return;
  await insertFetch(tx, services, { ...connected, domainId, askedBy: null, rhythmRun: run });
}
