import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Queryable } from '@keydence/db';
import { linkPlaces, type MoveFacts } from '@keydence/domain';
import { sql } from 'drizzle-orm';

const unpack = promisify(inflate);

/** Maximum pages whose text is searched; those with the most links in come first. */
const mostPages = 2_000;
const batchSize = 200;
/** Boundary between two sentences. */
const sentenceEnd = /(?<=[.!?。！？])\s+|\n/u;

interface Scope extends Record<string, unknown> {
  id: number;
  run: number;
  known: number;
  read: number;
}

interface Row extends Record<string, unknown> {
  key: string;
  state: string;
  mainText: Uint8Array | null;
  targets: (string | null)[] | null;
  places: Uint8Array | null;
}

/** Links and texts of the list's site from its last read; null if that was not completed. */
export async function readSiteLinks(db: Queryable, listId: number): Promise<MoveFacts['siteLinks']> {
  const [site] = await db.execute<Scope>(sql`
    select s.id, max(r.run) as run, (select count(*)::int from pages where site_id = s.id) as known,
      (select count(*)::int from pages where site_id = s.id and last_run = max(r.run)) as read
    from sites s join keyword_lists l on l.domain_id = s.domain_id
    join crawl_runs r on r.site_id = s.id and r.state in ('done', 'incomplete')
    where l.id = ${listId} group by s.id`);
  if (!site || site.known === 0) return null;
  const found: NonNullable<MoveFacts['siteLinks']> = {
    coverage: site.read / site.known,
    links: [],
    pages: [],
  };
  for (let from = 0; from < mostPages; from += batchSize) {
    const rows = await readBatch(db, site, from);
    for (const row of rows) {
      const text = row.mainText ? (await unpack(row.mainText)).toString() : '';
      found.pages.push({
        page: row.key,
        isIndexable: row.state === 'healthy',
        sentences: text.split(sentenceEnd).filter((sentence) => sentence !== ''),
      });
      for (const [at, to] of (row.targets ?? []).entries()) {
        const place = linkPlaces[(row.places?.[at] ?? 0) % 8] === 'content' ? 'text' : 'menu';
        if (to !== null && to !== row.key) found.links.push({ from: row.key, to, place });
      }
    }
    if (rows.length < batchSize) break;
  }
  return found;
}

async function readBatch(db: Queryable, { id, run }: Scope, from: number): Promise<Row[]> {
  const rows = await db.execute<Row>(sql`
    select p.key, p.state, v.main_text as "mainText", l.places,
      (select array_agg(coalesce(r.key, t.key) order by u.place)
        from unnest(l.targets) with ordinality as u (target, place)
        left join pages t on t.site_id = ${id} and t.id = u.target
        left join pages r on r.site_id = ${id} and r.id = t.redirect_id) as targets
    from pages p
    left join page_versions v on v.site_id = p.site_id and v.page_id = p.id and v.version = p.version
    left join page_links l on l.site_id = p.site_id and l.page_id = p.id
    where p.site_id = ${id} and p.last_run = ${run} and p.state in ('healthy', 'noindex', 'canonicalised')
    order by p.links_in desc, p.id limit ${batchSize} offset ${from}`);
  return [...rows];
}
