import type { SiteGap } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services, SiteReadJob } from '../context.ts';
import { type FoundAddress, findAddresses } from './find-addresses.ts';
import { isOfSite } from './list-hosts.ts';
import { noteGap } from './note-gap.ts';
import { changeSiteRead, lockSiteRead } from './read-run.ts';
import { settleState } from './settle-state.ts';
import { packTexts, type SettledPage, storeVisits } from './store-visits.ts';
import { describeAnswer, type VisitedPage } from './visit-page.ts';

/** Clicks from the home page, and parts of a path, beyond which a page is not followed. */
const mostDepth = 20;
const mostSegments = 20;
const mostParameters = 8;

interface SiteOfRun {
  domainName: string;
  limit: number;
  isProven: boolean;
  recheckMs: number;
}

/**
 * Writes what became of a batch of pages in one transaction: their facts, the pages that they lead to, and what is still to
 * be read. Whatever kills the process, either all of it is there or the pages are visited again. False when the run has ended.
 */
export async function settleBatch(
  { database, now }: Pick<Services, 'database' | 'now'>,
  job: SiteReadJob,
  visited: readonly VisitedPage[],
  site: SiteOfRun,
): Promise<boolean> {
  const settled: SettledPage[] = [];
  const again: VisitedPage[] = [];
  for (const each of visited) {
    const state = settleState(each.visit, each.page.answers.length);
    if (state === null && each.visit.kind !== 'unchanged') again.push(each);
    else settled.push({ ...each, state });
  }
  const packed = await packTexts(settled);
  const { found, gaps } = collectAddresses(settled, site);
  return database.db.transaction(async (tx) => {
    const run = await lockSiteRead(tx, job);
    if (!run) return false;
    const { limit } = site;
    const { ids, added } = await findAddresses(
      tx,
      { job, limit, foundCount: run.foundCount, priority: 1 },
      found,
    );
    await storeVisits(tx, { job, settled, packed, ids });
    const done = settled.map(({ page }) => page.id);
    if (done.length > 0) {
      await tx.execute(sql`delete from crawl_frontier where site_id = ${job.siteId} and page_id in ${done}`);
    }
    if (again.length > 0) {
      const notBefore = new Date(now().getTime() + site.recheckMs).toISOString();
      const rows = again.map((each) => ({ id: each.page.id, answers: describeAnswer(each) }));
      await tx.execute(sql`
        update crawl_frontier f set priority = 9, not_before = ${notBefore}::timestamptz,
          answers = f.answers || r.answers
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, answers jsonb)
        where f.site_id = ${job.siteId} and f.page_id = r.id`);
    }
    await changeSiteRead(tx, job, {
      readCount: run.readCount + settled.length,
      foundCount: run.foundCount + added,
      forbiddenCount: run.forbiddenCount + settled.filter(({ state }) => state === 'blocked').length,
      failuresInRow: countFailures(run.failuresInRow, visited),
      gaps: gaps.reduce((all, { reason, examples }) => noteGap(all, reason, examples), run.gaps),
    });
    return true;
  });
}

function countFailures(before: number, visited: readonly VisitedPage[]): number {
  return visited.reduce((count, { visit }) => {
    if (visit.kind === 'blocked') return count;
    return visit.kind === 'failed' ? count + 1 : 0;
  }, before);
}

/** Pages of the site that a batch leads to, and what keeps others from being read. */
function collectAddresses(settled: readonly SettledPage[], { domainName, isProven }: SiteOfRun) {
  const found: FoundAddress[] = [];
  let gaps: SiteGap[] = [];
  for (const { page, visit } of settled) {
    const depth = page.depth + 1;
    if (visit.kind === 'redirect' && isOfSite(visit.target, domainName)) {
      found.push({ key: visit.target, depth: page.depth });
    }
    if (visit.kind === 'failed' || visit.kind === 'not_readable') {
      gaps = noteGap(gaps, visit.kind === 'failed' ? 'errors' : 'not_readable', [page.key]);
    }
    if (visit.kind !== 'read') continue;
    if (visit.isCut) gaps = noteGap(gaps, 'read_in_part', [page.key]);
    if (visit.facts.needsJavaScript) gaps = noteGap(gaps, 'needs_javascript', [page.key]);
    for (const { key, isNofollow } of visit.facts.links) {
      if (!isOfSite(key, domainName)) continue;
      if (depth > mostDepth) gaps = noteGap(gaps, 'depth', [key]);
      else if (isLoop(key)) gaps = noteGap(gaps, 'loop', [key]);
      else found.push({ key, depth, isFollowed: isProven || !(isNofollow || visit.facts.isNofollow) });
    }
    if (visit.facts.canonical !== null && isOfSite(visit.facts.canonical, domainName)) {
      found.push({ key: visit.facts.canonical, depth });
    }
  }
  return { found, gaps };
}

/** Whether a path grows without end, as where a relative link is resolved against itself. */
export function isLoop(key: string): boolean {
  const { pathname, searchParams } = new URL(key);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > mostSegments || [...searchParams].length > mostParameters) return true;
  return segments.some((segment, at) => {
    const [one, two, three, four, five] = segments.slice(at + 1);
    return (
      (segment === one && one === two) || (segment === two && two === four && one === three && three === five)
    );
  });
}
