// A server with a heap of 128 MB, on a machine whose cores two other programs use: it may be slow
// and refuse requests, but confirmed writes exist once, and its jobs end.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { addSite } from './add-site.ts';
import { atExit } from './at-exit.ts';
import { countDrift, countDuplicates, countLost, sumOf, waitForJobEnds } from './invariants.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { addImportDomain, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort, readMinutes } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import type { FaultResult } from './write-page.ts';
import { keepImporting, keepRefreshing, keepSettingUp, keepWriting, newLedger } from './writers.ts';

const seconds = isShort ? 20 : 60 * readMinutes(5);
const heapFlags = ['--max-old-space-size=128'];

recordRun('starvation', [
  await starve('a heap of 128 MB', { nodeFlags: heapFlags, eaters: 0 }),
  await starve('two programs that take the cores', { nodeFlags: [], eaters: 2 }),
]);

async function starve(
  fault: string,
  { nodeFlags, eaters }: { nodeFlags: string[]; eaters: number },
): Promise<FaultResult> {
  const postgres = await openOwnPostgres();
  const seat = await startIsolatedServer(postgres.server.url, {
    nodeFlags,
    environment: { LOG_LEVEL: 'fatal' },
  });
  const stopEating = eatCores(eaters);
  try {
    await seat.start();
    const person = await signIn(seat.origin, 'ada@people.example');
    const site = await addSite(person, 'Hungry');
    const importDomainId = await addImportDomain(person, 'Imports');
    const ledger = newLedger();
    const until = performance.now() + seconds * 1_000;
    const isOver = () => performance.now() > until;
    const work = Promise.all([
      ...[0, 1, 2, 3, 4].map((index) => keepWriting(ledger, site, { name: `writer ${index}`, isOver })),
      keepSettingUp(ledger, person, { name: 'Set up', isOver }),
      keepRefreshing(ledger, site, isOver),
      keepImporting(ledger, { ...site, domainId: importDomainId }, isOver),
    ]);
    let deaths = 0;
    while (!isOver()) {
      await pause(250);
      if (seat.isAlive()) continue;
      deaths += 1;
      await seat.start();
    }
    await work;
    const ends = await waitForJobEnds(postgres.database);
    const lost = await countLost(postgres.database, ledger.confirmed);
    const twice = sumOf(await countDuplicates(postgres.database));
    const drift = sumOf(await countDrift(postgres.database));
    const confirmed = Object.values(ledger.confirmed).reduce((sum, texts) => sum + texts.length, 0);
    for (const line of ledger.wrong.slice(0, 10)) console.log(line);
    return {
      fault: `${fault}, ${seconds} s`,
      runs: 1,
      criterion:
        'refused only by 503 with Retry-After; confirmed = there, nothing twice, counters = rows; each accepted job ends once; process alive',
      figures: {
        confirmed,
        '503': ledger.statuses['503'] ?? 0,
        wrong: ledger.wrong.length,
        'slowest answer ms': ledger.slowestMs,
        'deaths of the process': deaths,
        lost,
        'rows twice': twice,
        drift,
        ...ends,
      },
      isMet:
        ledger.wrong.length + deaths + lost + twice + drift + ends.unfinished + ends.twice === 0 &&
        confirmed > 0 &&
        ends.done > 0,
    };
  } finally {
    stopEating();
    await seat.remove();
    await postgres.remove();
  }
}

/** Starts `count` processes that compute endlessly. */
function eatCores(count: number): () => void {
  const eaters = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const end = () => {
    for (const eater of eaters) eater.kill('SIGKILL');
  };
  const isNoLongerNeeded = atExit(end);
  return () => {
    end();
    isNoLongerNeeded();
  };
}
