// SIGKILL of the server at random moments while it sets up, refreshes, imports and answers, all on one PostgreSQL. After
// each restart every confirmed write must be there, nothing twice, and each counter that of its rows; at the end every
// accepted job must have ended once.
import { setTimeout as pause } from 'node:timers/promises';
import { addSite } from './add-site.ts';
import { findInterruptedJobs } from './interrupted-jobs.ts';
import { countDrift, countDuplicates, countLost, sumOf, waitForJobEnds } from './invariants.ts';
import { asksAtMost, openLiveSites } from './live-sites.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { addImportDomain, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort, readSeed } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { seededRandom } from './seeded-random.ts';
import { keepImporting, keepRefreshing, keepSettingUp, keepWriting, newLedger } from './writers.ts';

const kills = isShort ? 5 : 200;
const longestLifeMs = 4_000;
const greenLimitMs = 10_000;
const resumptionLimitMs = 60_000;
/**
 * Most restarts are followed by the next kill at a random moment; one in this many is left alone
 * until its jobs resume.
 */
const watchedRestart = isShort ? 1 : 10;

const random = seededRandom(readSeed());
const postgres = await openOwnPostgres();
const live = await openLiveSites(kills);
const seat = await startIsolatedServer(postgres.server.url, { environment: live.environment });
try {
  await killAgainAndAgain();
} finally {
  await seat.remove();
  await live.close();
  await postgres.remove();
}

async function killAgainAndAgain(): Promise<void> {
  const { database } = postgres;
  await seat.start();
  const people = await Promise.all(
    ['ada', 'bob', 'cleo'].map((name) => signIn(seat.origin, `${name}@people.example`)),
  );
  const [first] = people;
  if (!first) throw new Error('no person has signed in');
  const sites = await Promise.all(people.map((person, index) => addSite(person, `Base ${index}`)));
  const importDomainId = await addImportDomain(first, 'Imports');
  const ledger = newLedger();
  let over = false;
  const isOver = () => over;
  const work = sites.flatMap((site, index) => [
    keepWriting(ledger, site, { name: `writer ${index}`, isOver }),
    ...(index === 0 ? [keepSettingUp(ledger, site.person, { name: 'Set up', isOver })] : []),
    ...(index === 1 ? [keepRefreshing(ledger, site, isOver)] : []),
    ...(index === 2
      ? [keepImporting(ledger, { ...site, person: first, domainId: importDomainId }, isOver)]
      : []),
  ]);
  const greens: number[] = [];
  const resumptions: number[] = [];
  let jobsResumed = 0;
  const breaches = { lost: 0, twice: 0, drift: 0 };
  for (let kill = 1; kill <= kills; kill += 1) {
    await live.add(first, database);
    await pause(random() * longestLifeMs);
    await seat.kill();
    const interrupted = await findInterruptedJobs(database);
    greens.push(await seat.start());
    if (kill % watchedRestart === 0) {
      jobsResumed += interrupted.count;
      resumptions.push(await interrupted.waitForResumption(2 * resumptionLimitMs));
    }
    const lost = await countLost(database, structuredClone(ledger.confirmed));
    const twice = sumOf(await countDuplicates(database));
    const drift = sumOf(await countDrift(database));
    breaches.lost += lost;
    breaches.twice += twice;
    breaches.drift += drift;
    if (lost + twice + drift > 0)
      console.log(`after kill ${kill}: ${JSON.stringify({ lost, twice, drift })}`);
    if (kill % 20 === 0) console.log(`${kill} kills`);
  }
  over = true;
  await Promise.all(work);
  const ends = await waitForJobEnds(database);
  const drift = sumOf(await countDrift(database)) + breaches.drift;
  const twice = sumOf(await countDuplicates(database)) + breaches.twice;
  const lost = (await countLost(database, ledger.confirmed)) + breaches.lost;
  const { paid, questions } = live.readCalls();
  const written = Object.values(ledger.confirmed).reduce((sum, texts) => sum + texts.length, 0);
  const secrets = [live.password, ...people.map(({ token }) => token), ...people.map(({ email }) => email)];
  const leaked = secrets.filter((secret) => seat.output().includes(secret)).length;
  for (const line of ledger.wrong.slice(0, 10)) console.log(line);
  recordRun('kills', [
    {
      fault: 'jobs of a server that is killed',
      runs: kills,
      criterion: 'each accepted job ends once',
      figures: { ...ends },
      isMet: ends.unfinished + ends.twice + ends.failed === 0 && ends.done > 0,
    },
    {
      fault: 'interrupted jobs after the restart',
      runs: resumptions.length,
      criterion: 'each runs on or has ended ≤ 60 s after the kill',
      figures: {
        jobs: jobsResumed,
        'median ms': middle(resumptions),
        'slowest ms': Math.max(...resumptions),
      },
      // Five kills may all hit between two jobs.
      isMet: Math.max(...resumptions) <= resumptionLimitMs && (jobsResumed > 0 || isShort),
    },
    {
      fault: 'writes of a server that is killed',
      runs: kills,
      criterion: 'confirmed = there, nothing twice, counters = rows, no 5xx but 503 with Retry-After',
      figures: {
        confirmed: written,
        unanswered: ledger.unanswered,
        lost,
        twice,
        drift,
        wrong: ledger.wrong.length,
      },
      isMet: lost + twice + drift + ledger.wrong.length === 0 && written > 0,
    },
    {
      fault: 'paid calls of setups that are killed',
      runs: kills,
      criterion: `paid calls ≤ ${asksAtMost} × questions`,
      figures: { paid, questions },
      isMet: paid <= asksAtMost * questions && paid > 0,
    },
    {
      fault: 'restart after a kill',
      runs: kills,
      criterion: 'ready ≤ 10 s, no secret in the log',
      figures: {
        'median ms': middle(greens),
        'slowest ms': Math.max(...greens),
        'secrets in the log': leaked,
      },
      isMet: Math.max(...greens) <= greenLimitMs && leaked === 0,
    },
  ]);
}

function middle(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
