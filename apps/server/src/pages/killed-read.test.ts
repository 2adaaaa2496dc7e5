import { runSiteRead, type Services } from '@keydence/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countCommits } from '../../testing/count-commits.ts';
import { type SiteJob, startCrawl } from '../../testing/start-crawl.ts';
import { writeTestPage as page } from '../../testing/start-site.ts';

let crawl: Awaited<ReturnType<typeof startCrawl>>;
beforeAll(async () => {
  crawl = await startCrawl();
});
afterAll(() => crawl.close());
beforeEach(() => crawl.reset());

/** A site with something of each kind that a run keeps between its batches. */
function fillSite(home: string) {
  const { pages } = crawl.site;
  const numbers = Array.from({ length: 24 }, (_, index) => index);
  pages.set('/robots.txt', `User-agent: *\nDisallow: /private\nSitemap: ${home}map.xml`);
  pages.set(
    '/map.xml',
    `<urlset>${['orphan', 'p1'].map((path) => `<url><loc>${home}${path}</loc></url>`).join('')}</urlset>`,
  );
  pages.set(
    '/',
    page({ title: 'Home', links: [...numbers.map((at) => `/p${at}`), '/old', '/private', '/list?visit=0'] }),
  );
  for (const at of numbers) {
    pages.set(`/p${at}`, page({ title: `Page ${at}`, links: ['/gone', `/q${at}`, `/p${(at + 1) % 24}`] }));
    pages.set(`/q${at}`, page({ title: at % 6 === 0 ? 'Same' : `Quiet ${at}`, links: [] }));
  }
  const copy = 'the same words again and again '.repeat(20);
  pages.set('/orphan', page({ title: 'Orphan', text: copy }));
  pages.set('/q3', page({ title: 'Copy', text: copy }));
  pages.set('/old', (_request, response) => response.writeHead(301, { location: '/p2' }).end());
  for (const at of numbers) {
    pages.set(
      `/list?visit=${at}`,
      page({ title: 'List', text: 'one list', links: [`/list?visit=${at + 1}`] }),
    );
  }
  pages.set('/list', page({ title: 'List', text: 'one list' }));
}

/** What a run has left behind, without the numbers and times that differ by run. */
async function readTables({ siteId, run }: SiteJob) {
  const { sql } = crawl.services.database;
  const pages = await sql`
    select substring(p.key from '^https?://[^/]+(.*)$') as path, p.state, p.status, p.title, p.words, p.links_in,
      p.content_links_in, p.links_out, p.version, p.depth, p.type, jsonb_array_length(p.answers) as answers,
      (select count(*)::int from page_versions v where v.site_id = p.site_id and v.page_id = p.id) as versions,
      (select array_agg(substring(t.key from '^https?://[^/]+(.*)$') order by u.place)
        from page_links l cross join unnest(l.targets) with ordinality as u (target, place)
        join pages t on t.site_id = l.site_id and t.id = u.target
        where l.site_id = p.site_id and l.page_id = p.id) as links
    from pages p where p.site_id = ${siteId} order by path`;
  const findings = await sql`
    select f.kind, f.state, substring(p.key from '^https?://[^/]+(.*)$') as path,
      substring(o.key from '^https?://[^/]+(.*)$') as other
    from site_findings f join pages p on p.site_id = f.site_id and p.id = f.page_id
    left join pages o on o.site_id = f.site_id and o.id = f.other_id
    where f.site_id = ${siteId} order by f.kind, path, other`;
  const runs = await sql`
    select state, read_count, found_count, forbidden_count, (select count(*)::int from crawl_frontier where site_id = ${siteId}) as left
    from crawl_runs where site_id = ${siteId} and run = ${run}`;
  return { pages: [...pages], findings: [...findings], runs: [...runs] };
}

/** Dies at the step with this number: before a request, or as a transaction is about to commit. */
function dieAt(step: number): { services: Services; steps: () => number } {
  let steps = 0;
  const count = () => {
    steps += 1;
    if (steps === step) throw new Error('killed');
  };
  const { database, siteReader } = crawl.services;
  const db = countCommits(database.db, count);
  const services: Services = {
    ...crawl.services,
    database: { ...database, db },
    siteReader: {
      ...siteReader,
      async request(request) {
        count();
        return siteReader.request(request);
      },
    },
  };
  return { services, steps: () => steps };
}

async function readOnce(step: number | null) {
  const { api, domainId, home } = await crawl.track();
  fillSite(home);
  await api.pages.read({ domainId });
  const [job] = crawl.jobs.splice(0);
  if (!job) throw new Error('no job');
  const { services, steps } = dieAt(step ?? -1);
  const hasDied = await runSiteRead(services, job).then(
    () => false,
    () => true,
  );
  if (hasDied) await runSiteRead(crawl.services, job);
  return { job, steps: steps(), hasDied };
}

it('leaves the same behind, at whatever step it is killed', async () => {
  const whole = await readOnce(null);
  const expected = await readTables(whole.job);
  expect(expected.pages.length).toBeGreaterThan(50);
  const kinds = new Set(expected.findings.map(({ kind }) => String(kind)));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['broken_link', 'duplicate', 'link_to_redirect', 'same_title']),
  );
  expect(whole.steps).toBeGreaterThan(60);
  // Each step of the beginning and the end, and every seventh between.
  const chosen = Array.from({ length: whole.steps }, (_, at) => at + 1).filter(
    (step) => step <= 8 || step > whole.steps - 8 || step % 7 === 0,
  );
  let deaths = 0;
  for (const step of chosen) {
    const { job, hasDied } = await readOnce(step);
    // A faster run may end before its last steps.
    deaths += hasDied ? 1 : 0;
    expect({ step, ...(await readTables(job)) }).toEqual({ step, ...expected });
  }
  expect(deaths).toBeGreaterThan(chosen.length - 8);
}, 900_000);
