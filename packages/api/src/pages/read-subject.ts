import type { Queryable } from '@keydence/db';
import type { Market } from '@keydence/domain';
import { sql } from 'drizzle-orm';

/** The owner of a site: its domain and list. */
export interface SiteSubject {
  domainId: string;
  workspaceId: string;
  timeZone: string;
  domainName: string;
  /** List of the current market; null before the setup has created it. */
  listId: number | null;
  market: Market;
}

interface Row extends Omit<SiteSubject, 'market'>, Market, Record<string, unknown> {}

/** The domain of a site; null if it was deleted. */
export async function readSubject(db: Queryable, siteId: number): Promise<SiteSubject | null> {
  const [row] = await db.execute<Row>(sql`
    select d.id as "domainId", d.workspace_id as "workspaceId", w.time_zone as "timeZone", d.domain_name as "domainName", l.id as "listId",
      d.location_code as "locationCode", d.language_code as "languageCode"
    from sites s
    join tracked_domains d on d.id = s.domain_id
    join workspaces w on w.id = d.workspace_id
    left join keyword_lists l on l.domain_id = d.id and l.location_code = d.location_code
      and l.language_code = d.language_code
    where s.id = ${siteId}`);
  if (!row) return null;
  const { locationCode, languageCode, ...subject } = row;
  return { ...subject, market: { locationCode, languageCode } };
}
