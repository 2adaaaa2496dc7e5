// One request in a thousand meets an unexpected error, or leaves a rejected promise: the first gets
// a general message with the request's id, the second a normal response, and the process survives.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnPostgres } from './open-own-postgres.ts';
import { recordRun } from './record-run.ts';
import { isShort, readMinutes, readSeed } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { seededRandom } from './seeded-random.ts';
import { addTenants, type Tenant } from './tenants.ts';

const people = 10;
const seconds = isShort ? 20 : 60 * readMinutes(10);
const everyNth = isShort ? 50 : 1_000;
const generalMessage = 'Something went wrong. Please try again.';

interface Seen {
  requests: number;
  statuses: Record<string, number>;
  /** Failed answers that say more than the general message, or lack the request's id. */
  telling: string[];
  unanswered: number;
}

const random = seededRandom(readSeed());
const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, {
  nodeFlags: ['--import', new URL('throw-now-and-then.mjs', import.meta.url).href],
  environment: { LOG_LEVEL: 'error', THROW_EVERY: String(10 ** 9) },
});
try {
  await seat.start();
  const tenants = await addTenants(postgres.database, seat.origin, 5);
  await seat.stop();
  await seat.start({ THROW_EVERY: String(everyNth) });
  await visit(tenants);
} finally {
  await seat.remove();
  await postgres.remove();
}

async function visit(tenants: Tenant[]): Promise<void> {
  const { pid } = seat.child();
  const seen: Seen = { requests: 0, statuses: {}, telling: [], unanswered: 0 };
  const until = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() > until;
  await Promise.all(Array.from({ length: people }, () => keepReading(seen, tenants, isOver)));
  const isSame = seat.isAlive() && seat.child().pid === pid;
  const answer = once(seat.child(), 'message');
  seat.child().send('count');
  const [thrown] = (await answer) as [{ errors: number; rejections: number }];
  const noted = seat.output().split('injected rejection').length - 1;
  const wrong = Object.entries(seen.statuses).filter(([status]) => !['200', '500'].includes(status));
  for (const line of seen.telling.slice(0, 10)) console.log(line);
  recordRun('thrown-errors', [
    {
      fault: `an error or a refused promise in one of ${everyNth} requests, for ${seconds} s`,
      runs: thrown.errors + thrown.rejections,
      criterion:
        'each error one 500 with the general message and the request’s id, nothing else fails; each rejection in the log; the process lives',
      figures: {
        requests: seen.requests,
        errors: thrown.errors,
        rejections: thrown.rejections,
        'answers of 500': seen.statuses['500'] ?? 0,
        'that tell more': seen.telling.length,
        'rejections in the log': noted,
        unanswered: seen.unanswered,
        'deaths of the process': isSame ? 0 : 1,
      },
      isMet:
        isSame &&
        thrown.errors > 0 &&
        thrown.rejections > 0 &&
        noted >= thrown.rejections &&
        (seen.statuses['500'] ?? 0) === thrown.errors &&
        seen.telling.length + seen.unanswered + wrong.length === 0,
    },
  ]);
}

async function keepReading(seen: Seen, tenants: Tenant[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const tenant = tenants[Math.floor(random() * tenants.length)];
    if (!tenant) throw new Error('there are no tenants');
    const path = `/api/seo/keywords?domain_id=${tenant.domainId}&limit=5`;
    const answer = await tenant.person.call('GET', path).catch(() => null);
    seen.requests += 1;
    if (!answer) seen.unanswered += 1;
    else {
      const { status, body, text } = answer;
      seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
      if (status > 299 && (body.message !== generalMessage || !body.request_id || /injected/.test(text)))
        seen.telling.push(`${status} ${text.slice(0, 200)}`);
    }
    await pause(50 * random());
  }
}
