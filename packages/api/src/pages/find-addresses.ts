import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { SiteReadJob } from '../context.ts';

/** An address of the site that a run has found. */
export interface FoundAddress {
  key: string;
  /** Clicks from the home page. */
  depth: number;
  isInSitemap?: boolean;
  /** False if only links that may not be followed lead to it: the page is known but not read. */
  isFollowed?: boolean;
}

interface Finding {
  job: SiteReadJob;
  /** Maximum pages of the run, and the number found so far. */
  limit: number;
  foundCount: number;
  /** Lower values are read first. */
  priority: number;
}

/** Addresses beyond the page limit that are stored to describe them, as a multiple of the limit. */
export const keptTimes = 4;

/**
 * Page numbers by address, with new numbers for new addresses. Addresses that the run finds for the first time are
 * queued, up to the limit. Returns the number of queued pages.
 */
export async function findAddresses(
  tx: Transaction,
  { job: { siteId, run }, limit, foundCount, priority }: Finding,
  found: readonly FoundAddress[],
): Promise<{ ids: Map<string, number>; added: number }> {
  const byKey = new Map<string, FoundAddress>();
  for (const address of found) {
    const known = byKey.get(address.key);
    const isInSitemap = known?.isInSitemap || address.isInSitemap || false;
    const isFollowed = known?.isFollowed === true || address.isFollowed !== false;
    byKey.set(address.key, { ...(known ?? address), isInSitemap, isFollowed });
  }
  if (byKey.size === 0) return { ids: new Map(), added: 0 };
  const json = JSON.stringify([...byKey.values()]);
  // Sorted keys keep two batches from deadlocking; the site's own row is locked before.
  const [site] = await tx.execute<{ next: number; kept: number }>(sql`
    select next_page_id as next, (select count(*)::int from pages where site_id = ${siteId}) as kept
    from sites where id = ${siteId} for update`);
  if (!site) return { ids: new Map(), added: 0 };
  const most = Math.max(0, limit * keptTimes - site.kept);
  const room = Math.max(0, limit - foundCount);
  const fresh = await tx.execute<{ id: number }>(sql`
    insert into pages (site_id, id, key, state, depth, first_run, found_run)
    select ${siteId}::int, ${site.next}::int + (row_number() over (order by f.place))::int - 1, f.key, 'waiting',
      f.depth, ${run}::int, 0
    from (
      select n.key, n.depth, n.place from rows from (jsonb_to_recordset(${json}::jsonb) as (key text, depth int))
        with ordinality as n (key, depth, place)
      where not exists (
        select 1 from pages p where p.site_id = ${siteId} and p.key_hash = hashtextextended(n.key, 0))
      order by n.place limit ${most}
    ) f
    on conflict do nothing returning id`);
  if (fresh.length > 0) {
    await tx.execute(
      sql`update sites set next_page_id = next_page_id + ${fresh.length} where id = ${siteId}`,
    );
  }
  const rows = await tx.execute<{ id: number; key: string }>(sql`
    select p.id, p.key from jsonb_to_recordset(${json}::jsonb) as n (key text)
    join pages p on p.site_id = ${siteId} and p.key_hash = hashtextextended(n.key, 0) and p.key = n.key`);
  const added = await tx.execute<{ id: number }>(sql`
    with first as (
      select p.id, n.depth, n.place
      from rows from (jsonb_to_recordset(${json}::jsonb) as (key text, depth int, "isFollowed" boolean))
        with ordinality as n (key, depth, "isFollowed", place)
      join pages p on p.site_id = ${siteId} and p.key_hash = hashtextextended(n.key, 0) and p.key = n.key
      where n."isFollowed" and p.found_run < ${run} order by n.place limit ${room}
    ), marked as (
      update pages p set found_run = ${run}, depth = first.depth from first
      where p.site_id = ${siteId} and p.id = first.id
    )
    insert into crawl_frontier (site_id, page_id, depth, priority)
    select ${siteId}::int, id, depth, ${priority}::int from first
    on conflict do nothing returning page_id as id`);
  const listed = [...byKey.values()].filter(({ isInSitemap }) => isInSitemap).map(({ key }) => key);
  if (listed.length > 0) {
    await tx.execute(sql`
      update pages p set sitemap_run = ${run} from jsonb_array_elements_text(${JSON.stringify(listed)}::jsonb) as n (key)
      where p.site_id = ${siteId} and p.key_hash = hashtextextended(n.key, 0) and p.key = n.key`);
  }
  return { ids: new Map(rows.map(({ id, key }) => [key, id])), added: added.length };
}
