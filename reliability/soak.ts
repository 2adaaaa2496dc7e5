// Twenty people without a rest: the heap after collections, the memory of the process, its open files and its database
// connections must not grow. RELIABILITY_MINUTES says how long, 60 unless given.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnPostgres } from './open-own-postgres.ts';
import { recordRun } from './record-run.ts';
import { isShort, readMinutes, readSeed } from './run-options.ts';
import { takeSeat } from './running-server.ts';
import { seededRandom } from './seeded-random.ts';
import { addFeedback, addTenants } from './tenants.ts';
import { keepVisiting, newVisits } from './visitors.ts';

const people = 20;
const seconds = isShort ? 30 : 60 * readMinutes(60);
const samples = isShort ? 6 : 40;
const limits = { kilobytesPerThousand: 5, rss: 1.15 };
/** Fewer than these say nothing about a slope: caches still fill. */
const enoughRequests = 20_000;

interface Sample {
  requests: number;
  heapUsed: number;
  rss: number;
  resources: number;
  files: number;
  connections: number;
}

const random = seededRandom(readSeed());
const postgres = await openOwnPostgres();
const watcher = new URL('watch-memory.mjs', import.meta.url).href;
const seat = await takeSeat(postgres.server.url, {
  nodeFlags: ['--expose-gc', '--import', watcher],
  environment: { LOG_LEVEL: 'warn' },
});
try {
  await soak();
} finally {
  await seat.remove();
  await postgres.remove();
}

async function soak(): Promise<void> {
  await seat.start();
  const tenants = await addTenants(postgres.database, seat.origin, isShort ? 5 : 50);
  const [first] = tenants;
  const feedbackIds = first ? await addFeedback(postgres.database, first, 1_000) : [];
  const visits = newVisits();
  let over = false;
  const visitor = { tenants, feedbackIds, random, thinkMs: 20, isOver: () => over };
  const visiting = Array.from({ length: people }, () => keepVisiting(visits, visitor));
  const seen: Sample[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await pause((seconds * 1_000) / samples);
    seen.push(await takeSample(visits.requests()));
  }
  over = true;
  await Promise.all(visiting);
  judge(seen, { requests: visits.requests(), errors: visits.errors });
}

async function takeSample(requests: number): Promise<Sample> {
  const child = seat.child();
  const answer = once(child, 'message');
  child.send('measure');
  const [memory] = (await answer) as [Pick<Sample, 'heapUsed' | 'rss' | 'resources'>];
  const [row] = await postgres.database.sql<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity where datname = current_database()`;
  return { ...memory, requests, files: countFiles(child.pid), connections: row?.n ?? 0 };
}

/** Where the system does not tell, none. */
function countFiles(pid: number | undefined): number {
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : 0;
}

function judge(seen: Sample[], { requests, errors }: { requests: number; errors: string[] }): void {
  const settled = seen.slice(Math.floor(seen.length * 0.3));
  const [start, end] = [settled[0], settled.at(-1)];
  if (!start || !end) throw new Error('nothing was measured');
  const slope = (slopeOf(settled) * 1_000) / 1_024;
  const isEnough = requests >= enoughRequests;
  const growth = end.rss / start.rss;
  for (const line of errors.slice(0, 10)) console.log(line);
  recordRun('soak', [
    {
      fault: `${people} people for ${seconds} s`,
      runs: 1,
      criterion: `no errors; heap ≤ 5 kB per 1,000 requests (from ${enoughRequests} requests on); RSS end/start < 1.15; files and connections flat`,
      figures: {
        requests,
        errors: errors.length,
        'heap kB per 1,000 requests': isEnough ? slope : `${slope.toFixed(1)} (too few requests to judge)`,
        'RSS end/start': growth,
        'RSS MB': end.rss / 2 ** 20,
        files: `${start.files} → ${end.files}`,
        resources: `${start.resources} → ${end.resources}`,
        'database connections': `${start.connections} → ${end.connections}`,
      },
      isMet:
        errors.length === 0 &&
        (!isEnough || (slope <= limits.kilobytesPerThousand && growth < limits.rss)) &&
        end.files <= start.files + people &&
        end.connections <= start.connections + 2,
    },
  ]);
}

/** Bytes a request, by least squares. */
function slopeOf(seen: Sample[]): number {
  const meanX = seen.reduce((sum, { requests }) => sum + requests, 0) / seen.length;
  const meanY = seen.reduce((sum, { heapUsed }) => sum + heapUsed, 0) / seen.length;
  const top = seen.reduce((sum, one) => sum + (one.requests - meanX) * (one.heapUsed - meanY), 0);
  return top / seen.reduce((sum, { requests }) => sum + (requests - meanX) ** 2, 0);
}
