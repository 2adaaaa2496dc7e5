import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { startFactsFetch } from '../console-facts/start-fetch.ts';
import type { Services } from '../context.ts';
import { takeTurn } from '../imports/take-turn.ts';
import { ensureKeywordList } from '../keyword-lists/ensure-keyword-list.ts';
import { insertFetch } from './insert-fetch.ts';

interface ConnectedRow extends Record<string, unknown> {
  locationCode: number;
  languageCode: string;
  property: string;
}

/**
 * Starts fetching a domain's property as part of a scheduled run, including the new days. Does nothing without a
 * property or for a sample domain; while another import of the domain runs, only the days are fetched.
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
  if (!connected) return;
  const list = await ensureKeywordList(tx, { domainId, market: connected, now: services.now() });
  await startFactsFetch(tx, services, { listId: list.id, property: connected.property });
  if (!(await takeTurn(tx, domainId))) return;
  await insertFetch(tx, services, { ...connected, domainId, askedBy: null, scheduleRun: run });
}
