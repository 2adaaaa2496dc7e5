import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { addSite } from './add-site.ts';
import { countDrift, countDuplicates, countLost, sumOf, waitForJobEnds } from './invariants.ts';
import type { OwnPostgres } from './open-own-postgres.ts';
import { addImportDomain, type Person, signIn } from './person.ts';
import { isShort } from './run-options.ts';
import { isReady, type ServerSeat, startIsolatedServer } from './running-server.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';
import type { FaultResult } from './write-page.ts';
import { ask, keepImporting, keepWriting, newLedger } from './writers.ts';

const fullMs = isShort ? 4_000 : 20_000;
const recoveryMs = 10_000;

/** All tables are in a tablespace on the small disk; the write-ahead log is not. */
export async function fillTables(
  { server, database: { sql } }: OwnPostgres,
  runs: number,
): Promise<FaultResult[]> {
  const [row] = await sql<{ data: string }[]>`select current_setting('data_directory') as data`;
  const small = openSmallDisk(160, statSync(row?.data ?? '/'));
  if (!small) throw new Error('the second disk could not be mounted');
  const url = new URL(server.url);
  url.pathname = '/small';
  try {
    await sql.unsafe(`create tablespace small location '${small.folder}'`);
    await sql.unsafe('create database small tablespace small');
    const database = await createDatabase(url.href, { maxConnections: 2, statementTimeoutMs: 0 });
    const seat = await startIsolatedServer(url.href, { environment: { LOG_LEVEL: 'fatal' } });
    try {
      return await writeWhileFull({ small, seat, database, runs });
    } finally {
      await seat.remove();
      await database.close();
    }
  } finally {
    await sql.unsafe('drop database if exists small with (force)');
    await sql.unsafe('drop tablespace if exists small');
    small.remove();
  }
}

interface FullDatabase {
  small: SmallDisk;
  seat: ServerSeat;
  database: DatabaseHandle;
  runs: number;
}

async function writeWhileFull({ small, seat, database, runs }: FullDatabase): Promise<FaultResult[]> {
  await seat.start();
  const person = await signIn(seat.origin, 'ada@people.example');
  const site = await addSite(person, 'Full');
  const imports = { ...site, domainId: await addImportDomain(person, 'Imports') };
  const ledger = newLedger();
  let over = false;
  const isOver = () => over;
  const work = [
    ...[0, 1].map((index) => keepWriting(ledger, site, { name: `writer ${index}`, isOver })),
    keepImporting(ledger, imports, isOver),
  ];
  const reads: (number | undefined)[] = [];
  const recoveries: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await pause(2_000);
    small.fill();
    const until = performance.now() + fullMs;
    while (performance.now() < until) {
      small.fill();
      reads.push((await ask(ledger, person, 'GET', '/api/companies'))?.status);
      await pause(500);
    }
    small.free();
    const from = performance.now();
    while (
      seat.isAlive() &&
      !(await takesWrites(person, site.feedbackId)) &&
      performance.now() - from < 60_000
    )
      await pause(100);
    recoveries.push(performance.now() - from);
  }
  over = true;
  await Promise.all(work);
  const ends = await waitForJobEnds(database);
  const lost = await countLost(database, ledger.confirmed);
  const twice = sumOf(await countDuplicates(database));
  const drift = sumOf(await countDrift(database));
  const confirmed = Object.values(ledger.confirmed).reduce((sum, texts) => sum + texts.length, 0);
  for (const line of ledger.wrong.slice(0, 10)) console.log(line);
  const unread = reads.filter((status) => status !== 200).length;
  return [
    {
      fault: 'no room for tables',
      runs,
      criterion:
        'writes get 503 with Retry-After, reads work, process alive; ready and written again ≤ 10 s after',
      figures: {
        '503': ledger.statuses['503'] ?? 0,
        wrong: ledger.wrong.length,
        unanswered: ledger.unanswered,
        reads: reads.length,
        'failed reads': unread,
        'slowest recovery ms': Math.max(...recoveries),
      },
      isMet:
        (ledger.statuses['503'] ?? 0) > 0 &&
        ledger.wrong.length + ledger.unanswered + unread === 0 &&
        seat.isAlive() &&
        (await isReady(seat.origin)) &&
        Math.max(...recoveries) <= recoveryMs,
    },
    {
      fault: 'writes and imports while there is no room',
      runs,
      criterion: 'confirmed = there, nothing twice, counters = rows, each accepted import ends once',
      figures: { confirmed, lost, 'rows twice': twice, drift, ...ends },
      isMet: lost + twice + drift + ends.unfinished + ends.twice === 0 && confirmed > 0,
    },
  ];
}

async function takesWrites(person: Person, feedbackId: string): Promise<boolean> {
  const path = `/api/feedback/${feedbackId}/comments`;
  const body = { content: `Room again ${crypto.randomUUID()}` };
  return (await person.call('POST', path, { body })).status === 201;
}
