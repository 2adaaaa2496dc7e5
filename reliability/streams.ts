// Hundreds of people who watch a setup while the server restarts: each learns the result, and the
// streams use little memory.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnPostgres } from './open-own-postgres.ts';
import { addReadyDomain, type Person, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort, readMinutes, readSeed } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { seededRandom } from './seeded-random.ts';
import { openSetupStream } from './setup-stream.ts';

const watchers = isShort ? 50 : 500;
const seconds = isShort ? 12 : 60 * readMinutes(30);
const grownMbLimit = 50;
/** A watcher whose stream has broken comes back after up to this long. */
const jitterMs = 2_000;
const endLimitMs = 30_000;

const random = seededRandom(readSeed());
const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, { environment: { LOG_LEVEL: 'fatal' } });
try {
  await seat.start();
  const person = await signIn(seat.origin, 'ada@people.example');
  await watch(person, await addReadyDomain(person, 'Watched'));
} finally {
  await seat.remove();
  await postgres.remove();
}

async function watch(person: Person, domainId: string): Promise<void> {
  const { sql } = postgres.database;
  // Without a worker the setup is moved by hand.
  await seat.stop();
  await seat.start({ WORKER: 'off' });
  await sql`update domain_setups set state = 'setting_up', steps_done = 1 where domain_id = ${domainId}`;
  const before = readRss();
  const seen = { ended: 0, broken: 0 };
  const ending = new AbortController();
  const watching = Array.from({ length: watchers }, () => follow(person, domainId, { seen, ending }));
  await pause((seconds * 1_000) / 2);
  const grownMb = (readRss() - before) / 2 ** 20;
  const early = seen.broken + seen.ended;
  await seat.stop();
  await seat.start({ WORKER: 'off' });
  await pause((seconds * 1_000) / 2);
  await sql`update domain_setups set state = 'ready', steps_done = 8 where domain_id = ${domainId}`;
  await sql`select pg_notify('domain_setup', ${domainId})`;
  const from = performance.now();
  const late = setTimeout(() => ending.abort(), endLimitMs);
  await Promise.all(watching);
  clearTimeout(late);
  recordRun('streams', [
    {
      fault: `${watchers} open streams for ${seconds} s, the server restarts in the middle`,
      runs: 1,
      criterion: 'no stream breaks before, every watcher hears the end; RSS +50 MB at most',
      figures: {
        'broken before the restart': early,
        'attempts to come back': seen.broken - early,
        'heard the end': seen.ended,
        'last heard ms': performance.now() - from,
        'RSS MB more': grownMb,
      },
      isMet: early === 0 && seen.ended === watchers && grownMb <= grownMbLimit,
    },
  ]);
}

interface Watching {
  seen: { ended: number; broken: number };
  ending: AbortController;
}

/** Reads the stream until the setup is ready, and opens it again where it breaks. */
async function follow(person: Person, domainId: string, { seen, ending }: Watching): Promise<void> {
  while (!ending.signal.aborted) {
    const hasEnded = await openSetupStream(seat.origin, person, { domainId, signal: ending.signal })
      .then((answer) => (answer.ok ? readUntilReady(answer) : false))
      .catch(() => false);
    if (hasEnded) {
      seen.ended += 1;
      return;
    }
    seen.broken += 1;
    await pause(jitterMs * random());
  }
}

async function readUntilReady(answer: Response): Promise<boolean> {
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    if (decoder.decode(part, { stream: true }).includes('"ready"')) return true;
  }
  return false;
}

/** Resident bytes of the server, where the system tells. */
function readRss(): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${seat.child().pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
}
