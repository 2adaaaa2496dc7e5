// The clock jumps while people work: first the server's alone, then, by libfaketime, PostgreSQL's
// too. Sessions, limits and jobs follow the database clock, and nothing is counted twice after the
// correction.
import { once } from 'node:events';
import { type ClockSite, lookAround, openClockSite } from './clock-site.ts';
import { openFalseClock } from './false-clock.ts';
import { countDrift, countDuplicates, sumOf, waitForJobEnds } from './invariants.ts';
import { type OwnPostgres, openOwnPostgres } from './open-own-postgres.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { type ServerSeat, startIsolatedServer } from './running-server.ts';
import { lookAtTokenEnd } from './token-end.ts';
import type { FaultResult } from './write-page.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Ten seconds before the instant, so that requests come before and after it. */
const before = (instant: string) => () => Date.parse(instant) - 10_000 - Date.now();

const jumps: [name: string, wrongByMs: () => number][] = [
  // Longer than the lifetime of an access token, with its leeway.
  ['an hour ahead', () => hourMs + 10_000],
  ['an hour back', () => -hourMs],
  ['8 days ahead', () => 8 * dayMs],
  ['8 days back', () => -8 * dayMs],
  ['to the hour that summer time leaves out', before('2027-03-28T01:00:00Z')],
  ['to the hour that comes twice', before('2027-10-31T01:00:00Z')],
  ['to the end of 29 February', before('2028-02-29T23:00:00Z')],
  ['to the end of 31 December', before('2026-12-31T23:00:00Z')],
];
const short = ['an hour ahead', '8 days back', 'to the end of 29 February'];
const taken = isShort ? jumps.filter(([name]) => short.includes(name)) : jumps;

const environment = { LOG_LEVEL: 'fatal', RATE_LIMITS: 'true', AUTH_JWT_LIFE_S: '3600', TZ: 'Europe/Berlin' };

recordRun('clock', [...(await jumpAlone()), ...(await jumpTogether())]);

interface Machine {
  clock: string;
  movesDatabase: boolean;
  seat: ServerSeat;
  postgres: OwnPostgres;
  setClock(wrongByMs: number): Promise<void>;
}

async function jumpAlone(): Promise<FaultResult[]> {
  const postgres = await openOwnPostgres();
  const seat = await startIsolatedServer(postgres.server.url, {
    nodeFlags: ['--import', new URL('shift-clock.mjs', import.meta.url).href],
    environment,
  });
  const setClock = async (wrongByMs: number) => {
    const child = seat.child();
    const answer = once(child, 'message');
    child.send(wrongByMs);
    await answer;
  };
  return runOn({ clock: "the server's clock", movesDatabase: false, seat, postgres, setClock });
}

async function jumpTogether(): Promise<FaultResult[]> {
  const falseClock = await openFalseClock();
  const postgres = await openOwnPostgres(falseClock.environment);
  const seat = await startIsolatedServer(postgres.server.url, {
    environment: { ...environment, ...falseClock.environment },
  });
  const setClock = async (wrongByMs: number) => falseClock.set(wrongByMs);
  const clock = 'the clock of the server and PostgreSQL';
  try {
    return await runOn({ clock, movesDatabase: true, seat, postgres, setClock });
  } finally {
    falseClock.remove();
  }
}

async function runOn(machine: Machine): Promise<FaultResult[]> {
  const { seat, postgres, setClock, clock } = machine;
  try {
    await seat.start();
    const site = await openClockSite(seat.origin, postgres.database);
    const results: FaultResult[] = [];
    for (const [name, wrongByMs] of taken)
      results.push(await jump(machine, site, { name, wrongByMs: wrongByMs() }));
    const end = await lookAtTokenEnd(seat.origin, setClock);
    return [...results, { fault: `${clock} jumps to around the end of an access token`, ...end }];
  } finally {
    await seat.remove();
    await postgres.remove();
  }
}

async function jump(
  { clock, movesDatabase, seat, postgres, setClock }: Machine,
  site: ClockSite,
  { name, wrongByMs }: { name: string; wrongByMs: number },
): Promise<FaultResult> {
  const people = await site.prepare(name);
  await setClock(wrongByMs);
  const seen = await lookAround(site, people, { wrongByMs, movesDatabase, name: `${name}, there` });
  await setClock(0);
  const later = await lookAround(site, people, {
    wrongByMs: 0,
    movesDatabase,
    name: `${name}, back`,
    hasBeenAt: wrongByMs,
  });
  const ends = await waitForJobEnds(postgres.database);
  const twice = sumOf(await countDuplicates(postgres.database));
  const drift = sumOf(await countDrift(postgres.database));
  const surprises = [...seen, ...later];
  for (const line of surprises) console.log(line);
  return {
    fault: `${clock} jumps ${name}, and back`,
    runs: 2,
    criterion:
      'access tokens end with their hour, sessions continue, limits follow the database, sign-in and jobs work; nothing twice',
    figures: {
      surprises: surprises.length,
      twice,
      drift,
      jobs: ends.done,
      failed: ends.failed,
      unfinished: ends.unfinished,
    },
    isMet:
      surprises.length + twice + drift + ends.failed + ends.unfinished === 0 &&
      seat.isAlive() &&
      ends.done > 0,
  };
}
