// Readings of a site with known problems, by processes that are killed at one step after the other: every finding at
// the end is one of the planned problems, and none is missing.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createCaller } from '@keydence/api';
import { addSite } from '@keydence/bench/add-site';
import { createServices } from '@keydence/bench/create-services';
import { addPerson } from '@keydence/bench/fill-list';
import { openScratchDatabase } from '@keydence/bench/open-scratch-database';
import {
  failsAtTheEnd,
  listServedPages,
  listServedTruth,
  servePlannedSite,
  storePlannedClicks,
} from '@keydence/server/testing/planned-site';
import type { PlannedTask } from './planned-site-process.ts';
import { readCpuSeconds } from './read-cpu-seconds.ts';
import { recordRun } from './record-run.ts';
import { isShort, readSeed } from './run-options.ts';
import { seededRandom } from './seeded-random.ts';

/** Each reads the site twice: some kinds compare two readings. */
const rounds = isShort ? 1 : 5;
/** A process lives for long enough to store a batch, and dies at another step of the next ones each time. */
const leastSteps = 24;
const otherSteps = 24;
const mostLives = 200;
/** Limits of a life. The clock is none: on a busy machine, a process mostly waits for a processor. */
const lifeCpuSeconds = 60;
const idleMs = 120_000;
const checkMs = 1_000;
/** Longer than a process sleeps by its clock. */
const hour = 3_600_000;
const tools = new URL('../tools/bundle-program.mjs', import.meta.url).href;
const { bundleProgram }: { bundleProgram: (program: string) => Promise<string> } = await import(tools);
/** Each life is a new process: read from its sources, it takes longer to start than to live. */
const program = await bundleProgram(fileURLToPath(new URL('./planned-site-process.ts', import.meta.url)));
const thread = fileURLToPath(new URL('../apps/server/dist/pages-thread.js', import.meta.url));

const database = await openScratchDatabase({ statementTimeoutMs: 0 });
const { sql } = database;
const pages = listServedPages(failsAtTheEnd);
const truth = listServedTruth(failsAtTheEnd);
const random = seededRandom(readSeed());
let lives = 0;
let kills = 0;
let found = 0;
let right = 0;
let unfinished = 0;
for (let round = 1; round <= rounds; round += 1) {
  const names = await readAndKill(round);
  const missed = truth.filter((each) => !names.includes(each));
  const wrong = names.filter((each) => !truth.includes(each));
  found += names.length;
  right += names.length - wrong.length;
  for (const each of missed) console.log(`round ${round}, not found: ${each}`);
  for (const each of wrong) console.log(`round ${round}, not planned: ${each}`);
}
await database.close();
const precision = right / Math.max(1, found);
const recall = right / (rounds * truth.length);
recordRun('crawl-kills', [
  {
    fault: 'the process that reads a site with known problems is killed',
    runs: kills,
    criterion: 'both readings end as complete, with every planned problem as a finding and no other',
    figures: { rounds, 'planned problems': truth.length, unfinished, precision, recall },
    isMet: unfinished === 0 && kills >= rounds * 10 && precision === 1 && recall === 1,
  },
]);

/** Reads the site twice, and returns the open findings at the end. */
async function readAndKill(round: number): Promise<string[]> {
  const server = await servePlannedSite(pages);
  const { userId, workspaceId } = await addPerson(database, `round-${round}@reliability.example`);
  const { siteId, domainId, listId } = await addSite(database, workspaceId, server.name);
  try {
    const caller = { userId, email: `round-${round}@reliability.example`, sessionId: userId };
    const api = createCaller({ services: createServices(database), requestId: 'kills', caller });
    const { proofToken } = await api.pages.status({ domainId });
    server.files.set('/.well-known/keydence-site-verification.txt', proofToken);
    await storePlannedClicks(database, listId, pages);
    for (const run of [1, 2]) {
      server.begin(run);
      await sql`insert into crawl_runs (site_id, run, state) values (${siteId}, ${run}, 'queued')`;
      await readToTheEnd({ url: database.url, siteId, run, ports: server.ports, thread });
    }
    return await listFindings(siteId);
  } finally {
    await server.close();
    // The name is free for the next round.
    await sql`delete from tracked_domains where id = ${domainId}`;
  }
}

async function readToTheEnd(task: Omit<PlannedTask, 'steps' | 'ahead'>): Promise<void> {
  const { siteId, run } = task;
  for (let life = 0; life < mostLives; life += 1) {
    const steps = leastSteps + Math.floor(random() * otherSteps);
    lives += 1;
    await live({ ...task, steps, ahead: lives * hour });
    const [row] = await sql<{ state: string }[]>`
      select state from crawl_runs where site_id = ${siteId} and run = ${run}`;
    if (row?.state === 'queued' || row?.state === 'running') continue;
    if (row?.state !== 'done') {
      unfinished += 1;
      console.log(`run ${run} ended as ${row?.state}`);
    }
    return;
  }
  unfinished += 1;
  console.log(`run ${run} did not end in ${mostLives} lives`);
}

/** One process from its start to its end, at its own hand or as it has read the site. */
async function live(task: PlannedTask): Promise<void> {
  const child: ChildProcess = fork(program, { execArgv: [] });
  const timer = setInterval(watchLife(child), checkMs);
  child.send(task);
  const [code, signal] = await once(child, 'exit');
  clearInterval(timer);
  if (signal === 'SIGKILL') kills += 1;
  else if (code !== 0) throw new Error(`The process ended with ${code ?? signal}.`);
}

/** Ends a process that runs for too long, or that uses no processor time because it hangs. */
function watchLife(child: ChildProcess): () => void {
  let used = 0;
  let usedAt = performance.now();
  return () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const now = readCpuSeconds(child.pid);
    if (now > used) usedAt = performance.now();
    used = now;
    const fault =
      used > lifeCpuSeconds ? `used ${used} s` : performance.now() - usedAt > idleMs ? 'hangs' : null;
    if (fault === null) return;
    console.log(`process ${child.pid}: ${fault}`);
    child.kill('SIGTERM');
  };
}

async function listFindings(siteId: number): Promise<string[]> {
  const rows = await sql<{ kind: string; page: string; other: string | null }[]>`
    select f.kind, p.key as page, o.key as other
    from site_findings f join pages p on p.site_id = f.site_id and p.id = f.page_id
    left join pages o on o.site_id = f.site_id and o.id = f.other_id
    where f.site_id = ${siteId} and f.state = 'open'`;
  return rows.map(({ kind, page, other }) => (other ? `${kind} ${page} ${other}` : `${kind} ${page}`));
}
