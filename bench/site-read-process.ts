// A process that reads one site of a server on this machine, without pauses, as the worker does.
import { politeCrawl, runSiteRead } from '@keydence/api';
import { createDatabase } from '@keydence/db';
import { createThreadedPageRules } from '../apps/server/src/pages/threaded-page-rules.ts';
import { pagesThreadFile } from '../apps/server/src/paths.ts';
import { createSiteReader } from '../apps/server/src/site-reader/create-site-reader.ts';
import { createServices } from './create-services.ts';
import { fillPages } from './fill-pages.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import { readMemory } from './read-cpu.ts';

export interface SiteReadTask {
  readonly port: number;
  readonly size: number;
}

export interface SiteReadAnswer {
  readonly seconds: number;
  /** Seconds of processor time. */
  readonly cpu: number;
  /** MB of resident memory at the peak. */
  readonly memory: number;
  readonly bytes: number;
}

async function run({ port, size }: SiteReadTask): Promise<SiteReadAnswer> {
  const scratch = await openScratchDatabase({ maxConnections: 8 });
  const database = process.env.DATABASE_URL
    ? scratch
    : { ...(await createDatabase(scratch.url)), close: scratch.close };
  const { domainId } = await fillPages(database, 0);
  const siteReader = createSiteReader({
    aboutUrl: 'http://localhost/bot',
    network: {
      mayResolve: () => true,
      resolve: async (name) => (name.startsWith('www.') ? [] : ['127.0.0.1']),
      readTexts: async () => [],
      mayDial: (address) => address === '127.0.0.1',
      ports: { http: port, https: 1 },
    },
  });
  const services = {
    ...createServices(database),
    siteReader,
    pageRules: createThreadedPageRules({ program: pagesThreadFile }),
    crawl: {
      ...politeCrawl,
      pages: { unproven: size, proven: size },
      pauseMs: { unproven: 0, proven: 0 },
      atOnce: { unproven: 2, proven: 2 },
      sliceMs: 3_600_000,
    },
  };
  const [site] = await database.sql<{ id: number }[]>`select id from sites where domain_id = ${domainId}`;
  if (!site) throw new Error('no site');
  await database.sql`insert into crawl_runs (site_id, run, state, created_at) values (${site.id}, 2, 'queued', now())`;
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, readMemory(process.pid));
  }, 50);
  const atStart = process.cpuUsage();
  const started = performance.now();
  await runSiteRead(services, { siteId: site.id, run: 2 }, { isLast: true });
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(timer);
  const { user, system } = process.cpuUsage(atStart);
  const [counts] = await database.sql<{ pages: number; bytes: number; state: string }[]>`
    select (select count(*)::int from pages where site_id = ${site.id} and state = 'healthy') as pages,
      (select state from crawl_runs where site_id = ${site.id} and run = 2) as state,
      (pg_total_relation_size('pages') + pg_total_relation_size('page_versions') + pg_total_relation_size('page_links')
        + pg_total_relation_size('site_findings') + pg_total_relation_size('crawl_frontier'))::float8 as bytes`;
  if (counts?.state !== 'done' || counts.pages !== size) throw new Error(`read ${JSON.stringify(counts)}`);
  siteReader.close();
  await database.close();
  return { seconds, cpu: (user + system) / 1e6, memory, bytes: counts.bytes / size };
}

process.once('message', (task: SiteReadTask) => {
  run(task).then(
    (answer) => process.send?.(answer, undefined, {}, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
