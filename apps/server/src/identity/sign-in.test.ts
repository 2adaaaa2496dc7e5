import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningIdentity, readMail, siteUrl, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  running = await startIdentity(database);
});
afterEach(() => running.close());

const minute = 60_000;

async function askForMail(email: string) {
  const { error } = await running.newClient().signInWithOtp({ email });
  expect(error).toBeNull();
  return readMail(running.mails.at(-1));
}

async function tryCode(email: string, token: string) {
  const { data, error } = await running.newClient().verifyOtp({ email, token, type: 'email' });
  return { session: data.session, code: error?.code, status: error?.status, message: error?.message };
}

const refused = {
  session: null,
  code: 'otp_expired',
  status: 403,
  message: 'Token has expired or is invalid',
};

function otherCode(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}

test('a typed code signs a new address up', async () => {
  const email = uniqueAddress();
  const client = running.newClient();
  const asked = await client.signInWithOtp({
    email: ` ${email.toUpperCase()} `,
    options: { data: { plan: 'a' } },
  });
  expect(asked.error).toBeNull();
  const { code } = readMail(running.mails[0]);
  const { data, error } = await client.verifyOtp({ email, token: code, type: 'email' });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(data.user).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { plan: 'a', sub: data.user?.id, email, email_verified: true },
  });
  expect(data.user?.identities).toHaveLength(1);
  expect(data.user?.identities?.[0]).toMatchObject({
    provider: 'email',
    id: data.user?.id,
    identity_data: { sub: data.user?.id, email, email_verified: true },
  });
  expect((await client.getUser()).data.user?.id).toBe(data.user?.id);
});

test('the mail has the code and a link to the confirm page that names the address', async () => {
  const email = uniqueAddress();
  const first = await askForMail(email);
  expect(running.mails[0]).toMatchObject({ to: email, subject: 'Your Keydence sign-in link' });
  expect(running.mails[0]?.text).toContain('expire in 10 minutes');
  expect(running.mails[0]?.text).toContain('If you did not request this');
  expect(running.mails[0]?.html).toContain(first.code);
  expect(running.mails[0]?.html).toContain(first.link.href.replaceAll('&', '&amp;'));
  expect(first.link.origin + first.link.pathname).toBe(`${siteUrl}/auth/confirm`);
  expect(first.link.searchParams.get('email')).toBe(email);
  expect(first.type).toBe('signup');
  await tryCode(email, first.code);
  expect((await askForMail(email)).type).toBe('magiclink');
});

test.each(['signup', 'magiclink'] as const)('a link of type %s signs in once', async (type) => {
  const email = uniqueAddress();
  if (type === 'magiclink') await running.signIn(running.newClient(), email);
  const mail = await askForMail(email);
  expect(mail.type).toBe(type);
  const verify = () => running.newClient().verifyOtp({ token_hash: mail.linkToken, type });
  expect((await verify()).data.user?.email).toBe(email);
  const again = await verify();
  expect(again.data.session).toBeNull();
  expect(again.error).toMatchObject({ status: 403, message: 'Email link is invalid or has expired' });
  expect(await tryCode(email, mail.code)).toEqual(refused);
});

test('an opened verify link returns to the site with a session for setSession', async () => {
  const email = uniqueAddress();
  const { linkToken, type } = await askForMail(email);
  const query = new URLSearchParams({ token: linkToken, type, redirect_to: `${siteUrl}/auth/callback` });
  const open = () => fetch(`${running.url}/verify?${query}`, { redirect: 'manual' });
  const answer = await open();
  expect(answer.status).toBe(303);
  const target = new URL(answer.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe(`${siteUrl}/auth/callback`);
  const hash = new URLSearchParams(target.hash.slice(1));
  expect([...hash.keys()].sort()).toEqual(
    ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type', 'type'].sort(),
  );
  const { data } = await running.newClient().setSession({
    access_token: hash.get('access_token') ?? '',
    refresh_token: hash.get('refresh_token') ?? '',
  });
  expect(data.user?.email).toBe(email);

  const second = new URL((await open()).headers.get('location') ?? '');
  expect(Object.fromEntries(new URLSearchParams(second.hash.slice(1)))).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: '',
  });
});

test('the fifth wrong code ends the code, and the link of its mail still works once', async () => {
  const email = uniqueAddress();
  const { code, linkToken, type } = await askForMail(email);
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await tryCode(email, otherCode(code, attempt))).toEqual(refused);
  expect(await tryCode(email, code)).toEqual(refused);
  const byLink = () => running.newClient().verifyOtp({ token_hash: linkToken, type: type as 'signup' });
  expect((await byLink()).data.session).not.toBeNull();
  expect((await byLink()).data.session).toBeNull();
});

test('four wrong codes leave the right one alive', async () => {
  const email = uniqueAddress();
  const { code } = await askForMail(email);
  for (let attempt = 1; attempt <= 4; attempt += 1) await tryCode(email, otherCode(code, attempt));
  expect((await tryCode(email, code)).session).not.toBeNull();
});

test('a code lives ten minutes', async () => {
  const [early, late] = [uniqueAddress(), uniqueAddress()];
  const inTime = await askForMail(early);
  const expired = await askForMail(late);
  running.advanceClock(10 * minute - 5000);
  expect((await tryCode(early, inTime.code)).session).not.toBeNull();
  running.advanceClock(5000);
  expect(await tryCode(late, expired.code)).toEqual(refused);
  const byLink = await running.newClient().verifyOtp({ token_hash: expired.linkToken, type: 'signup' });
  expect(byLink.error?.code).toBe('otp_expired');
});

test('a code works once and a new code kills the old one', async () => {
  const email = uniqueAddress();
  const old = await askForMail(email);
  const { code } = await askForMail(email);
  if (old.code !== code) expect(await tryCode(email, old.code)).toEqual(refused);
  expect((await tryCode(email, code)).session).not.toBeNull();
  expect(await tryCode(email, code)).toEqual(refused);
});

test('fifty parallel right codes open exactly one session', async () => {
  const email = uniqueAddress();
  const { code } = await askForMail(email);
  const results = await Promise.all(Array.from({ length: 50 }, () => tryCode(email, code)));
  expect(results.filter(({ session }) => session)).toHaveLength(1);
  const userId = results.find(({ session }) => session)?.session?.user.id ?? '';
  const rows = await database.db.select().from(schema.sessions).where(eq(schema.sessions.userId, userId));
  expect(rows).toHaveLength(1);
});

test('twenty parallel first requests make one user', async () => {
  const email = uniqueAddress();
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => running.newClient().signInWithOtp({ email })),
  );
  expect(asked.filter((answer) => answer.error)).toEqual([]);
  const rows = await database.db.select().from(schema.users).where(eq(schema.users.email, email));
  expect(rows).toHaveLength(1);
});

test('parallel codes and tries for one address do not conflict', async () => {
  const email = uniqueAddress();
  const { code } = await askForMail(email);
  const tries = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { error } = await running.newClient().signInWithOtp({ email });
      return [error?.status, (await tryCode(email, otherCode(code))).status];
    }),
  );
  expect(tries).toEqual(Array(10).fill([undefined, 403]));
});

test('create_user: false makes no user and sends no mail', async () => {
  const email = uniqueAddress();
  const { error } = await running.newClient().signInWithOtp({ email, options: { shouldCreateUser: false } });
  expect(error).toMatchObject({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' });
  expect(running.mails).toEqual([]);
  expect(await database.db.select().from(schema.users).where(eq(schema.users.email, email))).toEqual([]);
});

test('a code of another address is refused', async () => {
  const mine = await askForMail(uniqueAddress());
  const theirs = uniqueAddress();
  const { code } = await askForMail(theirs);
  if (mine.code !== code) expect(await tryCode(theirs, mine.code)).toEqual(refused);
  expect(await tryCode(uniqueAddress(), code)).toEqual(refused);
});

test('stored rows hold neither code, link token nor refresh token', async () => {
  const client = running.newClient();
  const email = uniqueAddress();
  const session = await running.signIn(client, email);
  const { code, linkToken } = await askForMail(email);
  const rows = await database.db.select().from(schema.oneTimeTokens);
  const refreshRows = await database.db.select().from(schema.refreshTokens);
  const stored = [
    ...rows.flatMap(({ codeHash, linkHash }) => [codeHash, linkHash]),
    ...refreshRows.map(({ tokenHash }) => tokenHash),
  ].map((bytes) => Buffer.from(bytes).toString('latin1'));
  for (const secret of [code, linkToken, session.refresh_token]) expect(stored).not.toContain(secret);
});

test('a sign-in returns only to the site and the allow list', async () => {
  await running.close();
  running = await startIdentity(database, {
    settings: { redirectAllowList: ['https://*.keydence.example/**'] },
  });
  const returnTo = async (redirectTo: string) => {
    await running
      .newClient()
      .signInWithOtp({ email: uniqueAddress(), options: { emailRedirectTo: redirectTo } });
    return readMail(running.mails.at(-1)).link.searchParams.get('redirect_to');
  };
  expect(await returnTo('http://localhost:5173/keywords?page=2')).toBe(
    'http://localhost:5173/keywords?page=2',
  );
  expect(await returnTo('https://app.keydence.example/a/b')).toBe('https://app.keydence.example/a/b');
  expect(await returnTo('https://evil.example/')).toBe(`${siteUrl}/`);
});

test('returns an error if the mail fails, and signs in after a later one', async () => {
  let isDown = true;
  const mailer = {
    send: async (mail: Parameters<typeof running.mails.push>[0]) => {
      if (isDown) throw new Error('connect ECONNREFUSED mail.example:25');
      running.mails.push(mail);
    },
  };
  await running.close();
  running = await startIdentity(database, { mailer });
  const email = uniqueAddress();
  const ask = () => fetch(`${running.url}/otp`, { method: 'POST', body: JSON.stringify({ email }) });
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await refused.json()).toMatchObject({
    error_code: 'unexpected_failure',
    msg: 'The mail could not be sent. Please try again in a minute.',
  });
  isDown = false;
  const { code } = await askForMail(email);
  expect((await tryCode(email, code)).session).not.toBeNull();
});
