import type { Transaction } from '@keydence/db';
import { learnTraps } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services, SiteReadJob } from '../context.ts';
import { collectAddresses, unifyLinks } from './collect-addresses.ts';
import { findAddresses } from './find-addresses.ts';
import { noteGap } from './note-gap.ts';
import { changeSiteRead, lockSiteRead } from './read-run.ts';
import { settleState } from './settle-state.ts';
import { packTexts, type SettledPage, storeVisits } from './store-visits.ts';
import { describeAnswer, type VisitedPage } from './visit-page.ts';

/** The site of a run and its limits. */
export interface SiteOfRun {
  domainName: string;
  limit: number;
  isProven: boolean;
  recheckMs: number;
  /** Redirects in a row that lead to an address, by address. */
  hops: Map<string, number>;
}

/**
 * Writes the results of a batch of pages in one transaction: their facts, the pages that they link to, and the
 * remaining queue. If the process dies, either everything is stored or the pages are visited again. False if the run
 * has ended.
 */
export async function settleBatch(
  { database, now }: Pick<Services, 'database' | 'now'>,
  job: SiteReadJob,
  visited: readonly VisitedPage[],
  site: SiteOfRun,
): Promise<boolean> {
  const answered = visited.map((each) => ({
    ...each,
    state: settleState(each.visit, each.page.answers.length),
  }));
  const packed = await packTexts(answered);
  return database.db.transaction(async (tx) => {
    const run = await lockSiteRead(tx, job);
    if (!run) return false;
    const { limit } = site;
    const waiting = await findWaiting(tx, job, answered);
    const isAgain = ({ visit, state }: SettledPage) => state === null && visit.kind !== 'unchanged';
    const again = waiting.filter(isAgain);
    let { traps } = run;
    const settled: SettledPage[] = [];
    for (const each of waiting) {
      if (isAgain(each)) continue;
      if (each.visit.kind === 'read') traps = learnTraps(traps, { key: each.page.key, ...each.visit.facts });
      settled.push(unifyLinks(each, traps));
    }
    const { found, gaps } = collectAddresses(settled, { ...site, traps, now: now() });
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
      traps,
      gaps: gaps.reduce(
        (all, { reason, examples, count }) => noteGap(all, reason, examples, count),
        run.gaps,
      ),
    });
    return true;
  });
}

/** Pages of a batch that are still queued as at its start: another process may have stored them. */
async function findWaiting(
  tx: Transaction,
  { siteId }: SiteReadJob,
  answered: readonly SettledPage[],
): Promise<SettledPage[]> {
  if (answered.length === 0) return [];
  const rows = await tx.execute<{ id: number; answers: number }>(sql`
    select page_id as id, jsonb_array_length(answers)::int as answers from crawl_frontier
    where site_id = ${siteId} and page_id in ${answered.map(({ page }) => page.id)}`);
  const answers = new Map(rows.map((row) => [row.id, row.answers]));
  return answered.filter(({ page }) => answers.get(page.id) === page.answers.length);
}

function countFailures(before: number, visited: readonly VisitedPage[]): number {
  return visited.reduce((count, { visit }) => {
    if (visit.kind === 'blocked' || visit.kind === 'skipped') return count;
    return visit.kind === 'failed' ? count + 1 : 0;
  }, before);
}
