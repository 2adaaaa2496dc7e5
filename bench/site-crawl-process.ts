// A process that reads a site as the server's worker does, without waiting between requests. Needs the build.
import { fileURLToPath } from 'node:url';
import { politeCrawl, runSiteRead } from '@keydence/api';
import { createDatabase } from '@keydence/db';
import { createThreadedPageRules } from '@keydence/server/page-rules';
import { createSiteReader } from '@keydence/server/site-reader';
import { createServices } from './create-services.ts';
import { readCpu, readServerCpu } from './read-cpu.ts';
import { watchMemory } from './watch-memory.ts';

export interface CrawlTask {
  url: string;
  siteId: number;
  run: number;
  port: number;
  pages: number;
}

export interface CrawlAnswer {
  ms: number;
  /** Seconds of processor time: of the worker, and of the database server. */
  cpu: number;
  databaseCpu: number;
  /** MB of resident memory at the peak above what the process began with. */
  memory: number;
}

const program = fileURLToPath(new URL('../apps/server/dist/pages-thread.js', import.meta.url));

async function run({ url, siteId, run: number, port, pages }: CrawlTask): Promise<CrawlAnswer> {
  const database = await createDatabase(url, { statementTimeoutMs: 0 });
  const siteReader = createSiteReader({
    aboutUrl: 'http://localhost/bot',
    network: {
      mayResolve: () => true,
      resolve: async (name) => (name.startsWith('www.') ? [] : ['127.0.0.1']),
      readTexts: async () => [],
      mayDial: () => true,
      ports: { http: port, https: 1 },
    },
  });
  const services = {
    ...createServices(database),
    siteReader,
    pageRules: createThreadedPageRules({ program }),
    crawl: {
      ...politeCrawl,
      pages: { unproven: pages, proven: pages },
      pauseMs: { unproven: 0, proven: 0 },
      atOnce: { unproven: 2, proven: 2 },
      recheckMs: 0,
      // A busy machine needs longer than a job of the server takes.
      sliceMs: politeCrawl.runMs,
    },
  };
  await database.sql`select 1`;
  const databaseBefore = await readServerCpu(database.sql);
  const cpuBefore = readCpu([process.pid]);
  const memory = watchMemory();
  const from = performance.now();
  await runSiteRead(services, { siteId, run: number }, { isLast: true });
  const ms = performance.now() - from;
  const cpu = (readCpu([process.pid]) - cpuBefore) / 1_000;
  const databaseCpu = ((await readServerCpu(database.sql)) - databaseBefore) / 1_000;
  const answer = { ms, cpu, databaseCpu, memory: memory.stop() };
  siteReader.close();
  await database.close();
  return answer;
}

process.once('message', async (task: CrawlTask) => {
  const answer = await run(task);
  process.send?.(answer, undefined, {}, () => process.exit(0));
});
