import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(schema.rateLimits);
  running = await startIdentity(database, { settings: { rateLimits: true } });
});
afterEach(() => running.close());

function ask(email: string, headers: Record<string, string> = {}) {
  return fetch(`${running.url}/otp`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
    body: JSON.stringify({ email }),
  });
}

/** The windows use the database clock, so tests move their start. */
async function ageWindows(seconds: number) {
  const earlier = sql`${schema.rateLimits.windowStartedAt} - make_interval(secs => ${seconds})`;
  await database.db.update(schema.rateLimits).set({ windowStartedAt: earlier });
}

test('one mail a minute to an address, known or not', async () => {
  const email = uniqueAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(running.mails).toHaveLength(1);
  const refusal = answers.find(({ status }) => status === 429);
  const retryAfter = Number(refusal?.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(50);
  expect(await refusal?.json()).toEqual({
    code: 'over_email_send_rate_limit',
    message: `For security purposes, you can only request this after ${retryAfter} seconds.`,
  });
  await ageWindows(61);
  expect((await ask(email)).status).toBe(200);
});

test('five mails an hour to an address', async () => {
  const email = uniqueAddress();
  for (let mail = 1; mail <= 5; mail += 1) {
    expect((await ask(email)).status).toBe(200);
    await ageWindows(61);
  }
  expect((await ask(email)).status).toBe(429);
  await ageWindows(3600);
  expect((await ask(email)).status).toBe(200);
});

test('no longer than a window after the clock of the database was set back', async () => {
  const email = uniqueAddress();
  expect((await ask(email)).status).toBe(200);
  await ageWindows(-8 * 86_400);
  const refusal = await ask(email);
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  await ageWindows(61);
  expect((await ask(email)).status).toBe(200);
});

test('thirty mails an hour from an IP, whatever it claims to be', async () => {
  const statuses: number[] = [];
  for (let mail = 1; mail <= 31; mail += 1)
    statuses.push((await ask(uniqueAddress(), { 'x-forwarded-for': `203.0.113.${mail}` })).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test('a trusted proxy tells the client’s address', async () => {
  await running.close();
  running = await startIdentity(database, {
    settings: { rateLimits: true },
    routes: { trustProxyHops: 1 },
  });
  for (let mail = 1; mail <= 31; mail += 1)
    expect((await ask(uniqueAddress(), { 'x-forwarded-for': `10.0.0.1, 203.0.113.${mail}` })).status).toBe(
      200,
    );
});

test('thirty tries of a code in five minutes from an IP', async () => {
  const attempt = async () => {
    const client = running.newClient();
    const { error } = await client.verifyOtp({ email: uniqueAddress(), token: '123456', type: 'email' });
    return error?.code;
  };
  const codes: (string | undefined)[] = [];
  for (let tries = 1; tries <= 31; tries += 1) codes.push(await attempt());
  expect(codes).toEqual([...Array(30).fill('otp_expired'), 'over_request_rate_limit']);
  await ageWindows(301);
  expect(await attempt()).toBe('otp_expired');
});
