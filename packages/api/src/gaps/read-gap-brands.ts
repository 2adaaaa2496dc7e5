import type { Queryable } from '@keydence/db';
import { brandTerms } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findSiteNames } from '../gains/find-site-names.ts';

/** Names of the site and of all its competitors, chosen or not: searches that name one of them are no gap. */
export async function readGapBrands(db: Queryable, listId: number, domainName: string): Promise<string[]> {
  const sites = await db.execute<{ domainName: string; displayName: string }>(sql`
    select domain_name as "domainName", display_name as "displayName" from competitors
    where list_id = ${listId} and deleted_at is null order by domain_name`);
  const own = await findSiteNames(db, listId);
  return [
    ...new Set([
      ...brandTerms([{ domainName }, ...sites]),
      ...own.filter(({ length }) => length >= leastName),
    ]),
  ];
}

/** Shorter names are too often ordinary words. */
const leastName = 3;
