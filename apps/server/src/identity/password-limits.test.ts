import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningIdentity, readMail, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;
const password = 'correct horse battery';

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(schema.rateLimits);
  running = await startIdentity(database, {
    settings: { rateLimits: true, autoconfirmEmail: true, anonymous: true },
    routes: { trustProxyHops: 1 },
  });
});
afterEach(() => running.close());

/** The windows use the database clock, so tests move their start. */
async function ageWindows(seconds: number) {
  const earlier = sql`${schema.rateLimits.windowStartedAt} - make_interval(secs => ${seconds})`;
  await database.db.update(schema.rateLimits).set({ windowStartedAt: earlier });
}

async function post(path: string, body: object, ip = '203.0.113.1') {
  const answer = await fetch(running.url + path, {
    method: 'POST',
    headers: { 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
  await running.identity.settle();
  return answer.status;
}

const tryPassword = (email: string, tried: string, ip?: string) =>
  post('/token?grant_type=password', { email, password: tried }, ip);

async function repeat(times: number, act: (turn: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 1; turn <= times; turn += 1) statuses.push(await act(turn));
  return statuses;
}

test('five tries in five minutes from one place at one address, known or not', async () => {
  const known = uniqueAddress();
  await post('/signup', { email: known, password });
  for (const email of [known, uniqueAddress()]) {
    expect(await repeat(6, () => tryPassword(email, 'wrong password'))).toEqual([...Array(5).fill(400), 429]);
    await ageWindows(301);
    expect(await tryPassword(email, 'wrong password')).toBe(400);
  }
});

test('resets the failure count after a successful sign-in', async () => {
  const email = uniqueAddress();
  await post('/signup', { email, password });
  const tries = ['wrong', 'wrong', 'wrong', 'wrong', password, 'wrong', 'wrong'];
  const statuses: number[] = [];
  for (const tried of tries) statuses.push(await tryPassword(email, tried));
  expect(statuses).toEqual([400, 400, 400, 400, 200, 400, 400]);
});

test('fifty tries in fifteen minutes from one place', async () => {
  expect(await repeat(51, () => tryPassword(uniqueAddress(), 'wrong password'))).toEqual([
    ...Array(50).fill(400),
    429,
  ]);
});

test('twenty tries an hour at one address from a hundred places; its owner still signs in by mail', async () => {
  const email = uniqueAddress();
  await post('/signup', { email, password });
  const statuses = await repeat(100, (turn) => tryPassword(email, 'wrong password', `198.51.100.${turn}`));
  expect(statuses).toEqual([...Array(20).fill(400), ...Array(80).fill(429)]);
  expect(await post('/otp', { email })).toBe(200);
  const { code } = readMail(running.mails.at(-1));
  expect(await post('/verify', { type: 'email', email, token: code })).toBe(200);
});

test('keeps the network of an earlier sign-in open for the owner after strangers use up the tries at the address', async () => {
  const [email, home] = [uniqueAddress(), '203.0.113.7'];
  await post('/signup', { email, password }, home);
  await repeat(24, (turn) => tryPassword(email, 'wrong password', `198.51.100.${turn % 8}`));
  expect(await tryPassword(email, password, '198.51.100.200')).toBe(429);
  expect(await tryPassword(email, password, home)).toBe(200);
  // A guesser on that network has the usual number of tries.
  const guesses = await repeat(22, async () => {
    const status = await tryPassword(email, 'wrong password', home);
    await database.db.delete(schema.rateLimits).where(sql`key like 'password-ip%'`);
    return status;
  });
  expect(guesses.filter((status) => status === 400).length).toBeLessThanOrEqual(20);
});

test('leaves the owner one mail after strangers use up the mails of the address or the server', async () => {
  const [email, home] = [uniqueAddress(), '203.0.113.8'];
  await post('/signup', { email, password }, home);
  const ask = (ip: string) => post('/otp', { email }, ip);
  await repeat(6, async (turn) => {
    const status = await ask(`198.51.100.${turn}`);
    await database.db.delete(schema.rateLimits).where(sql`key like 'mail-address-minute%'`);
    return status;
  });
  expect(await ask('198.51.100.99')).toBe(429);
  await database.db.update(schema.rateLimits).set({ count: 1_000 }).where(sql`key like 'mail-all-hour%'`);
  expect(await ask(home)).toBe(200);
  expect(await ask(home)).toBe(429);
  expect(await post('/recover', { email: uniqueAddress() }, '198.51.100.50')).toBe(429);
});

test('thirty sign-ups in five minutes and thirty anonymous people an hour from one place', async () => {
  expect(await repeat(31, () => post('/signup', { email: uniqueAddress(), password }))).toEqual([
    ...Array(30).fill(200),
    429,
  ]);
  expect(await repeat(31, () => post('/signup', {}))).toEqual([...Array(30).fill(200), 429]);
});

test('sign-ups of one address send one mail a minute, known or not', async () => {
  await running.close();
  running = await startIdentity(database, { settings: { rateLimits: true } });
  const [known, fresh] = [uniqueAddress(), uniqueAddress()];
  await database.db
    .insert(schema.users)
    .values({ id: crypto.randomUUID(), email: known, emailConfirmedAt: new Date() });
  for (const email of [known, fresh])
    expect(await repeat(2, () => post('/signup', { email, password }))).toEqual([200, 429]);
});
