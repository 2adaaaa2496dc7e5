import { runSiteRead, type Services } from '@keydence/api';
import { findInconclusiveKinds } from '@keydence/pages';
import type { PlannedPage } from '@keydence/pages/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { countCommits } from '../../testing/count-commits.ts';
import {
  failsAtTheEnd,
  listServedPages,
  listServedTruth,
  plannedRun,
  servePlannedSite,
  storePlannedClicks,
} from '../../testing/serve-planned-site.ts';
import { type SiteJob, startCrawl } from '../../testing/start-crawl.ts';

let crawl: Awaited<ReturnType<typeof startCrawl>>;
let server: Awaited<ReturnType<typeof servePlannedSite>>;
beforeAll(async () => {
  crawl = await startCrawl();
});
afterAll(() => crawl.close());
afterEach(() => server.close());

/** Tracks the served site as its proven owner, with clicks as planned. */
async function track(pages: readonly PlannedPage[]) {
  server = await servePlannedSite(pages);
  const tracked = await crawl.track(server.name);
  const { api, domainId } = tracked;
  const { proofToken } = await api.pages.status({ domainId });
  server.files.set('/.well-known/keydence-site-verification.txt', proofToken);
  const [list] = await crawl.services.database.sql<{ id: number }[]>`
    select id from keyword_lists where domain_id = ${domainId}`;
  const listId = list?.id ?? 0;
  await storePlannedClicks(crawl.services.database, listId, pages);
  return tracked;
}

/** Stops at the step with the given number: before a request, or as a transaction is about to commit. */
function dieAfter(most: number, services: Services): Services {
  let steps = 0;
  const count = () => {
    steps += 1;
    if (steps > most) throw new Error('killed');
  };
  const { database, siteReader } = services;
  const db = countCommits(database.db, count);
  return {
    ...services,
    database: { ...database, db },
    siteReader: {
      ...siteReader,
      async request(request) {
        count();
        return siteReader.request(request);
      },
    },
  };
}

async function readToTheEnd(job: SiteJob, services: Services, stepsOf: (attempt: number) => number) {
  let deaths = 0;
  for (let attempt = 0; ; attempt += 1) {
    const hasDied = await runSiteRead(dieAfter(stepsOf(attempt), services), job).then(
      () => false,
      () => true,
    );
    deaths += hasDied ? 1 : 0;
    const next = crawl.jobs.shift();
    if (!hasDied && !next) return deaths;
  }
}

type Tracked = Awaited<ReturnType<typeof track>>;

/** Both readings: a kind may need the answers of two. */
async function readTwice({ api, domainId }: Tracked, stepsOf: (attempt: number) => number) {
  const services = { ...crawl.services, siteReader: server.reader };
  let deaths = 0;
  for (const run of [1, 2]) {
    server.begin(run);
    await api.pages.read({ domainId });
    const job = crawl.jobs.shift();
    if (!job) throw new Error('no job');
    deaths += await readToTheEnd(job, services, stepsOf);
  }
  return deaths;
}

async function listFound(domainId: string): Promise<string[]> {
  const rows = await crawl.services.database.sql<{ kind: string; page: string; other: string | null }[]>`
    select f.kind, p.key as page, o.key as other
    from sites s join site_findings f on f.site_id = s.id
    join pages p on p.site_id = f.site_id and p.id = f.page_id
    left join pages o on o.site_id = f.site_id and o.id = f.other_id
    where s.domain_id = ${domainId} and f.state = 'open'`;
  return rows.map(({ kind, page, other }) => (other ? `${kind} ${page} ${other}` : `${kind} ${page}`)).sort();
}

it('finds every planned problem of a served site and no other, killed again and again', async () => {
  const tracked = await track(listServedPages(failsAtTheEnd));
  const deaths = await readTwice(tracked, (attempt) => 25 + (attempt % 23));
  const { read } = await tracked.api.pages.status({ domainId: tracked.domainId });
  expect(read).toMatchObject({ state: 'done', level: 'proven', gaps: [] });
  expect(deaths).toBeGreaterThan(20);
  const truth = listServedTruth(failsAtTheEnd);
  expect(await listFound(tracked.domainId)).toEqual(truth);
}, 900_000);

it('leaves open what an unread page could change', async () => {
  const tracked = await track(listServedPages());
  await readTwice(tracked, () => Number.POSITIVE_INFINITY);
  const { read } = await tracked.api.pages.status({ domainId: tracked.domainId });
  expect(read).toMatchObject({ state: 'incomplete', gaps: [{ reason: 'errors' }] });
  const gaps = [{ reason: 'errors', count: 1, examples: [] }];
  const unknown = new Set<string>(findInconclusiveKinds({ ...plannedRun, gaps }).map(({ kind }) => kind));
  const truth = listServedTruth().filter((each) => !unknown.has(each.split(' ')[0] ?? ''));
  expect(await listFound(tracked.domainId)).toEqual(truth);
}, 900_000);
