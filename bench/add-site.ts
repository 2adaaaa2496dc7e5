import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '@keydence/db';

export interface BenchSite {
  siteId: number;
  domainId: string;
  listId: number;
}

/** A tracked domain without keywords, and its site without pages. */
export async function addSite(
  { sql }: DatabaseHandle,
  workspaceId: string,
  domainName: string,
): Promise<BenchSite> {
  const domainId = randomUUID();
  await sql`
    insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
    values (${domainId}, ${workspaceId}, ${domainName}, 2840, 'en')`;
  await sql`insert into domain_setups (domain_id, state, message) values (${domainId}, 'ready', 'Ready')`;
  const [list] = await sql<{ id: number }[]>`
    insert into keyword_lists (domain_id, location_code, language_code)
    values (${domainId}, 2840, 'en') returning id`;
  const listId = list?.id ?? 0;
  await sql`update tracked_domains set list_id = ${listId} where id = ${domainId}`;
  const [site] = await sql<{ id: number }[]>`
    insert into sites (domain_id) values (${domainId}) returning id`;
  return { siteId: site?.id ?? 0, domainId, listId };
}
