// Fifty concurrent people for a quarter of an hour, over 200 tenants: no errors, and response times
// within limits. Server, database and visitors share the machine.
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnPostgres } from './open-own-postgres.ts';
import { readCpuSeconds } from './read-cpu-seconds.ts';
import { recordRun } from './record-run.ts';
import { isShort, readMinutes, readSeed } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { seededRandom } from './seeded-random.ts';
import { addFeedback, addTenants } from './tenants.ts';
import { keepVisiting, newVisits, percentile } from './visitors.ts';

const people = isShort ? 10 : 50;
const tenantCount = isShort ? 10 : 200;
const feedbackItems = isShort ? 1_000 : 20_000;
const seconds = isShort ? 20 : 60 * readMinutes(15);
const limits = { readP95: 150, readP99: 400, writeP99: 500, cpuPercent: 120 };

const random = seededRandom(readSeed());
const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, { environment: { LOG_LEVEL: 'warn' } });
try {
  await load();
} finally {
  await seat.remove();
  await postgres.remove();
}

async function load(): Promise<void> {
  await seat.start();
  const tenants = await addTenants(postgres.database, seat.origin, tenantCount);
  const [first] = tenants;
  const feedbackIds = first ? await addFeedback(postgres.database, first, feedbackItems) : [];
  const visits = newVisits();
  let over = false;
  const from = { cpu: readCpuSeconds(seat.child().pid), at: performance.now() };
  const visitor = { tenants, feedbackIds, random, thinkMs: 1_000, isOver: () => over };
  const visiting = Array.from({ length: people }, () => keepVisiting(visits, visitor));
  await pause(seconds * 1_000);
  over = true;
  await Promise.all(visiting);
  const cpuPercent =
    ((readCpuSeconds(seat.child().pid) - from.cpu) * 100_000) / (performance.now() - from.at);
  for (const line of visits.errors.slice(0, 10)) console.log(line);
  const readP95 = percentile(visits.reads, 95);
  const readP99 = percentile(visits.reads, 99);
  const writeP99 = percentile(visits.writes, 99);
  recordRun('load', [
    {
      fault: `${people} people, 1 s between requests, ${seconds} s, ${tenantCount} tenants, ${feedbackItems} feedback items`,
      runs: 1,
      criterion:
        'no errors; reads p95 ≤ 150 ms, p99 ≤ 400 ms; writes p99 ≤ 500 ms; CPU of the server < 120 % of a core',
      figures: {
        requests: visits.requests(),
        errors: visits.errors.length,
        'reads p50 ms': percentile(visits.reads, 50),
        'reads p95 ms': readP95,
        'reads p99 ms': readP99,
        'writes p95 ms': percentile(visits.writes, 95),
        'writes p99 ms': writeP99,
        'CPU %': cpuPercent,
      },
      isMet:
        visits.errors.length === 0 &&
        readP95 <= limits.readP95 &&
        readP99 <= limits.readP99 &&
        writeP99 <= limits.writeP99 &&
        cpuPercent < limits.cpuPercent,
    },
  ]);
}
