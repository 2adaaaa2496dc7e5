// Readings of a site whose process is killed at random moments: what is stored at the end is that of an undisturbed one.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { addSite } from '@keydence/bench/add-site';
import { addPerson } from '@keydence/bench/fill-list';
import { startLocalSite } from '@keydence/bench/local-site';
import { openScratchDatabase } from '@keydence/bench/open-scratch-database';
import type { DatabaseHandle } from '@keydence/db';
import { recordRun } from './record-run.ts';
import { isShort, readSeed } from './run-options.ts';
import { seededRandom } from './seeded-random.ts';

const pages = 606;
const readings = isShort ? 3 : 10;
const killsOfReading = 2;
/** Pages of one batch, which a killed process asks for again. */
const mostAgain = 20;
const program = new URL('../bench/site-crawl-process.ts', import.meta.url);

const database = await openScratchDatabase({ statementTimeoutMs: 0 });
const local = await startLocalSite(pages);
const random = seededRandom(readSeed());
const { workspaceId } = await addPerson(database, 'crawl-kills@reliability.example');

let kills = 0;
let differing = 0;
let again = 0;
const before = local.countRequests();
const expected = await readSite(0);
const undisturbed = local.countRequests() - before;
for (let number = 1; number <= readings; number += 1) {
  const from = local.countRequests();
  const found = await readSite(number, killsOfReading);
  again += Math.max(0, local.countRequests() - from - undisturbed);
  const difference = findDifference(found, expected);
  if (difference !== null) {
    differing += 1;
    console.log(`reading ${number}: ${difference}`);
  }
}
await local.close();
await database.close();
recordRun('crawl-kills', [
  {
    fault: 'the process that reads a site is killed',
    runs: kills,
    criterion: 'pages, links, versions and findings as without; at most a batch is asked for again',
    figures: {
      pages: expected.pages.length,
      differing,
      'asked again for each kill': again / Math.max(1, kills),
    },
    isMet: differing === 0 && kills > 0 && again <= kills * mostAgain && expected.pages.length > pages / 2,
  },
]);

type Tables = Awaited<ReturnType<typeof readTables>>;

/** The first rows that differ; null if all are equal. */
function findDifference(found: Tables, wanted: Tables): string | null {
  for (const table of ['runs', 'pages', 'findings'] as const) {
    const rows = [found[table], wanted[table]].map((all) => all.map((row) => JSON.stringify(row)));
    const [more = [], less = []] = rows;
    const odd = [...more.filter((row) => !less.includes(row)), ...less.filter((row) => !more.includes(row))];
    if (odd.length > 0) return `${table}: ${odd.slice(0, 4).join('\n  ')}`.slice(0, 2_000);
  }
  return null;
}

/** Reads the site to its end, with some kills on the way. */
async function readSite(number: number, killCount = 0) {
  const { siteId } = await addSite(database, workspaceId, `kills-${number}.com`);
  await database.sql`insert into crawl_runs (site_id, run, state) values (${siteId}, 1, 'queued')`;
  const moments = Array.from({ length: killCount }, () => Math.floor(random() * pages)).sort((a, b) => a - b);
  for (const moment of moments) await readAndKill(siteId, moment);
  const child = start(siteId);
  await once(child, 'exit');
  return readTables(database, siteId);
}

async function readAndKill(siteId: number, moment: number): Promise<void> {
  const child = start(siteId);
  const ended = once(child, 'exit');
  for (;;) {
    const [run] = await database.sql<{ count: number; state: string }[]>`
      select read_count as count, state from crawl_runs where site_id = ${siteId}`;
    if (run && (run.count >= moment || !['queued', 'running'].includes(run.state))) break;
    await pause(5);
  }
  await pause(Math.floor(random() * 150));
  if (child.kill('SIGKILL')) kills += 1;
  await ended;
}

function start(siteId: number): ChildProcess {
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  child.send({ url: database.url, siteId, run: 1, port: local.port, pages });
  return child;
}

async function readTables({ sql }: DatabaseHandle, siteId: number) {
  const path = (key: string) => sql.unsafe(`substring(${key} from '^https?://[^/]+(.*)$')`);
  const found = await sql`
    select ${path('p.key')} as path, p.state, p.status, p.title, p.words, p.links_in, p.content_links_in, p.links_out,
      p.version, p.depth, jsonb_array_length(p.answers) as answers,
      (select count(*)::int from page_versions v where v.site_id = p.site_id and v.page_id = p.id) as versions,
      (select array_agg(${path('t.key')} order by u.place)
        from page_links l cross join unnest(l.targets) with ordinality as u (target, place)
        join pages t on t.site_id = l.site_id and t.id = u.target
        where l.site_id = p.site_id and l.page_id = p.id) as links
    from pages p where p.site_id = ${siteId} order by path`;
  const findings = await sql`
    select f.kind, f.state, ${path('p.key')} as path, ${path('o.key')} as other
    from site_findings f join pages p on p.site_id = f.site_id and p.id = f.page_id
    left join pages o on o.site_id = f.site_id and o.id = f.other_id
    where f.site_id = ${siteId} order by f.kind, path, other`;
  const runs = await sql`
    select state, read_count, found_count, (select count(*)::int from crawl_frontier where site_id = ${siteId}) as left
    from crawl_runs where site_id = ${siteId}`;
  return { pages: [...found], findings: [...findings], runs: [...runs] };
}
