import type { Queryable } from '@keydence/db';
import {
  describeNoLinks,
  type LinkQuestion,
  mostLinkIdeas,
  type NoLinkReason,
  type PageDetail,
  type SitePage,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { inWindow, rowsOf } from '../console-facts/select-window.ts';
import type { Services } from '../context.ts';
import { encodePageId } from './access.ts';
import { chooseLinkSources, readLinkTarget } from './choose-link-sources.ts';
import type { PageScope } from './read-page-rows.ts';

const mostQueries = 20;

type Ideas = Pick<PageDetail, 'linkIdeas' | 'noLinkIdeas'>;
type Queries = LinkQuestion['queries'];

interface IdeasFor {
  id: number;
  page: Pick<SitePage, 'address' | 'state'>;
  /** Its searches in Search Console. */
  queries: PageDetail['queries'];
}

const none = (reason: NoLinkReason, compared = 0): Ideas => ({
  linkIdeas: [],
  noLinkIdeas: describeNoLinks(reason, compared),
});

/** Places on other pages of the site where a link to a page belongs, or the reason why there are none. */
export async function findLinkIdeas(
  { database: { db }, pageRules }: Pick<Services, 'database' | 'pageRules'>,
  scope: PageScope,
  { id, page, queries }: IdeasFor,
): Promise<Ideas> {
  if (page.state !== 'healthy') return none('not-shown');
  const target = await readLinkTarget(db, { ...scope, id });
  if (!target) return none('no-source-read');
  const own = [
    ...(await filterOwnQueries(db, scope, { address: page.address, queries })),
    ...(await readKeywordsOf(db, scope.listId, page.address)),
  ];
  const names = [target.title ?? '', target.h1 ?? ''];
  const sources = await chooseLinkSources(
    db,
    { ...scope, id },
    { language: target.language, texts: [...own.slice(0, 3).map(({ text }) => text), ...names] },
  );
  if (sources.length === 0) return none('no-source-read');
  const open = sources.filter(({ contentLinks }) => !contentLinks.includes(target.key));
  if (open.length === 0) return none('all-linked');
  const compared = open.filter(({ blocks }) => blocks !== '').length;
  if (compared === 0) return none('no-source-read');
  const answer = await pageRules.suggestLinks({ target, queries: own, sources });
  if (!answer) return none('late');
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const linkIdeas = answer.ideas.slice(0, mostLinkIdeas).flatMap(({ from, ...idea }) => {
    const source = byKey.get(from);
    if (!source) return [];
    return [{ pageId: encodePageId(scope.siteId, source.id), address: from, title: source.title, ...idea }];
  });
  return linkIdeas.length > 0
    ? { linkIdeas, noLinkIdeas: null }
    : none(answer.reason ?? 'no-phrase', compared);
}

/** Searches for which no other page of the site was shown more often. */
async function filterOwnQueries(
  db: Queryable,
  { listId, console }: PageScope,
  { address, queries }: { address: string; queries: Queries },
): Promise<Queries> {
  const asked = queries.slice(0, mostQueries);
  if (!console || asked.length === 0) return [];
  const rows = await db.execute<{ text: string }>(sql`
    with asked as materialized (
      select id, query from console_queries where list_id = ${listId} and query in ${asked.map(({ text }) => text)}),
    shown as (
      select query_id, page_id, sum(impressions) as impressions
      from (${rowsOf(inWindow(listId, 'pair', console.window))}) r
      where query_id in (select id from asked) group by query_id, page_id)
    select q.query as text from asked q
    where (select p.url from shown s join console_pages p on p.list_id = ${listId} and p.id = s.page_id
      where s.query_id = q.id order by s.impressions desc, p.id limit 1) = ${address}`);
  const own = new Set(rows.map(({ text }) => text));
  return asked.filter(({ text }) => own.has(text));
}

/** Tracked keywords for which the page ranks or is meant to, most searches first. */
async function readKeywordsOf(db: Queryable, listId: number, address: string): Promise<Queries> {
  const rows = await db.execute<Queries[number] & Record<string, unknown>>(sql`
    select k.keyword_text as text, greatest(1, coalesce(k.search_volume, 0)) as impressions, r.rank_group as position
    from (
      select id from keyword_rankings
        where list_id = ${listId} and ranking_url_hash = hashtextextended(${address}, 0) and ranking_url = ${address}
      union
      select keyword_id from keyword_details where list_id = ${listId} and target_url = ${address}
    ) own
    join tracked_keywords k on k.list_id = ${listId} and k.id = own.id
    join keyword_rankings r on r.list_id = ${listId} and r.id = own.id
    where not exists (select 1 from keyword_details d
      where d.list_id = ${listId} and d.keyword_id = k.id and d.target_url <> ${address})
    order by impressions desc, k.id limit ${mostQueries}`);
  return [...rows];
}
