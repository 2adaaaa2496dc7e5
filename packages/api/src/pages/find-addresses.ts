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
  // The site's row is locked before its pages, so two batches neither deadlock nor number a page twice.
  const [site] = await tx.execute<{ next: number; kept: number }>(sql`
    select next_page_id as next, case when next_page_id + ${byKey.size} <= ${limit * keptTimes} then 0
      else (select count(*)::int from pages where site_id = ${siteId}) end as kept
    from sites where id = ${siteId} for update`);
  if (!site) return { ids: new Map(), added: 0 };
  // Pages are counted only if the given numbers, which also deleted pages had, reach the limit.
  const most = Math.max(0, limit * keptTimes - site.kept);
  const known = await tx.execute<{ id: number; key: string; isFound: boolean }>(sql`
    select p.id, p.key, p.found_run >= ${run} as "isFound"
    from jsonb_array_elements_text(${JSON.stringify([...byKey.keys()])}::jsonb) as n (key)
    join pages p on p.site_id = ${siteId} and p.key_hash = hashtextextended(n.key, 0) and p.key = n.key`);
  const ids = new Map(known.map(({ id, key }) => [key, id]));
  const isFound = new Set(known.flatMap((page) => (page.isFound ? [page.key] : [])));
  const fresh = [...byKey.values()]
    .filter(({ key }) => !ids.has(key))
    .slice(0, most)
    .map(({ key, depth }, at) => ({ id: site.next + at, key, depth }));
  if (fresh.length > 0) {
    await tx.execute(sql`
      insert into pages (site_id, id, key, state, depth, first_run, found_run)
      select ${siteId}::int, n.id, n.key, 'waiting', n.depth, ${run}::int, 0
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as n (id int, key text, depth int)`);
    await tx.execute(
      sql`update sites set next_page_id = next_page_id + ${fresh.length} where id = ${siteId}`,
    );
    for (const { id, key } of fresh) ids.set(key, id);
  }
  const queued = [...byKey.values()]
    .filter(({ key, isFollowed }) => isFollowed && ids.has(key) && !isFound.has(key))
    .slice(0, Math.max(0, limit - foundCount))
    .map(({ key, depth }) => ({ id: ids.get(key), depth }));
  if (queued.length > 0) {
    await tx.execute(sql`
      with first as (
        select id, depth from jsonb_to_recordset(${JSON.stringify(queued)}::jsonb) as n (id int, depth int)
      ), marked as (
        update pages p set found_run = ${run}, depth = first.depth from first
        where p.site_id = ${siteId} and p.id = first.id
      )
      insert into crawl_frontier (site_id, page_id, depth, priority)
      select ${siteId}::int, id, depth, ${priority}::int from first
      on conflict do nothing`);
  }
  const listed = [...byKey.values()].filter(({ isInSitemap }) => isInSitemap).map(({ key }) => key);
  if (listed.length > 0) {
    await tx.execute(sql`
      update pages p set sitemap_run = ${run} from jsonb_array_elements_text(${JSON.stringify(listed)}::jsonb) as n (key)
      where p.site_id = ${siteId} and p.key_hash = hashtextextended(n.key, 0) and p.key = n.key`);
  }
  return { ids, added: queued.length };
}
