// A PostgreSQL that responds too late: a table that is locked for a minute, and statements that
// sleep while more people write than there are connections. No request may wait forever, health
// checks must respond, and the server recovers soon.
import { setTimeout as pause } from 'node:timers/promises';
import { addSite } from './add-site.ts';
import { countDrift, countDuplicates, countLost, sumOf } from './invariants.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { isReady, startIsolatedServer } from './running-server.ts';
import type { FaultResult } from './write-page.ts';
import { ask, keepWriting, type Ledger, newLedger, type Site } from './writers.ts';

const runs = isShort ? 1 : 5;
const heldMs = isShort ? 15_000 : 60_000;
/** More than the pool of a server has connections. */
const writers = 30;
/**
 * The ten seconds of a statement, once for a connection and once for the result, plus the transfer.
 */
const answerLimitMs = 25_000;
const healthLimitMs = 2_000;
const greenLimitMs = 10_000;

const postgres = await openOwnPostgres();
const { database } = postgres;
const seat = await startIsolatedServer(postgres.server.url, { environment: { LOG_LEVEL: 'fatal' } });
try {
  await seat.start();
  const person = await signIn(seat.origin, 'ada@people.example');
  const site = await addSite(person, 'Slow');
  recordRun('slow-database', [
    await endure(site, `the table of keywords is locked for ${heldMs / 1_000} s`, lockKeywords),
    await endure(site, `each comment takes ${heldMs / 1_000} s, with ${writers} writers`, sleepAtComments),
  ]);
} finally {
  await seat.remove();
  await postgres.remove();
}

/** Holds the lock for the time of the fault, as a migration or a person at a console does. */
async function lockKeywords(): Promise<void> {
  await database.sql.begin(async (tx) => {
    await tx`lock table tracked_keywords in access exclusive mode`;
    await pause(heldMs);
  });
}

/** Comments sleep longer than a statement may take, until the fault ends. */
async function sleepAtComments(): Promise<void> {
  await database.sql.unsafe(`
    create function sleep_on() returns trigger language plpgsql as
      'begin perform pg_sleep(${heldMs / 1_000}); return new; end';
    create trigger sleep_on before insert on feedback_comments for each row execute function sleep_on()`);
  await pause(heldMs);
  await database.sql.unsafe('drop function sleep_on cascade');
}

async function endure(site: Site, fault: string, hold: () => Promise<void>): Promise<FaultResult> {
  const ledger = newLedger();
  let over = false;
  const isOver = () => over;
  const names = Array.from({ length: writers }, (_, index) => `${fault.slice(0, 12)} ${index}`);
  const work = names.map((name) => keepWriting(ledger, site, { name, isOver }));
  const looking = lookOn(ledger, site, isOver);
  const health = { slowest: 0, failed: 0 };
  const checking = keepChecking(health, isOver);
  const greens: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await pause(2_000);
    await hold();
    const from = performance.now();
    while (!(await isReady(seat.origin)) && performance.now() - from < 60_000) await pause(25);
    await ask(ledger, site.person, 'GET', `/api/seo/keywords?domain_id=${site.domainId}`);
    greens.push(performance.now() - from);
  }
  over = true;
  await Promise.all([...work, looking, checking]);
  const lost = await countLost(database, ledger.confirmed);
  const twice = sumOf(await countDuplicates(database));
  const drift = sumOf(await countDrift(database));
  for (const line of ledger.wrong.slice(0, 10)) console.log(line);
  return {
    fault,
    runs,
    criterion: `each request answered ≤ ${answerLimitMs / 1_000} s, refused only by 503 with Retry-After; /healthz ≤ 2 s; green ≤ 10 s after; confirmed = there, nothing twice, counters = rows`,
    figures: {
      '503': ledger.statuses['503'] ?? 0,
      wrong: ledger.wrong.length,
      unanswered: ledger.unanswered,
      'slowest answer ms': ledger.slowestMs,
      'slowest /healthz ms': health.slowest,
      '/healthz failed': health.failed,
      'green after ms': Math.max(...greens),
      lost,
      twice,
      drift,
    },
    isMet:
      ledger.wrong.length + ledger.unanswered + health.failed + lost + twice + drift === 0 &&
      ledger.slowestMs <= answerLimitMs &&
      health.slowest <= healthLimitMs &&
      Math.max(...greens) <= greenLimitMs &&
      seat.isAlive(),
  };
}

/** A person who only reads. */
async function lookOn(ledger: Ledger, { person, domainId }: Site, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await ask(ledger, person, 'GET', `/api/seo/keywords?domain_id=${domainId}`);
    await pause(200);
  }
}

async function keepChecking(
  health: { slowest: number; failed: number },
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const from = performance.now();
    const answer = await fetch(`${seat.origin}/healthz`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status !== 200) health.failed += 1;
    health.slowest = Math.max(health.slowest, performance.now() - from);
    await pause(200);
  }
}
