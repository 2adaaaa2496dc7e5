// Twenty people, a continuous series of jobs, and short-lived streams: the heap after garbage
// collections, process memory, files, sockets and timers, and database connections must not grow.
// Samples are taken in short idle periods, so that current work does not hide leaks.
// RELIABILITY_MINUTES sets the duration, 60 by default.
import { waitForJobEnds } from './invariants.ts';
import { openLiveSites } from './live-sites.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { addImportDomain, addReadyDomain, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort, readMinutes, readSeed } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { seededRandom } from './seeded-random.ts';
import { addEndlessSetup, keepWatching, type Watched } from './setup-stream.ts';
import { judgeGrowth } from './soak-growth.ts';
import { type Sample, takeSample } from './soak-sample.ts';
import { rowOfJobs } from './steady-jobs.ts';
import { addFeedback, addTenants } from './tenants.ts';
import { keepVisiting, newVisits } from './visitors.ts';
import { newLedger } from './writers.ts';

const people = 20;
const watchers = 10;
const seconds = isShort ? 30 : 60 * readMinutes(60);
/** From one rest to the next. */
const roundMs = isShort ? 6_000 : 30_000;
/** About 200 requests a second, so that an hour has some 600,000. */
const thinkMs = 100;
const jobEveryMs = isShort ? 1_000 : 5_000;

const random = seededRandom(readSeed());
const postgres = await openOwnPostgres();
const live = await openLiveSites(Math.ceil((seconds * 1_000) / jobEveryMs));
const memoryWatch = new URL('watch-memory.mjs', import.meta.url).href;
const seat = await startIsolatedServer(postgres.server.url, {
  nodeFlags: ['--expose-gc', '--import', memoryWatch],
  environment: { LOG_LEVEL: 'warn', ...live.environment },
});
try {
  await soak();
} finally {
  await seat.remove();
  await live.close();
  await postgres.remove();
}

async function soak(): Promise<void> {
  const { database } = postgres;
  await seat.start();
  const tenants = await addTenants(database, seat.origin, isShort ? 5 : 50);
  const [first] = tenants;
  const feedbackIds = first ? await addFeedback(database, first, 1_000) : [];
  const owner = await signIn(seat.origin, 'jobs@people.example');
  const domainId = await addReadyDomain(owner, 'Jobs');
  const importDomainId = await addImportDomain(owner, 'Imports');
  const setup = await addEndlessSetup(owner, database);
  const visits = newVisits();
  const ledger = newLedger();
  const watched: Watched = { streams: 0, errors: [] };
  const jobs = { person: owner, domainId, importDomainId, live, database, everyMs: jobEveryMs };
  const keepJobsGoing = rowOfJobs(ledger, jobs);
  const workFor = async (ms: number) => {
    const until = performance.now() + ms;
    const isOver = () => performance.now() > until;
    const visitor = { tenants, feedbackIds, random, thinkMs, isOver };
    const watcher = { setup, random, openMs: 5_000, pauseMs: 2_000, isOver };
    await setup.begin();
    await Promise.all([
      ...Array.from({ length: people }, () => keepVisiting(visits, visitor)),
      ...Array.from({ length: watchers }, () => keepWatching(watched, seat.origin, watcher)),
      keepJobsGoing(isOver),
    ]);
    await setup.rest();
    await waitForJobEnds(database);
  };
  const seen: Sample[] = [];
  for (const from = performance.now(); performance.now() - from < seconds * 1_000; ) {
    await workFor(roundMs);
    seen.push(await takeSample(seat.child(), database, visits.requests()));
  }
  const ends = await waitForJobEnds(database);
  const refused = Object.entries(ledger.statuses).filter(([status]) => Number(status) > 299);
  const errors = [
    ...visits.errors,
    ...watched.errors,
    ...ledger.wrong,
    ...refused.map(([status, count]) => `jobs: ${count} × ${status}`),
  ];
  for (const line of errors.slice(0, 10)) console.log(line);
  recordRun('soak', [
    judgeGrowth(`${people} people, ${watchers} streams and a row of jobs for ${seconds} s`, seen),
    {
      fault: 'responses during the run',
      runs: 1,
      criterion: 'no errors; every stream tells the state; each accepted job ends once, none fails',
      figures: { requests: visits.requests(), streams: watched.streams, errors: errors.length, ...ends },
      isMet:
        errors.length + ends.failed + ends.unfinished + ends.twice + ledger.unanswered === 0 &&
        watched.streams > 0 &&
        ends.done > 0,
    },
  ]);
}
