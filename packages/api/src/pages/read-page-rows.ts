import type { Queryable } from '@keydence/db';
import type { ListPagesInput, PageState, PageType, SitePage } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type ConsoleState, findConsoleState } from '../console-facts/find-console-state.ts';
import { type ConsoleWindow, inWindow, rowsOf } from '../console-facts/select-window.ts';
import { encodePageId } from './access.ts';
import { readPageTopics } from './read-page-topics.ts';

/** Data that pages are joined with. */
export interface PageScope {
  siteId: number;
  /** List of the current market. */
  listId: number;
  /** The run that read the shown state of the site. */
  run: number;
  console: ConsoleState | null;
}

export async function readPageScope(
  db: Queryable,
  { siteId, listId, run }: Omit<PageScope, 'console'>,
): Promise<PageScope> {
  return { siteId, listId, run, console: await findConsoleState(db, listId) };
}

function clicksOf(listId: number, window: ConsoleWindow | null | undefined): SQL {
  if (!window) return sql`select null::text as url, 0 as clicks, 0 as impressions where false`;
  return sql`select c.url, sum(r.clicks)::int as clicks, sum(r.impressions)::int as impressions
    from (${rowsOf(inWindow(listId, 'page', window))}) r
    join console_pages c on c.list_id = ${listId}::int and c.id = r.page_id group by c.url`;
}

/**
 * Clicks, clicks of the days before, and ranks by address. The list may be on another node than the pages, so this is a
 * subquery of its own there.
 */
function figuresOf({ listId, console }: PageScope): SQL {
  return sql`
    select url, c.clicks, c.impressions, e.clicks as earlier, k.keywords, k.best_rank
    from (${clicksOf(listId, console?.window)}) c
    full join (${clicksOf(listId, console?.previous)}) e using (url)
    full join (
      select ranking_url as url, count(*)::int as keywords, min(rank_absolute)::int as best_rank from keyword_rankings
      where list_id = ${listId}::int and ranking_url is not null and rank_absolute is not null group by ranking_url
    ) k using (url)`;
}

type Filter = Pick<ListPagesInput, 'search' | 'state' | 'folder' | 'language' | 'type' | 'finding'>;

function filterPages({ siteId }: PageScope, { search, state, folder, language, type, finding }: Filter): SQL {
  const conditions = [sql`true`];
  if (state) conditions.push(sql`p.state = ${state}`);
  else conditions.push(sql`p.state <> 'waiting'`);
  if (language) conditions.push(sql`lower(p.language) = ${language.toLowerCase()}`);
  if (type) conditions.push(sql`p.type = ${type}`);
  if (search) {
    conditions.push(
      sql`strpos(lower(concat_ws(' ', p.key, p.title)), ${search.normalize('NFC').toLowerCase()}) > 0`,
    );
  }
  if (folder) conditions.push(sql`starts_with(substring(p.key from '^[a-z]+://[^/]+(.*)$'), ${folder})`);
  if (finding) {
    conditions.push(sql`exists (select 1 from site_findings f where f.site_id = ${siteId} and f.page_id = p.id
      and f.kind = ${finding} and f.state = 'open')`);
  }
  return sql.join(conditions, sql` and `);
}

const sortColumns: Readonly<Record<ListPagesInput['sortBy'], SQL>> = {
  address: sql`p.key`,
  clicks: sql`f.clicks`,
  clicks_change: sql`case when f.clicks is not null or f.earlier is not null
    then coalesce(f.clicks, 0) - coalesce(f.earlier, 0) end`,
  keywords: sql`f.keywords`,
  best_rank: sql`f.best_rank`,
  links_in: sql`p.links_in`,
  words: sql`p.words`,
  changed: sql`p.changed_at`,
};

export async function countPages(db: Queryable, scope: PageScope, filter: Filter): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from pages p
    where p.site_id = ${scope.siteId} and ${filterPages(scope, filter)}`);
  return row?.total ?? 0;
}

type Choice = Filter & Pick<ListPagesInput, 'sortBy' | 'sortOrder'>;

/** API views of some of the pages that match the filters; unknown values come last. */
export async function readPageRows(
  db: Queryable,
  scope: PageScope,
  choice: Choice & { limit: number; offset: number },
): Promise<SitePage[]> {
  return readRows(db, scope, {
    where: filterPages(scope, choice),
    order: sql`${sortColumns[choice.sortBy]} ${sql.raw(choice.sortOrder)} nulls last, p.id`,
    part: sql`limit ${choice.limit} offset ${choice.offset}`,
  });
}

/** API views of pages by page number. */
export async function readPagesByIds(
  db: Queryable,
  scope: PageScope,
  ids: readonly number[],
): Promise<SitePage[]> {
  if (ids.length === 0) return [];
  return readRows(db, scope, {
    where: sql`p.id in ${ids}`,
    order: sql`p.id`,
    part: sql``,
  });
}

interface Row extends Record<string, unknown> {
  id: number;
  key: string;
  title: string | null;
  state: PageState;
  status: number | null;
  redirect_to: string | null;
  words: number | null;
  language: string | null;
  type: PageType | null;
  links_in: number;
  content_links_in: number;
  links_out: number;
  is_in_sitemap: boolean;
  depth: number;
  keywords: number | null;
  best_rank: number | null;
  clicks: number | null;
  impressions: number | null;
  earlier: number | null;
  findings: number;
  fetched_at: string | null;
  changed_at: string | null;
}

async function readRows(
  db: Queryable,
  scope: PageScope,
  { where, order, part }: { where: SQL; order: SQL; part: SQL },
): Promise<SitePage[]> {
  const { siteId, listId, run } = scope;
  const rows = await db.execute<Row>(sql`
    with figures as materialized (${figuresOf(scope)}),
    shown as (
      select p.id, p.key, p.title, p.state, p.status, p.redirect_to, p.words, p.language, p.type, p.links_in,
        p.content_links_in, p.links_out, p.sitemap_run >= ${run} as is_in_sitemap, p.depth, p.fetched_at, p.changed_at,
        f.keywords, f.best_rank, f.clicks, f.impressions, f.earlier, row_number() over (order by ${order}) as place
      from pages p left join figures f on f.url = p.key
      where p.site_id = ${siteId} and ${where} order by place ${part})
    select s.*,
      (select count(*)::int from site_findings f
        where f.site_id = ${siteId} and f.page_id = s.id and f.state = 'open') as findings
    from shown s order by s.place`);
  const topics = await readPageTopics(
    db,
    listId,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => viewPage({ ...row, topic: topics.get(row.key)?.name ?? null }, scope));
}

function viewPage(row: Row & { topic: string | null }, { siteId, console }: PageScope): SitePage {
  const clicks = row.clicks ?? 0;
  return {
    id: encodePageId(siteId, row.id),
    address: row.key,
    title: row.title,
    state: row.state,
    status: row.status,
    redirectsTo: row.redirect_to,
    words: row.words,
    language: row.language,
    type: row.type,
    linksIn: row.links_in,
    contentLinksIn: row.content_links_in,
    linksOut: row.links_out,
    isInSitemap: row.is_in_sitemap,
    depth: row.depth,
    keywordCount: row.keywords ?? 0,
    bestRank: row.best_rank,
    topic: row.topic,
    clicks: console && {
      clicks,
      impressions: row.impressions ?? 0,
      change: console.previous ? clicks - (row.earlier ?? 0) : null,
    },
    findingCount: row.findings,
    readAt: row.fetched_at === null ? null : new Date(row.fetched_at),
    changedAt: row.changed_at === null ? null : new Date(row.changed_at),
  };
}
