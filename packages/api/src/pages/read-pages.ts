import {
  type CrawlTraps,
  isClosedPattern,
  type RobotsFile,
  type SiteGap,
  withoutIgnored,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services, SiteReadJob } from '../context.ts';
import { createRenderer, type Renderer } from './create-renderer.ts';
import { createSettler } from './create-settler.ts';
import type { CrawlRunRow } from './read-run.ts';
import { restHost, takeTurn } from './take-turn.ts';
import { type VisitedPage, visitPage, type WaitingPage } from './visit-page.ts';

/** Two batches are in hand at a time, so a killed run requests at most twice as many pages again. */
const mostInBatch = 10;
const batchMs = 2_000;
const failuresUntilPause = 5;
const mostPauses = 3;
const longestAsked = 86_400_000;
/**
 * Maximum pages behind a bot challenge before the run ends: further requests would only make the site more suspicious.
 */
const mostWalled = 5;

/** Result of a slice; `later`: milliseconds until the host may be called again. */
export type SliceEnd =
  | { kind: 'read' | 'ended' | 'handed_over' | 'time_limit' | 'host_stopped' | 'walled' }
  | { kind: 'later'; ms: number };

interface Slice {
  run: CrawlRunRow;
  domainName: string;
}

/** Reads pages of a site until the queue is empty, the run ends, or the time slice is over. */
export async function readPages(services: Services, job: SiteReadJob, slice: Slice): Promise<SliceEnd> {
  const { crawl, now, pageRules } = services;
  const { run, domainName } = slice;
  const started = now().getTime();
  const runStarted = run.startedAt?.getTime() ?? started;
  const robots = new Map(
    run.robots.map(({ host, text, state }) => [host, { state, file: pageRules.readRobots(text) }]),
  );
  const rulesOf = (key: string): RobotsFile | null => {
    const found = robots.get(new URL(key).host);
    const isClosed =
      found?.state === 'unreachable' || (found?.state === 'refused' && run.level === 'unproven');
    return isClosed ? forbidAll : (found?.file ?? null);
  };
  const site = {
    domainName,
    limit: crawl.pages[run.level],
    isProven: run.level === 'proven',
    recheckMs: crawl.recheckMs,
    hops: new Map<string, number>(),
  };
  const manners = {
    pauseMs: findPause(services, run, robots),
    atOnce: crawl.atOnce[run.level],
    home: run.home ?? `https://${domainName}/`,
    renderer: await createRenderer(services, job, { ...slice, rulesOf }),
  };
  const settler = createSettler(services, job, site);
  try {
    for (;;) {
      if (now().getTime() - runStarted > crawl.runMs) return { kind: 'time_limit' };
      const patienceMs = crawl.sliceMs - (now().getTime() - started);
      if (patienceMs <= 0) return { kind: 'handed_over' };
      const host = await checkHost(services, job);
      if (host.state !== 'fine') return { kind: host.state };
      const batch = await readWaiting(services, job, settler.ids());
      // What is being written may queue more pages.
      if (batch.pages.length === 0 && settler.ids().length > 0) {
        if (!(await settler.finish())) return { kind: 'ended' };
        continue;
      }
      settler.start();
      if (batch.pages.length === 0) {
        if (batch.nextMs === null) return { kind: 'read' };
        if (batch.nextMs > patienceMs) return { kind: 'later', ms: batch.nextMs };
        await crawl.sleep(Math.max(batch.nextMs, 1));
        continue;
      }
      const { waiting, skipped } = partTraps(host.traps, batch.pages, now());
      const { visited, restMs } = await visitPages(services, waiting, { ...manners, rulesOf, patienceMs });
      if (!(await settler.take([...skipped, ...visited]))) return { kind: 'ended' };
      if (restMs > longestAsked) return { kind: 'host_stopped' };
      if (restMs > 0) return { kind: 'later', ms: restMs };
    }
  } finally {
    await settler.finish();
  }
}

/** Splits off queued pages that the run has since learned to skip. */
function partTraps(traps: CrawlTraps, pages: readonly WaitingPage[], at: Date) {
  const waiting: WaitingPage[] = [];
  const skipped: VisitedPage[] = [];
  for (const page of pages) {
    const isNoise = withoutIgnored(traps, page.key) !== page.key;
    if (!isNoise && !isClosedPattern(traps, page.key)) waiting.push(page);
    else {
      const visit = { kind: 'skipped', reason: isNoise ? 'parameter' : 'pattern' } as const;
      skipped.push({ page, visit, at, tookMs: 0 });
    }
  }
  return { waiting, skipped };
}

const forbidAll: RobotsFile = { isAllowed: () => false, sitemaps: [], delaySeconds: null };

/** The longer of our own pause and the delay in robots.txt, which counts up to 30 seconds; milliseconds. */
function findPause(
  { crawl }: Services,
  run: CrawlRunRow,
  robots: ReadonlyMap<string, { file: RobotsFile }>,
): number {
  const asked = Math.max(0, ...[...robots.values()].map(({ file }) => file.delaySeconds ?? 0));
  return Math.max(crawl.pauseMs[run.level], Math.min(asked, 30) * 1_000);
}

type HostState = { state: 'fine'; traps: CrawlTraps } | { state: 'ended' | 'host_stopped' | 'walled' };

/** Pauses a host that fails repeatedly, and gives it up the third time. */
async function checkHost({ database, now, crawl }: Services, job: SiteReadJob): Promise<HostState> {
  const [row] = await database.db.execute<{
    failures: number;
    pauses: number;
    host: string;
    gaps: SiteGap[];
    traps: CrawlTraps;
  }>(sql`
    select failures_in_row as failures, pauses, substring(home from '//([^/]+)') as host, gaps, traps from crawl_runs
    where site_id = ${job.siteId} and run = ${job.run} and state in ('queued', 'running')`);
  if (!row) return { state: 'ended' };
  const walled = row.gaps.find(({ reason }) => reason === 'blocked')?.count ?? 0;
  if (walled >= mostWalled) return { state: 'walled' };
  const fine = { state: 'fine', traps: row.traps } as const;
  if (row.failures < failuresUntilPause) return fine;
  if (row.pauses + 1 >= mostPauses) return { state: 'host_stopped' };
  await database.db.execute(sql`
    update crawl_runs set failures_in_row = 0, pauses = pauses + 1
    where site_id = ${job.siteId} and run = ${job.run}`);
  await restHost({ database, now }, row.host, { askedMs: crawl.hostPauseMs });
  return fine;
}

/** The next queued pages except those in hand. */
async function readWaiting(
  { database, now, crawl }: Services,
  { siteId }: SiteReadJob,
  inHand: readonly number[],
) {
  const at = now().toISOString();
  // A page waits no longer than this, unless the clock has been set back since.
  const latest = new Date(now().getTime() + crawl.recheckMs).toISOString();
  // A page stored without the kinds of its paragraphs is read again, even if it has not changed; so is one that scripts
  // build, because its HTML does not tell.
  const pages = await database.db.execute<WaitingPage & Record<string, unknown>>(sql`
    select p.id, p.key, f.depth, f.answers, case when k.is_known then p.etag end as etag,
      case when k.is_known then p.last_modified end as "lastModified"
    from crawl_frontier f join pages p on p.site_id = f.site_id and p.id = f.page_id
      cross join lateral (select p.facts ? 'blocks' and not p.facts ? 'raw' and p.state <> 'needs_javascript') k (is_known)
    where f.site_id = ${siteId} and (f.not_before is null or f.not_before <= ${at}::timestamptz
        or f.not_before > ${latest}::timestamptz)
      and f.page_id <> all(${`{${inHand.join(',')}}`}::int[])
    order by f.priority, f.depth, f.page_id limit ${mostInBatch}`);
  if (pages.length > 0) return { pages: [...pages], nextMs: null };
  const [next] = await database.db.execute<{ ms: number | null }>(sql`
    select extract(epoch from min(not_before) - ${at}::timestamptz)::float8 * 1000 as ms
    from crawl_frontier where site_id = ${siteId}`);
  return { pages: [], nextMs: next?.ms ?? null };
}

interface Manners {
  pauseMs: number;
  atOnce: number;
  patienceMs: number;
  home: string;
  renderer: Renderer | null;
  rulesOf: (key: string) => RobotsFile | null;
}

/** Visits pages of a batch for two seconds, a few at a time; the others stay queued. */
async function visitPages(
  services: Services,
  pages: readonly WaitingPage[],
  { pauseMs, atOnce, patienceMs, home, renderer, rulesOf }: Manners,
): Promise<{ visited: VisitedPage[]; restMs: number }> {
  const until = performance.now() + batchMs;
  const visited: VisitedPage[] = [];
  let next = 0;
  let restMs = 0;
  // A host without pauses may still have asked for one.
  let mustAsk = true;
  const visitNext = async () => {
    while (next < pages.length && performance.now() < until && restMs === 0) {
      const page = pages[next];
      next += 1;
      if (!page) return;
      const robots = rulesOf(page.key);
      const { host } = new URL(page.key);
      if (robots?.isAllowed(page.key) !== false && (mustAsk || pauseMs > 0)) {
        mustAsk = false;
        restMs = Math.max(restMs, await takeTurn(services, host, { pauseMs, patienceMs }));
        if (restMs > 0) return;
      }
      const read = await visitPage(services, page, { robots, home });
      if (renderer?.wants(read)) {
        restMs = Math.max(restMs, await takeTurn(services, host, { pauseMs, patienceMs }));
        if (restMs > 0) return;
      }
      const each = (await renderer?.render(read)) ?? read;
      visited.push(each);
      const askedMs = each.visit.kind === 'failed' ? each.visit.askedMs : 0;
      mustAsk ||= askedMs > 0;
      if (askedMs > 0 || (pauseMs > 0 && each.tookMs > pauseMs))
        await restHost(services, host, { tookMs: each.tookMs, askedMs });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitNext));
  return { visited, restMs };
}
