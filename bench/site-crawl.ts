// The reading of a site on this machine without waiting: time, memory of the worker, and bytes stored.
import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import type { DatabaseHandle } from '@keydence/db';
import { addSite } from './add-site.ts';
import { addPerson } from './fill-list.ts';
import { startLocalSite } from './local-site.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import type { Finding } from './print-verdicts.ts';
import { readCpu } from './read-cpu.ts';
import type { CrawlAnswer, CrawlTask } from './site-crawl-process.ts';
import type { WorldPlan } from './world-plan.ts';

const tables = ['pages', 'page_versions', 'page_links', 'site_findings', 'crawl_runs', 'crawl_frontier'];

export async function measureSiteCrawl({ isSmall }: WorldPlan): Promise<Finding[]> {
  const size = isSmall ? 1_000 : 10_000;
  const database = await openScratchDatabase({ statementTimeoutMs: 0 });
  const local = await startLocalSite(size);
  try {
    const { workspaceId } = await addPerson(database, 'site-crawl@bench.example');
    const { siteId } = await addSite(database, workspaceId, 'bench.com');
    const task = { url: database.url, siteId, port: local.port, pages: size };
    const first = await read(database, { ...task, run: 1 });
    const bytes = await measureSpace(database);
    const again = await read(database, { ...task, run: 2 });
    const row = 'pages';
    const scale = size / 10_000;
    return [
      { row, name: `${size} pages read`, figure: first.ms / 1_000, atMost: 120 * scale, unit: 's' },
      { row, name: 'the same, processor time of the worker', figure: first.cpu, unit: 's' },
      { row, name: 'the same, of the database', figure: first.databaseCpu, unit: 's' },
      { row, name: 'the same, of the local site', figure: first.siteCpu, unit: 's' },
      { row, name: 'mean load of the machine during it', figure: first.load, unit: 'processes' },
      { row, name: 'memory of the worker during it', figure: first.memory, atMost: 300, unit: 'MB' },
      { row, name: 'stored with one version', figure: bytes / size / 1_000, atMost: 20, unit: 'kB a page' },
      { row, name: 'read again, nothing changed', figure: again.ms / 1_000, atMost: 120 * scale, unit: 's' },
      { row, name: 'memory of the worker during that', figure: again.memory, atMost: 300, unit: 'MB' },
    ];
  } finally {
    await local.close();
    await database.close();
  }
}

interface Reading extends CrawlAnswer {
  /** Seconds of processor time of this process, which serves the site. */
  siteCpu: number;
  /** Processes that ran or waited for a processor, mean of the last minute at the end. */
  load: number;
}

async function read(database: DatabaseHandle, task: CrawlTask): Promise<Reading> {
  await database.sql`
    insert into crawl_runs (site_id, run, state) values (${task.siteId}, ${task.run}, 'queued')`;
  const before = readCpu([process.pid]);
  const answer = await runProcess(task);
  const siteCpu = (readCpu([process.pid]) - before) / 1_000;
  const [load = 0] = loadavg();
  const [run] = await database.sql<{ state: string; count: number }[]>`
    select state, read_count as count from crawl_runs where site_id = ${task.siteId} and run = ${task.run}`;
  if (run?.state !== 'done') throw new Error(`The reading ended as ${run?.state} with ${run?.count} pages.`);
  console.log(`run ${task.run}: ${run.count} pages`);
  return { ...answer, siteCpu, load };
}

function runProcess(task: CrawlTask): Promise<CrawlAnswer> {
  const child = fork(new URL('./site-crawl-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  return new Promise((done, fail) => {
    child.once('message', (answer: CrawlAnswer) => done(answer));
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The process ended with ${code} and no answer.`)));
    child.send(task);
  });
}

async function measureSpace({ sql }: DatabaseHandle): Promise<number> {
  let bytes = 0;
  for (const table of tables) {
    await sql.unsafe(`vacuum full analyze ${table}`);
    const [row] = await sql<{ bytes: number }[]>`
      select pg_total_relation_size(${table}::regclass)::float8 as bytes`;
    console.log(`${table}: ${((row?.bytes ?? 0) / 1e6).toFixed(1)} MB`);
    bytes += row?.bytes ?? 0;
  }
  return bytes;
}
