// Limits of the built server: forged forwarding headers, restarts, a wrong clock and concurrent
// callers change none of them.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnPostgres } from './open-own-postgres.ts';
import { readMailsTo } from './outbox.ts';
import { type Answer, askForCode, type Person, send, signIn } from './person.ts';
import { statusesOf } from './race.ts';
import { recordRun } from './record-run.ts';
import { isShort, readSeed } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { seededRandom } from './seeded-random.ts';
import type { FaultResult } from './write-page.ts';

const forgeries = isShort ? 100 : 1_000;
const subscriptionsPerHour = 5;
const codeTries = 5;
const probesPerMinute = 20;
const callsPerMinute = 120;
const hourMs = 3_600_000;

const random = seededRandom(readSeed());
const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, {
  nodeFlags: ['--import', new URL('shift-clock.mjs', import.meta.url).href],
  environment: { RATE_LIMITS: 'true', AUTH_RATE_LIMITS: 'true', LOG_LEVEL: 'fatal' },
});
const { origin } = seat;
try {
  await seat.start();
  const person = await signIn(origin, 'ada@people.example');
  recordRun('limits', [
    await forgeAddresses(),
    await restartAndShift(),
    await askOften(),
    await typeCodes(),
    await probe(person),
    await call(person),
    await callAtOnce(await signIn(origin, 'bob@people.example')),
  ]);
} finally {
  await seat.remove();
  await postgres.remove();
}

/** One newsletter sign-up, which is counted by the sender's address. */
async function subscribe(): Promise<number> {
  const address = forgeAddress();
  const response = await fetch(`${origin}/`, {
    method: 'POST',
    body: new URLSearchParams({ 'form-name': 'newsletter', email: `${crypto.randomUUID()}@people.example` }),
    headers: {
      'x-forwarded-for': `${address}, ${forgeAddress()}`,
      forwarded: `for=${address};proto=https`,
      'x-real-ip': address,
      'x-client-ip': address,
      'true-client-ip': address,
      'cf-connecting-ip': address,
    },
  });
  await response.arrayBuffer();
  return response.status;
}

function forgeAddress(): string {
  const part = () => Math.floor(random() * 65_536);
  return random() < 0.7
    ? [part(), part(), part(), part()].map((number) => 1 + (number % 223)).join('.')
    : `2a00:${part().toString(16)}:${part().toString(16)}::${part().toString(16)}`;
}

async function forgeAddresses(): Promise<FaultResult> {
  const statuses: number[] = [];
  for (let sent = 0; sent < forgeries; sent += 1) statuses.push(await subscribe());
  const taken = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  return {
    fault: 'sign-ups whose headers tell a new address each time',
    runs: forgeries,
    criterion: `${subscriptionsPerHour} taken, the others 429: the peer counts`,
    figures: { taken, refused },
    isMet: taken === subscriptionsPerHour && refused === forgeries - subscriptionsPerHour,
  };
}

/** The earlier limit is exhausted; neither a new process nor a wrong clock may reset it. */
async function restartAndShift(): Promise<FaultResult> {
  await seat.stop();
  await seat.start();
  const restarted = await subscribe();
  await seat.kill();
  await seat.start();
  const killed = await subscribe();
  const shifted: number[] = [];
  for (const wrongByMs of [hourMs + 1_000, -hourMs - 1_000, 0]) {
    const told = once(seat.child(), 'message');
    seat.child().send(wrongByMs);
    await told;
    shifted.push(await subscribe());
  }
  const { sql } = postgres.database;
  await sql`update identity.rate_limits set window_started_at = window_started_at - interval '61 minutes'`;
  const later = await subscribe();
  return {
    fault: 'a restart, a kill and a clock that is an hour wrong, while a limit is used up',
    runs: 2 + shifted.length,
    criterion: '429 each time; taken again when the window is over by the clock of the database',
    figures: {
      restarted,
      killed,
      'an hour ahead': shifted[0] ?? 0,
      'an hour back': shifted[1] ?? 0,
      'window over': later,
    },
    isMet: [restarted, killed, ...shifted].every((status) => status === 429) && later === 200,
  };
}

async function askOften(): Promise<FaultResult> {
  const requests = 100;
  const { sql } = postgres.database;
  await sql`delete from identity.rate_limits`;
  const outcome = async (email: string) => {
    const answers = await Promise.all(
      Array.from({ length: requests }, () => send(origin, 'POST', '/auth/v1/otp', { body: { email } })),
    );
    return { answers, mails: readMailsTo(origin, email).length };
  };
  const unknown = await outcome('unknown@people.example');
  const { sql: query } = postgres.database;
  await query`delete from identity.rate_limits`;
  const had = readMailsTo(origin, 'ada@people.example').length;
  const known = await outcome('ada@people.example');
  const granted = (answers: Answer[]) => statusesOf(answers).filter((status) => status === 200).length;
  const refused = (answers: Answer[]) => statusesOf(answers).filter((status) => status === 429).length;
  return {
    fault: `${requests} concurrent requests for a code, for a known and for an unknown address`,
    runs: 2 * requests,
    criterion: 'one mail each, 200 once and 429 otherwise, for both alike',
    figures: {
      'mails to the known': known.mails - had,
      'mails to the unknown': unknown.mails,
      'granted to the known': granted(known.answers),
      'granted to the unknown': granted(unknown.answers),
    },
    isMet:
      known.mails - had === 1 &&
      unknown.mails === 1 &&
      [known, unknown].every(({ answers }) => granted(answers) === 1 && refused(answers) === requests - 1),
  };
}

async function typeCodes(): Promise<FaultResult> {
  const { sql } = postgres.database;
  await sql`delete from identity.rate_limits`;
  const email = 'typist@people.example';
  const code = await askForCode(origin, email);
  const verify = (token: string) =>
    send(origin, 'POST', '/auth/v1/verify', { body: { type: 'email', email, token } });
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const tries: number[] = [];
  for (let count = 0; count < codeTries; count += 1) tries.push((await verify(wrong)).status);
  const right = await verify(code);
  return {
    fault: 'the right code after five wrong ones',
    runs: codeTries + 1,
    criterion: 'refused as the wrong ones are',
    figures: { wrong: [...new Set(tries)].join(), right: right.status },
    isMet: right.status === 403 && tries.every((status) => status === 403),
  };
}

async function probe(person: Person): Promise<FaultResult> {
  const names = Array.from({ length: probesPerMinute + 10 }, (_, number) => `no-such-site-${number}.test`);
  const statuses: number[] = [];
  for (const domain of names) {
    statuses.push((await person.call('POST', '/api/seo/domains/validate', { body: { domain } })).status);
  }
  const firstRefused = statuses.indexOf(429) + 1;
  return {
    fault: 'sites that are checked one after the other',
    runs: names.length,
    criterion: `the ${probesPerMinute + 1}st and all after it 429`,
    figures: { 'first refused': firstRefused },
    isMet:
      firstRefused === probesPerMinute + 1 &&
      statuses.slice(probesPerMinute).every((status) => status === 429),
  };
}

/** Remaining calls of this minute according to the response. */
function leftOf({ headers }: Answer): number {
  return Number(/"api";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
}

/** Calls up to the limit. A new minute may begin within: then the count starts at the top once. */
async function call(person: Person): Promise<FaultResult> {
  await untilNewMinute(person);
  const left: number[] = [];
  for (let count = 0; count < callsPerMinute - 1; count += 1)
    left.push(leftOf(await person.call('GET', '/api/test')));
  const steps = left.slice(1).map((after, index) => (left[index] ?? 0) - after);
  const refused = await person.call('GET', '/api/test');
  return {
    fault: 'one call after the other up to the limit of a minute',
    runs: left.length,
    criterion: 'what is left falls by one a call; past it 429 with Retry-After',
    figures: {
      first: left[0] ?? 0,
      last: left.at(-1) ?? 0,
      'other steps': steps.filter((step) => step !== 1).length,
      past: refused.status,
    },
    isMet: steps.every((step) => step === 1) && refused.status === 429 && refused.headers.has('retry-after'),
  };
}

async function callAtOnce(person: Person): Promise<FaultResult> {
  await untilNewMinute(person);
  for (let count = 0; count < callsPerMinute - 1 - 5; count += 1) await person.call('GET', '/api/test');
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.call('GET', '/api/test')));
  const granted = statusesOf(answers).filter((status) => status === 200).length;
  return {
    fault: 'ten concurrent calls with five left',
    runs: answers.length,
    criterion: 'five answered, five 429',
    figures: { granted, refused: answers.length - granted },
    isMet: granted === 5 && statusesOf(answers).every((status) => status === 200 || status === 429),
  };
}

/** Calls until the window of a minute has just begun; this is its first call. */
async function untilNewMinute(person: Person): Promise<void> {
  for (;;) {
    const { headers } = await person.call('GET', '/api/test');
    const [, left, seconds] = /"api";r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
    if (Number(left) === callsPerMinute - 1 && Number(seconds) > 50) return;
    await pause(Number(seconds) * 1_000);
  }
}
