import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningIdentity, siteUrl, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;
const password = 'correct horse battery';

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database, { settings: { rateLimits: true, autoconfirmEmail: true } });
});
beforeEach(async () => void (await database.db.delete(schema.rateLimits)));
afterAll(async () => {
  await running.close();
  await database.close();
});

interface Sent {
  email: string;
  password?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  at?: RunningIdentity;
}

interface Body {
  access_token: string;
  user: { id: string };
}

/** All requests come from one address, as behind a proxy. */
async function post(path: string, { email, password: tried = password, cookie, headers, at }: Sent) {
  const answer = await fetch((at ?? running).url + path, {
    method: 'POST',
    headers: { origin: siteUrl, ...(cookie && { cookie }), ...headers },
    body: JSON.stringify({ email, password: tried }),
  });
  const setCookie = answer.headers.get('set-cookie') ?? '';
  return {
    status: answer.status,
    setCookie,
    cookie: setCookie.split(';')[0],
    body: (await answer.json()) as Body,
  };
}

const signIn = (sent: Sent) => post('/token?grant_type=password', sent);
const guess = (sent: Sent) => signIn({ ...sent, password: 'a wrong guess' });

async function signedUp() {
  const email = uniqueAddress();
  const { cookie, body, setCookie } = await post('/signup', { email });
  return { email, cookie, setCookie, token: body.access_token, userId: body.user.id };
}

async function guessUntilLocked(email: string, cookie?: string) {
  const statuses: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    statuses.push((await guess({ email, cookie })).status);
    if (statuses.at(-1) === 429) break;
  }
  return statuses;
}

const devicesOf = (userId: string) =>
  database.db.select().from(schema.knownDevices).where(eq(schema.knownDevices.userId, userId));

test('failed tries from a shared address lock out all but the owner’s device', async () => {
  const { email, cookie } = await signedUp();
  expect((await guessUntilLocked(email)).at(-1)).toBe(429);
  expect((await signIn({ email })).status).toBe(429);
  expect((await guess({ email, cookie })).status).toBe(400);
  const again = await signIn({ email, cookie });
  expect(again.status).toBe(200);
  // The next sign-in invalidates the earlier cookie.
  expect(again.cookie).not.toBe(cookie);
  expect((await signIn({ email, cookie })).status).toBe(429);
  expect((await signIn({ email, cookie: again.cookie })).status).toBe(200);
});

test('a stolen cookie opens nothing and gives as many tries as a stranger has', async () => {
  const { email, cookie } = await signedUp();
  const noToken = await fetch(`${running.url}/user`, { headers: { cookie: cookie ?? '' } });
  expect(noToken.status).toBe(401);
  expect(await guessUntilLocked(email, cookie)).toEqual([...Array(20).fill(400), 429]);
});

test('the cookie of another account, or an invented one, counts as none', async () => {
  const [owner, other] = [await signedUp(), await signedUp()];
  for (const cookie of [other.cookie, `keydence-device=${'a'.repeat(43)}`, 'keydence-device=x']) {
    await database.db.delete(schema.rateLimits);
    expect(await guessUntilLocked(owner.email, cookie)).toEqual([...Array(5).fill(400), 429]);
  }
});

test('the cookie is for the server alone, and programs get none', async () => {
  const { email, setCookie } = await signedUp();
  expect(setCookie).toMatch(/^keydence-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  for (const headers of [{ origin: '' }, { origin: 'https://other.example' }])
    expect((await signIn({ email, headers })).setCookie).toBe('');
  const fromPage = { origin: '', 'sec-fetch-site': 'same-origin' };
  expect((await signIn({ email, headers: fromPage })).setCookie).not.toBe('');
  const callbackUrl = 'https://keydence.example/auth/v1/callback';
  const secure = await startIdentity(database, { settings: { callbackUrl } });
  expect((await signIn({ email, at: secure })).setCookie).toMatch(
    /^__Host-keydence-device=.+; HttpOnly; Secure; SameSite=Lax$/,
  );
  await secure.close();
});

const authorised = (token: string) => ({ authorization: `Bearer ${token}` });

const ends: [string, (token: string) => Promise<Response>][] = [
  [
    'a new password',
    (token) =>
      fetch(`${running.url}/user`, {
        method: 'PUT',
        headers: authorised(token),
        body: JSON.stringify({ password: 'another horse battery' }),
      }),
  ],
  [
    'a sign-out everywhere',
    (token) => fetch(`${running.url}/logout`, { method: 'POST', headers: authorised(token) }),
  ],
];

test.each(ends)('%s ends every known device', async (_what, end) => {
  const { token, userId } = await signedUp();
  expect(await devicesOf(userId)).toHaveLength(1);
  expect((await end(token)).ok).toBe(true);
  expect(await devicesOf(userId)).toEqual([]);
});

test('a sign-out of this browser alone keeps it known', async () => {
  const { token, userId } = await signedUp();
  await fetch(`${running.url}/logout?scope=local`, { method: 'POST', headers: authorised(token) });
  expect(await devicesOf(userId)).toHaveLength(1);
});

test('ten devices of an account are known, by a hash, for 180 days', async () => {
  const { email, userId } = await signedUp();
  let newest: string | undefined;
  for (let device = 0; device < 12; device += 1) {
    ({ cookie: newest } = await signIn({ email }));
    await database.db.delete(schema.rateLimits).where(sql`key like 'password-ip%'`);
  }
  const devices = await devicesOf(userId);
  expect(devices).toHaveLength(10);
  const secret = newest?.split('=')[1] ?? '';
  expect(devices.map(({ tokenHash }) => Buffer.from(tokenHash).toString('base64url'))).not.toContain(secret);
  await guessUntilLocked(email);
  running.advanceClock(180 * 86_400_000);
  expect((await signIn({ email, cookie: newest })).status).toBe(429);
  await running.identity.sweep();
  expect(await devicesOf(userId)).toEqual([]);
});
