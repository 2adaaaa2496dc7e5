// SIGKILL of the embedded PostgreSQL's first process while people write and jobs run. The server
// restarts it on its port: only 503 with Retry-After is allowed during the outage, and every
// confirmed write must exist once afterwards.
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { killEmbedded } from '@keydence/db/testing';
import { addSite } from './add-site.ts';
import { countDrift, countDuplicates, countLost, sumOf, waitForJobEnds } from './invariants.ts';
import { addImportDomain, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort, readSeed } from './run-options.ts';
import { isReady, type ServerSeat, startIsolatedServer } from './running-server.ts';
import { seededRandom } from './seeded-random.ts';
import { type Ledger, newLedger, startWork } from './writers.ts';

const kills = isShort ? 4 : 20;
const longestLifeMs = 8_000;
/** One server in this many is killed immediately after its restart. */
const earlyKill = 4;
const backLimitMs = 10_000;

const random = seededRandom(readSeed());
// No address: the server starts its own PostgreSQL.
const seat = await startIsolatedServer('');
// As root, PostgreSQL runs as another user, which must be able to enter.
chmodSync(seat.folder, 0o755);
try {
  await seat.start();
  const folder = path.join(seat.folder, 'pg');
  // This process is attached to the same PostgreSQL, as a second server would be.
  const database = await createDatabase(`embedded:${folder}`, { maxConnections: 2, statementTimeoutMs: 0 });
  try {
    await killAgainAndAgain(seat, database, () => killEmbedded(folder));
  } finally {
    await database.close();
  }
} finally {
  await seat.remove();
}

async function killAgainAndAgain(
  { origin, isAlive, output }: ServerSeat,
  database: DatabaseHandle,
  kill: () => number,
): Promise<void> {
  const person = await signIn(origin, 'ada@people.example');
  const site = await addSite(person, 'Kills');
  const importDomainId = await addImportDomain(person, 'Imports');
  const ledger = newLedger();
  let over = false;
  const isOver = () => over;
  const work = startWork(ledger, { site, importDomainId, isOver });
  const backs: number[] = [];
  for (let number = 1; number <= kills && isAlive(); number += 1) {
    await pause(number % earlyKill === 0 ? 100 : 1_000 + random() * longestLifeMs);
    const before = await readStart(database);
    kill();
    const from = performance.now();
    while (!(await isBack(origin, database, before)) && performance.now() - from < 60_000) await pause(25);
    backs.push(performance.now() - from);
    console.log(`kill ${number}: back after ${Math.round(backs.at(-1) ?? 0)} ms`);
  }
  over = true;
  await Promise.all(work);
  if (!isAlive()) console.log(output().slice(-600));
  await record({ database, ledger, backs, isAlive: isAlive() });
}

/** Start time of the current PostgreSQL; null if none responds. */
async function readStart({ sql }: DatabaseHandle): Promise<string | null> {
  const rows = await sql<{ at: string }[]>`select pg_postmaster_start_time()::text as at`.catch(() => []);
  return rows[0]?.at ?? null;
}

async function isBack(origin: string, database: DatabaseHandle, before: string | null): Promise<boolean> {
  const now = await readStart(database);
  return now !== null && now !== before && (await isReady(origin));
}

interface Outcome {
  database: DatabaseHandle;
  ledger: Ledger;
  backs: number[];
  isAlive: boolean;
}

async function record({ database, ledger, backs, isAlive }: Outcome): Promise<void> {
  const ends = await waitForJobEnds(database);
  const lost = await countLost(database, ledger.confirmed);
  const twice = sumOf(await countDuplicates(database));
  const drift = sumOf(await countDrift(database));
  const confirmed = Object.values(ledger.confirmed).reduce((sum, texts) => sum + texts.length, 0);
  for (const line of ledger.wrong.slice(0, 10)) console.log(line);
  recordRun('postmaster-kills', [
    {
      fault: 'SIGKILL of the embedded PostgreSQL',
      runs: backs.length,
      criterion: 'back on its port and ready ≤ 10 s, process alive',
      figures: {
        'median ms': backs.toSorted((a, b) => a - b)[Math.floor(backs.length / 2)] ?? Number.NaN,
        'slowest ms': Math.max(...backs),
        'process alive': isAlive ? 'yes' : 'no',
      },
      isMet: backs.length === kills && Math.max(...backs) <= backLimitMs && isAlive,
    },
    {
      fault: 'answers while it is away',
      runs: backs.length,
      criterion: 'only 503 with Retry-After, no connection lost',
      figures: {
        '503': ledger.statuses['503'] ?? 0,
        wrong: ledger.wrong.length,
        unanswered: ledger.unanswered,
      },
      isMet: ledger.wrong.length + ledger.unanswered === 0,
    },
    {
      fault: 'writes while it is killed',
      runs: backs.length,
      criterion: 'confirmed = there, nothing twice, counters = rows',
      figures: { confirmed, lost, twice, drift },
      isMet: lost + twice + drift === 0 && confirmed > 0,
    },
    {
      fault: 'jobs while it is killed',
      runs: backs.length,
      criterion: 'each accepted job ends once',
      figures: { ...ends },
      isMet: ends.unfinished + ends.twice === 0 && ends.done > 0,
    },
  ]);
}
