import type { DatabaseHandle } from '@keydence/db';

/** The domain and market of a list. */
export interface ListScope {
  domainId: string;
  locationCode: number;
  languageCode: string;
}

/** A statement of its own: a join of the list with its rows takes a cluster twice as long. Undefined if it is deleted. */
export async function findListScope(
  sql: DatabaseHandle['sql'],
  listId: number,
): Promise<ListScope | undefined> {
  const [list] = await sql<ListScope[]>`
    select domain_id as "domainId", location_code as "locationCode", language_code as "languageCode"
    from keyword_lists where id = ${listId}`;
  return list;
}
