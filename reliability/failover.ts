// A primary with a synchronous standby behind one address (Patroni, etcd and HAProxy). Its machine dies, and its role is
// handed over, while people write and jobs run. Writes must succeed again within the lease plus 2 s, or 5 s after a planned
// switchover; nothing confirmed may be lost, and notifications and jobs must come back.
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { addSite } from './add-site.ts';
import { countDrift, countDuplicates, countLost, sumOf, waitForJobEnds } from './invariants.ts';
import { addImportDomain, addReadyDomain, type Person, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { type ServerSeat, startIsolatedServer } from './running-server.ts';
import { openSetupStream } from './setup-stream.ts';
import { findPairObstacle, leaseS, openStandbyPair, type StandbyPair } from './standby-pair.ts';
import { type Ledger, newLedger, startWork } from './writers.ts';

const rounds = isShort ? 1 : 4;
const calmMs = 5_000;
const crashLimitMs = leaseS * 1_000 + 2_000;
const switchLimitMs = 5_000;
/** Without a notification the server reads a state again after 5 s. */
const noticeLimitMs = 3_000;

const obstacle = findPairObstacle();
if (obstacle) console.log(`skipped: ${obstacle}`);
else await run();

async function run(): Promise<void> {
  const pair = await openStandbyPair();
  try {
    const seat = await startIsolatedServer(pair.url);
    const database = await createDatabase(pair.url, { maxConnections: 2, statementTimeoutMs: 0 });
    try {
      await seat.start();
      await failOver(pair, seat, database);
    } finally {
      await seat.remove();
      await database.close();
    }
  } finally {
    await pair.remove();
  }
}

async function failOver(pair: StandbyPair, seat: ServerSeat, database: DatabaseHandle): Promise<void> {
  const person = await signIn(seat.origin, 'ada@people.example');
  const site = await addSite(person, 'Failover');
  const importDomainId = await addImportDomain(person, 'Imports');
  const watched = await addReadyDomain(person, 'Watched');
  const ledger = newLedger();
  let over = false;
  const isOver = () => over;
  const work = startWork(ledger, { site, importDomainId, isOver });
  const gaps = { crash: [] as number[], planned: [] as number[] };
  const noticeMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(calmMs);
    let name = '';
    gaps.crash.push(
      await measureGap(ledger, async () => {
        name = await pair.killPrimary();
      }),
    );
    await pair.restore(name);
    noticeMs.push(await measureNotice(seat.origin, person, { database, domainId: watched }));
    await pause(calmMs);
    gaps.planned.push(await measureGap(ledger, () => pair.switchOver()));
    noticeMs.push(await measureNotice(seat.origin, person, { database, domainId: watched }));
    console.log(
      `round ${round + 1}: ${gaps.crash.at(-1)} ms after a crash, ${gaps.planned.at(-1)} ms planned`,
    );
  }
  over = true;
  await Promise.all(work);
  await record({ ledger, gaps, noticeMs, database, isAlive: seat.isAlive() });
}

/** The longest time without a confirmed write, in milliseconds, from an event until five seconds after writes are back. */
async function measureGap(ledger: Ledger, happen: () => Promise<void>): Promise<number> {
  const count = () => Object.values(ledger.confirmed).reduce((sum, texts) => sum + texts.length, 0);
  let [longest, known, last] = [0, count(), performance.now()];
  let isDone = false;
  const ended = happen().finally(() => {
    isDone = true;
  });
  const from = performance.now();
  for (;;) {
    await pause(10);
    const now = performance.now();
    if (count() > known) {
      longest = Math.max(longest, now - last);
      [known, last] = [count(), now];
    }
    const isBack = now - last < calmMs && now - from > longest + calmMs;
    if ((isDone && isBack) || now - from > 3 * crashLimitMs) break;
  }
  await ended;
  return Math.round(Math.max(longest, performance.now() - last));
}

interface Watched {
  database: DatabaseHandle;
  domainId: string;
}

/** Milliseconds from a notification until a stream of the server has heard of it. */
async function measureNotice(
  origin: string,
  person: Person,
  { database, domainId }: Watched,
): Promise<number> {
  const { sql } = database;
  await sql`update domain_setups set state = 'setting_up', steps_done = 1 where domain_id = ${domainId}`;
  const leaving = new AbortController();
  const stream = await openSetupStream(origin, person, { domainId, signal: leaving.signal });
  const heard = stream.text();
  await pause(200);
  await sql`update domain_setups set state = 'ready', steps_done = 8 where domain_id = ${domainId}`;
  const from = performance.now();
  await sql`select pg_notify('domain_setup', ${domainId})`;
  await heard;
  return Math.round(performance.now() - from);
}

interface Outcome {
  ledger: Ledger;
  gaps: { crash: number[]; planned: number[] };
  noticeMs: number[];
  database: DatabaseHandle;
  isAlive: boolean;
}

async function record({ ledger, gaps, noticeMs, database, isAlive }: Outcome): Promise<void> {
  const ends = await waitForJobEnds(database);
  const lost = await countLost(database, ledger.confirmed);
  const twice = sumOf(await countDuplicates(database));
  const drift = sumOf(await countDrift(database));
  const confirmed = Object.values(ledger.confirmed).reduce((sum, texts) => sum + texts.length, 0);
  for (const line of ledger.wrong.slice(0, 10)) console.log(line);
  recordRun('failover', [
    {
      fault: "SIGKILL of the primary's machine",
      runs: gaps.crash.length,
      criterion: `writes again within the lease (${leaseS} s) plus 2 s`,
      figures: { 'slowest ms': Math.max(...gaps.crash), 'fastest ms': Math.min(...gaps.crash) },
      isMet: Math.max(...gaps.crash) <= crashLimitMs,
    },
    {
      fault: 'planned switchover',
      runs: gaps.planned.length,
      criterion: 'writes again within 5 s',
      figures: { 'slowest ms': Math.max(...gaps.planned), 'fastest ms': Math.min(...gaps.planned) },
      isMet: Math.max(...gaps.planned) <= switchLimitMs,
    },
    {
      fault: 'answers during both',
      runs: Object.values(ledger.statuses).reduce((sum, count) => sum + count, 0),
      criterion: 'only 503 with Retry-After, no connection lost, process alive',
      figures: {
        '503': ledger.statuses['503'] ?? 0,
        wrong: ledger.wrong.length,
        unanswered: ledger.unanswered,
        'process alive': isAlive ? 'yes' : 'no',
      },
      isMet: ledger.wrong.length + ledger.unanswered === 0 && isAlive,
    },
    {
      fault: 'notifications afterwards',
      runs: noticeMs.length,
      criterion: 'heard within 3 s',
      figures: { 'slowest ms': Math.max(...noticeMs) },
      isMet: Math.max(...noticeMs) <= noticeLimitMs,
    },
    {
      fault: 'confirmed writes',
      runs: confirmed,
      criterion: 'each is there once, counters = rows',
      figures: { lost, twice, drift },
      isMet: lost + twice + drift === 0 && confirmed > 0,
    },
    {
      fault: 'jobs',
      runs: ends.done + ends.failed + ends.unfinished,
      criterion: 'each accepted job ends once',
      figures: { ...ends },
      isMet: ends.unfinished + ends.twice === 0 && ends.done > 0,
    },
  ]);
}
