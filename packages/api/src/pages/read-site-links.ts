import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Queryable } from '@keydence/db';
import type { MoveFacts } from '@keydence/domain';
import { sql } from 'drizzle-orm';

const unpack = promisify(inflate);

const batchSize = 500;
/** Boundary between two sentences. */
const sentenceEnd = /(?<=[.!?。！？])\s+|\n/u;

interface Scope extends Record<string, unknown> {
  id: number;
  run: number;
  known: number;
  read: number;
}

interface Row extends Record<string, unknown> {
  id: number;
  key: string;
  state: string;
  linksIn: number;
  mainText: Uint8Array | null;
  headings: [level: number, text: string][] | null;
  targets: string[] | null;
}

type SiteLinks = NonNullable<MoveFacts['siteLinks']>;

/**
 * Links in the content of the list's site and its texts from its last read; null if that was not completed.
 * @param mostTexts pages whose text is searched; those with the most links in come first
 */
export async function readSiteLinks(
  db: Queryable,
  listId: number,
  mostTexts = 2_000,
): Promise<SiteLinks | null> {
  const [site] = await db.execute<Scope>(sql`
    select s.id, max(r.run) as run, (select count(*)::int from pages where site_id = s.id) as known,
      (select count(*)::int from pages where site_id = s.id and last_run = max(r.run)) as read
    from sites s join keyword_lists l on l.domain_id = s.domain_id
    join crawl_runs r on r.site_id = s.id and r.state in ('done', 'incomplete')
    where l.id = ${listId} group by s.id`);
  if (!site || site.known === 0) return null;
  const found: SiteLinks = { coverage: site.read / site.known, links: [], pages: [] };
  let last: Pick<Row, 'id' | 'linksIn'> | undefined;
  do {
    const rows = await readBatch(db, site, { after: last, withText: found.pages.length < mostTexts });
    for (const row of rows) {
      found.pages.push({
        page: row.key,
        isIndexable: row.state === 'healthy',
        sentences: row.mainText ? await readSentences(row.mainText, row.headings ?? []) : [],
      });
      for (const to of row.targets ?? []) {
        if (to !== row.key) found.links.push({ from: row.key, to, place: 'text' });
      }
    }
    last = rows.length < batchSize ? undefined : rows.at(-1);
  } while (last);
  return found;
}

/** Sentences of a main text; a heading is no place for a link. */
async function readSentences(mainText: Uint8Array, headings: Row['headings'] & object): Promise<string[]> {
  const text = (await unpack(mainText)).toString();
  const names = new Set(headings.map(([, name]) => name));
  return text
    .split('\n')
    .filter((line) => !names.has(line.trim()))
    .flatMap((line) => line.split(sentenceEnd))
    .filter((sentence) => sentence !== '');
}

interface Batch {
  after: Pick<Row, 'id' | 'linksIn'> | undefined;
  withText: boolean;
}

async function readBatch(db: Queryable, { id, run }: Scope, { after, withText }: Batch): Promise<Row[]> {
  const rows = await db.execute<Row>(sql`
    select p.id, p.key, p.state, p.links_in as "linksIn", v.headings, v.main_text as "mainText",
      (select array_agg(coalesce(r.key, t.key) order by u.place)
        from unnest(l.targets) with ordinality as u (target, place)
        join pages t on t.site_id = ${id} and t.id = u.target
        left join pages r on r.site_id = ${id} and r.id = t.redirect_id
        where get_byte(l.places, (u.place - 1)::int) % 8 = 0) as targets
    from pages p
    left join page_versions v on ${withText} and v.site_id = p.site_id and v.page_id = p.id and v.version = p.version
    left join page_links l on l.site_id = p.site_id and l.page_id = p.id
    where p.site_id = ${id} and p.last_run = ${run} and p.state in ('healthy', 'noindex', 'canonicalised')
      and ${after ? sql`(-p.links_in, p.id) > (${-after.linksIn}::int, ${after.id}::int)` : sql`true`}
    order by -p.links_in, p.id limit ${batchSize}`);
  return [...rows];
}
