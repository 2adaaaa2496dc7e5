// More people than the server can serve, first step by step and then within one second: its
// throughput stays the same, it refuses the others with 503 or 429, survives, and recovers soon
// after they have left.
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnPostgres } from './open-own-postgres.ts';
import { recordRun } from './record-run.ts';
import { isShort, readSeed } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { seededRandom } from './seeded-random.ts';
import { addFeedback, addTenants, type Tenant } from './tenants.ts';
import { keepVisiting, newVisits, percentile, type Visits } from './visitors.ts';
import type { FaultResult } from './write-page.ts';

const tenantCount = isShort ? 5 : 100;
const crowds = isShort ? [10, 20, 40] : [50, 100, 200, 400];
const stepMs = isShort ? 3_000 : 60_000;
const spike = isShort ? { few: 5, many: 40, ms: 3_000 } : { few: 10, many: 300, ms: 60_000 };
/** After the crowd has gone, this long may pass until the figures are those of few people again. */
const settleMs = { stress: isShort ? 5_000 : 30_000, spike: isShort ? 5_000 : 20_000 };
const judgedMs = isShort ? 3_000 : 20_000;
const limits = { readP95: 150, readP99: 400, writeP99: 500, spikeP99: 500 };
/** Minimum throughput of the fullest step, relative to the best one. */
const plateau = 0.8;

const random = seededRandom(readSeed());
const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, { environment: { LOG_LEVEL: 'fatal' } });
try {
  await seat.start();
  const tenants = await addTenants(postgres.database, seat.origin, tenantCount);
  const [first] = tenants;
  const feedbackIds = first ? await addFeedback(postgres.database, first, 1_000) : [];
  recordRun('stress', [await pushUp(tenants, feedbackIds), await pushAtOnce(tenants, feedbackIds)]);
} finally {
  await seat.remove();
  await postgres.remove();
}

/** Runs `count` people for this long, each with a second between requests on average. */
async function visit(
  tenants: Tenant[],
  feedbackIds: string[],
  { people, ms }: { people: number; ms: number },
): Promise<Visits & { perSecond: number }> {
  const visits = newVisits();
  let over = false;
  const visitor = { tenants, feedbackIds, random, thinkMs: 1_000, isOver: () => over };
  const from = performance.now();
  const visiting = Array.from({ length: people }, () => keepVisiting(visits, visitor));
  await pause(ms);
  over = true;
  await Promise.all(visiting);
  const seconds = (performance.now() - from) / 1_000;
  return { ...visits, perSecond: (visits.requests() - visits.errors.length) / seconds };
}

/** Errors that are not a refusal to come back later. */
function failuresOf({ errors }: Visits): number {
  const failures = errors.filter((line) => !/: (429|503)$/.test(line));
  for (const line of failures.slice(0, 5)) console.log(line);
  return failures.length;
}

async function pushUp(tenants: Tenant[], feedbackIds: string[]): Promise<FaultResult> {
  const steps: (Visits & { perSecond: number })[] = [];
  for (const people of crowds) steps.push(await visit(tenants, feedbackIds, { people, ms: stepMs }));
  await pause(settleMs.stress);
  const after = await visit(tenants, feedbackIds, { people: crowds[0] ?? 1, ms: judgedMs });
  const rates = steps.map(({ perSecond }) => perSecond);
  const [readP95, readP99, writeP99] = [
    percentile(after.reads, 95),
    percentile(after.reads, 99),
    percentile(after.writes, 99),
  ];
  const failures = steps.reduce((sum, step) => sum + failuresOf(step), 0);
  return {
    fault: `${crowds.join(', ')} people, ${stepMs / 1_000} s each`,
    runs: 1,
    criterion:
      'only 503 and 429; the last step answers ≥ 80 % of the best; 30 s later no errors, reads p95 ≤ 150 ms, p99 ≤ 400 ms, writes p99 ≤ 500 ms',
    figures: {
      ...Object.fromEntries(crowds.map((people, index) => [`answers/s of ${people}`, rates[index] ?? 0])),
      refused: steps.reduce((sum, { errors }) => sum + errors.length, 0) - failures,
      'other errors': failures,
      'reads p95 ms after': readP95,
      'reads p99 ms after': readP99,
      'writes p99 ms after': writeP99,
    },
    isMet:
      failures + after.errors.length === 0 &&
      seat.isAlive() &&
      (rates.at(-1) ?? 0) >= plateau * Math.max(...rates) &&
      readP95 <= limits.readP95 &&
      readP99 <= limits.readP99 &&
      !(writeP99 > limits.writeP99),
  };
}

async function pushAtOnce(tenants: Tenant[], feedbackIds: string[]): Promise<FaultResult> {
  await visit(tenants, feedbackIds, { people: spike.few, ms: judgedMs });
  const many = await visit(tenants, feedbackIds, { people: spike.many, ms: spike.ms });
  await pause(settleMs.spike);
  const after = await visit(tenants, feedbackIds, { people: spike.few, ms: judgedMs });
  const p99 = percentile([...after.reads, ...after.writes], 99);
  const failures = failuresOf(many);
  return {
    fault: `from ${spike.few} to ${spike.many} concurrent people, for ${spike.ms / 1_000} s`,
    runs: 1,
    criterion: 'the process lives, only 503 and 429; 20 s later no errors and p99 < 500 ms',
    figures: {
      requests: many.requests(),
      'p99 ms under load': percentile([...many.reads, ...many.writes], 99),
      refused: many.errors.length - failures,
      'other errors': failures,
      'p99 ms after': p99,
    },
    isMet: seat.isAlive() && failures + after.errors.length === 0 && p99 < limits.spikeP99,
  };
}
