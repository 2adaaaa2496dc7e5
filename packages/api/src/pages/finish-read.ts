import type { Transaction } from '@keydence/db';
import type { SiteGap } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services, SiteReadJob } from '../context.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';
import { noteGap } from './note-gap.ts';
import { readJudgedSite } from './read-judged-site.ts';
import { type CrawlRunRow, endSiteRead, lockSiteRead, queueSiteRead } from './read-run.ts';
import type { SiteSubject } from './read-subject.ts';
import { storeFindings } from './store-findings.ts';

/** Ends a completed run: counts links, stores findings and starts a run of moves. */
export async function finishRead(services: Services, job: SiteReadJob, subject: SiteSubject): Promise<void> {
  const { database, pageRules, now } = services;
  const prepared = await database.db.transaction(async (tx) => {
    const run = await lockSiteRead(tx, job);
    if (!run) return null;
    const gaps = await noteUnread(tx, job, run, services.crawl.pages[run.level]);
    return { run, gaps };
  });
  if (!prepared) return;
  const { run, gaps } = prepared;
  const judged = await pageRules.judge(await readJudgedSite(database.db, { job, run, subject, gaps }));
  await database.db.transaction(async (tx) => {
    if (!(await lockSiteRead(tx, job))) return;
    await storeFindings(tx, job, {
      found: judged.findings,
      unknownKinds: judged.unknownKinds,
      isComplete: gaps.length === 0,
    });
    await countLinks(tx, job);
    await dropGone(tx, job);
    const state = gaps.length === 0 ? 'done' : 'incomplete';
    await endSiteRead(tx, job, { state, gaps, unknownKinds: judged.unknownKinds, finishedAt: now() });
    if (services.crawl.isInvented) {
      // The findings of the first read are compared with those of today.
      if (job.run === 1) await queueSiteRead(tx, services, job.siteId);
    } else if (subject.listId !== null) {
      await startMovesRun(tx, services, { listId: subject.listId, askedBy: null });
    }
  });
}

/** Deletes pages that no longer exist and have no links in. */
async function dropGone(tx: Transaction, { siteId, run }: SiteReadJob): Promise<void> {
  await tx.execute(sql`
    delete from pages p where p.site_id = ${siteId} and p.state = 'not_found' and p.sitemap_run < ${run}
      and p.first_run < ${run} and not exists (
        select 1 from page_links l where l.site_id = ${siteId} and l.targets @> array[p.id])`);
}

/** Counts links in per page, each linking page once; a link to a redirect counts for its target. */
async function countLinks(tx: Transaction, { siteId, run }: SiteReadJob): Promise<void> {
  await tx.execute(sql`
    with links as (
      select distinct l.page_id as source, coalesce(t.redirect_id, t.id) as target,
        get_byte(l.places, (u.place - 1)::int) % 8 = 0 as is_content
      from page_links l
      join pages s on s.site_id = l.site_id and s.id = l.page_id and s.last_run = ${run}
        and s.state in ('healthy', 'noindex', 'canonicalised', 'needs_javascript')
      cross join unnest(l.targets) with ordinality as u (target, place)
      join pages t on t.site_id = l.site_id and t.id = u.target
      where l.site_id = ${siteId}
    ), counted as (
      select target, count(distinct source)::int as links_in,
        count(*) filter (where is_content)::int as content_links_in
      from links where source <> target group by target
    )
    update pages p set links_in = coalesce(c.links_in, 0), content_links_in = coalesce(c.content_links_in, 0)
    from pages o left join counted c on c.target = o.id
    where o.site_id = ${siteId} and p.site_id = ${siteId} and p.id = o.id
      and (p.links_in, p.content_links_in) is distinct from (coalesce(c.links_in, 0), coalesce(c.content_links_in, 0))`);
}

/** Gaps for pages found but not read: beyond the page limit, or reached only by links that may not be followed. */
async function noteUnread(
  tx: Transaction,
  { siteId, run }: SiteReadJob,
  before: CrawlRunRow,
  limit: number,
): Promise<SiteGap[]> {
  const [row] = await tx.execute<{ count: number; examples: string[] | null }>(sql`
    with unread as (
      select p.id, p.key from pages p where p.site_id = ${siteId} and p.last_run < ${run}
        and not exists (select 1 from crawl_frontier f where f.site_id = ${siteId} and f.page_id = p.id)
        and (p.sitemap_run = ${run} or exists (
          select 1 from page_links l where l.site_id = ${siteId} and l.targets @> array[p.id])))
    select count(*)::int as count, (array_agg(key order by id))[1:3] as examples from unread`);
  const reason = before.foundCount >= limit ? 'page_limit' : 'nofollow';
  return noteGap(before.gaps, reason, row?.examples ?? [], row?.count ?? 0);
}
