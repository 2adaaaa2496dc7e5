// PostgreSQL restarts every 20 s while people write and jobs run, alternately cleanly and like a
// power failure. Only 503 with Retry-After is allowed, and none soon after the database is back;
// nothing confirmed is lost or done twice.
import { setTimeout as pause } from 'node:timers/promises';
import { addSite } from './add-site.ts';
import { countDrift, countDuplicates, countLost, sumOf, waitForJobEnds } from './invariants.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { addImportDomain, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { isReady, startIsolatedServer } from './running-server.ts';
import { newLedger, startWork } from './writers.ts';

const modes = ['fast', 'immediate'] as const;
const restarts = isShort ? 2 : 30;
const betweenMs = isShort ? 6_000 : 20_000;
const awayMs = 1_000;
const recoveryMs = 5_000;

const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url);
try {
  await restartAgainAndAgain();
} finally {
  await seat.remove();
  await postgres.remove();
}

async function restartAgainAndAgain(): Promise<void> {
  await seat.start();
  const person = await signIn(seat.origin, 'ada@people.example');
  const site = await addSite(person, 'Restarts');
  const importDomainId = await addImportDomain(person, 'Imports');
  const ledger = newLedger();
  let over = false;
  const isOver = () => over;
  const work = startWork(ledger, { site, importDomainId, isOver });
  let deaths = 0;
  const readyMs: number[] = [];
  const lastFailureMs: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    await pause(betweenMs / 2);
    postgres.server.stop(modes[restart % modes.length] ?? 'fast');
    await pause(awayMs);
    postgres.server.start();
    const backAt = performance.now();
    while (seat.isAlive() && !(await isReady(seat.origin)) && performance.now() - backAt < 60_000)
      await pause(25);
    if (!seat.isAlive()) {
      deaths += 1;
      console.log(`the server died of restart ${restart + 1}: ${seat.output().slice(-600)}`);
      await seat.start();
    }
    readyMs.push(performance.now() - backAt);
    await pause(betweenMs / 2);
    lastFailureMs.push(Math.max(0, ledger.lastUnavailableAt - backAt));
    if (ledger.lastUnavailableAt - backAt > recoveryMs)
      console.log(`late after restart ${restart + 1}: ${ledger.lastUnavailable}`);
  }
  over = true;
  await Promise.all(work);
  const ends = await waitForJobEnds(postgres.database);
  const lost = await countLost(postgres.database, ledger.confirmed);
  const twice = sumOf(await countDuplicates(postgres.database));
  const drift = sumOf(await countDrift(postgres.database));
  const confirmed = Object.values(ledger.confirmed).reduce((sum, texts) => sum + texts.length, 0);
  for (const line of ledger.wrong.slice(0, 10)) console.log(line);
  recordRun('database-restarts', [
    {
      fault: 'answers while PostgreSQL restarts, fast and immediate by turns',
      runs: restarts,
      criterion: 'in the gap only 503 with Retry-After, no connection lost, process alive',
      figures: {
        '503': ledger.statuses['503'] ?? 0,
        wrong: ledger.wrong.length,
        unanswered: ledger.unanswered,
        'deaths of the process': deaths,
      },
      isMet: ledger.wrong.length + ledger.unanswered + deaths === 0,
    },
    {
      fault: 'recovery when PostgreSQL is back',
      runs: restarts,
      criterion: 'ready and the last 503 ≤ 5 s after',
      figures: { 'slowest ready ms': Math.max(...readyMs), 'last 503 ms': Math.max(...lastFailureMs) },
      isMet: Math.max(...readyMs, ...lastFailureMs) <= recoveryMs,
    },
    {
      fault: 'writes while PostgreSQL restarts',
      runs: restarts,
      criterion: 'confirmed = there, nothing twice, counters = rows',
      figures: { confirmed, lost, twice, drift },
      isMet: lost + twice + drift === 0 && confirmed > 0,
    },
    {
      fault: 'jobs while PostgreSQL restarts',
      runs: restarts,
      criterion: 'each accepted job ends once',
      figures: { ...ends },
      isMet: ends.unfinished + ends.twice === 0 && ends.done > 0,
    },
  ]);
}
