import { schema } from '@keydence/db';
import { mostPageDetails, type PageDetail } from '@keydence/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { inWindow, rowsOf, sums } from '../console-facts/select-window.ts';
import { isOpenMove } from '../gains/build-open-moves.ts';
import { encodePageId, requirePage } from './access.ts';
import { findLinkIdeas } from './find-link-ideas.ts';
import { readFindings } from './finding-view.ts';
import { unpackPlace } from './pack-place.ts';
import { type PageScope, readPageScope, readPagesByIds } from './read-page-rows.ts';
import { findSiteRead } from './read-run.ts';

const { pages, pageVersions } = schema;

export async function getPage(ctx: DomainContext, { pageId }: { pageId: string }): Promise<PageDetail> {
  const { db } = ctx.services.database;
  const listId = ctx.domain.list?.id ?? 0;
  const { site, id } = await requirePage(db, ctx.domain.id, pageId);
  const read = await findSiteRead(db, site.id, true);
  const scope = await readPageScope(db, { siteId: site.id, listId, run: read?.run ?? 0 });
  const [page] = await readPagesByIds(db, scope, [id]);
  const [more] = await db
    .select({
      description: pages.description,
      canonical: pages.canonical,
      raw: sql<PageDetail['raw']>`${pages.facts} -> 'raw'`,
    })
    .from(pages)
    .where(and(eq(pages.siteId, site.id), eq(pages.id, id)));
  if (!page || !more) throw notFound();
  const queries = await readQueriesOf(ctx, scope, page.address);
  return {
    page,
    ...more,
    versions: await readVersions(ctx, site.id, id),
    linksIn: await readLinks(
      ctx,
      sql`l.targets @> array[${id}::int] and u.target = ${id} and l.page_id <> ${id}`,
      {
        siteId: site.id,
        end: 'source',
      },
    ),
    linksOut: await readLinks(ctx, sql`l.page_id = ${id} and u.target <> ${id}`, {
      siteId: site.id,
      end: 'target',
    }),
    ...(await findLinkIdeas(ctx.services, scope, { id, page, queries })),
    queries,
    moves: await readMovesOf(ctx, listId, page.address),
    findings: await readFindings(db, site.id, {
      where: sql`f.page_id = ${id} and f.state = 'open'`,
      limit: mostPageDetails,
      run: read?.run ?? 0,
    }),
  };
}

async function readVersions({ services }: DomainContext, siteId: number, id: number) {
  const rows = await services.database.db
    .select({
      version: pageVersions.version,
      readAt: pageVersions.readAt,
      title: pageVersions.title,
      description: pageVersions.description,
      headings: pageVersions.headings,
      words: pageVersions.words,
      schemaTypes: pageVersions.schemaTypes,
    })
    .from(pageVersions)
    .where(and(eq(pageVersions.siteId, siteId), eq(pageVersions.pageId, id)))
    .orderBy(desc(pageVersions.version));
  return rows.map(({ headings, ...row }) => ({
    ...row,
    headings: headings.map(([level, text]) => ({ level, text })),
  }));
}

interface LinkRow extends Record<string, unknown> {
  id: number;
  key: string;
  title: string | null;
  anchor: string;
  place: number;
}

/** Links between the page and others; one that is there several times with the same text counts once. */
async function readLinks(
  { services }: DomainContext,
  where: ReturnType<typeof sql>,
  { siteId, end }: { siteId: number; end: 'source' | 'target' },
): Promise<PageDetail['linksIn']> {
  const other = end === 'source' ? sql`l.page_id` : sql`u.target`;
  const rows = await services.database.db.execute<LinkRow>(sql`
    select distinct on (get_byte(l.places, (u.place - 1)::int) % 8, p.id, l.anchors[u.place])
      p.id, p.key, p.title, l.anchors[u.place] as anchor, get_byte(l.places, (u.place - 1)::int) as place
    from page_links l cross join unnest(l.targets) with ordinality as u (target, place)
    join pages p on p.site_id = l.site_id and p.id = ${other}
    where l.site_id = ${siteId} and ${where}
    order by get_byte(l.places, (u.place - 1)::int) % 8, p.id, l.anchors[u.place], u.place limit ${mostPageDetails}`);
  return rows.map(({ id, key, title, anchor, place }) => ({
    pageId: encodePageId(siteId, id),
    address: key,
    title,
    anchor,
    ...unpackPlace(place),
  }));
}

interface QueryRow extends Record<string, unknown> {
  text: string;
  clicks: number;
  impressions: number;
  position: number | null;
}

/**
 * Queries for which the page was shown in the newest window, most clicks first; empty without daily Search Console
 * data.
 */
async function readQueriesOf(
  { services }: DomainContext,
  { listId, console }: PageScope,
  address: string,
): Promise<PageDetail['queries']> {
  if (!console?.hasDays) return [];
  const rows = await services.database.db.execute<QueryRow>(sql`
    with summed as (
      select query_id, ${sums} from (${rowsOf(inWindow(listId, 'pair', console.window))}) r
      where page_id = (select id from console_pages where list_id = ${listId} and url = ${address})
      group by query_id)
    select q.query as text, clicks, impressions, position
    from summed join console_queries q on q.list_id = ${listId} and q.id = query_id
    order by summed.clicks desc, summed.impressions desc, q.query limit ${mostPageDetails}`);
  return [...rows];
}

/** Open moves on the page. */
async function readMovesOf({ services }: DomainContext, listId: number, address: string) {
  const rows = await services.database.db.execute<PageDetail['moves'][number] & Record<string, unknown>>(sql`
    select m.id, m.verb, m.title, m.state from moves m
    where m.list_id = ${listId} and ${sql.raw(isOpenMove('m'))} and m.pages @> ${JSON.stringify([address])}::jsonb
    order by m.gain_mid desc nulls last, m.id limit ${mostPageDetails}`);
  return [...rows];
}
