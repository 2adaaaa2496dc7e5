import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteUrl, uniqueAddress } from './identity-fixture.ts';
import { callbackPage, hashOf, type OAuthBrowser, startOAuthBrowser } from './oauth-fixture.ts';

let database: DatabaseHandle;
let browser: OAuthBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(schema.flowStates);
  browser = await startOAuthBrowser(database);
});
afterEach(() => browser.close());

function newPerson(email = uniqueAddress()) {
  return {
    sub: crypto.randomUUID(),
    email,
    email_verified: true,
    name: 'Ada Byron',
    picture: 'https://p.example/a',
  };
}

async function authorizeUrl(flowType: 'implicit' | 'pkce' = 'implicit') {
  const client = browser.running.newClient(flowType);
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: callbackPage,
      scopes: 'calendar',
      queryParams: { prompt: 'consent', state: 'mine' },
    },
  });
  expect(error).toBeNull();
  return { client, url: data.url ?? '' };
}

/** A complete sign-in with the implicit flow; returns the last address. */
async function signIn(person: Record<string, unknown> = newPerson()): Promise<URL> {
  browser.provider.person = person;
  const { url } = await authorizeUrl();
  return browser.openCallback(await browser.visitProvider(url));
}

async function userOf(target: URL) {
  const { access_token = '', refresh_token = '' } = hashOf(target);
  const client = browser.running.newClient();
  const { data, error } = await client.setSession({ access_token, refresh_token });
  expect(error).toBeNull();
  return data.user;
}

test('a new person signs in with the tokens of both sides in the hash', async () => {
  const person = newPerson();
  const target = await signIn(person);
  expect(target.origin + target.pathname).toBe(callbackPage);
  const hash = hashOf(target);
  expect(hash).toMatchObject({
    provider_token: `provider-access-${person.sub}`,
    provider_refresh_token: 'provider-refresh',
    token_type: 'bearer',
    expires_in: '3600',
  });
  expect(decodeJwt(hash.access_token ?? '')).toMatchObject({ amr: [{ method: 'oauth' }], aal: 'aal1' });
  expect(await userOf(target)).toMatchObject({
    email: person.email,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Ada Byron', avatar_url: 'https://p.example/a', email_verified: true },
    identities: [
      {
        provider: 'google',
        id: person.sub,
        email: person.email,
        identity_data: { sub: person.sub, provider_id: person.sub, iss: browser.provider.issuer },
      },
    ],
  });
});

test('the way to the provider names what is asked, and the caller cannot change what is ours', async () => {
  const { url } = await authorizeUrl();
  await browser.visitProvider(url);
  const asked = Object.fromEntries(browser.provider.visits[0] ?? []);
  expect(asked).toMatchObject({
    client_id: 'keydence-client',
    redirect_uri: `${siteUrl}/auth/v1/callback`,
    response_type: 'code',
    scope: 'openid email profile calendar',
    prompt: 'consent',
    code_challenge_method: 'S256',
    nonce: expect.any(String),
  });
  expect(asked.state).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked).not.toHaveProperty('redirect_to');
});

test('a client that keeps a verifier gets a code, and the provider’s tokens with its session', async () => {
  const person = newPerson();
  browser.provider.person = person;
  const { client, url } = await authorizeUrl('pkce');
  const target = await browser.openCallback(await browser.visitProvider(url));
  expect(target.hash).toBe('');
  const [row] = await database.db
    .select()
    .from(schema.flowStates)
    .where(eq(schema.flowStates.provider, 'google'));
  expect(row?.providerTokens).not.toContain('provider-access');
  const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.session).toMatchObject({
    provider_token: `provider-access-${person.sub}`,
    provider_refresh_token: 'provider-refresh',
    user: { email: person.email },
  });
  expect(await database.db.select().from(schema.flowStates)).toEqual([]);
});

test('the same person comes back to the same user, also with another address', async () => {
  const person = newPerson();
  const first = await userOf(await signIn(person));
  const again = await userOf(await signIn({ ...person, email: uniqueAddress() }));
  expect(again?.id).toBe(first?.id);
  expect(again?.email).toBe(person.email);
});

test('a proven address joins the account that has it', async () => {
  const email = uniqueAddress();
  const session = await browser.running.signIn(browser.running.newClient(), email);
  const user = await userOf(await signIn(newPerson(email)));
  expect(user?.id).toBe(session.user.id);
  expect(user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google']);
  expect(user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
});

test('loses access to an account made before its address was proven', async () => {
  const email = uniqueAddress();
  const squatter = browser.running.newClient();
  const password = 'correct horse battery';
  await squatter.signUp({ email, password, options: { data: { name: 'Squatter' } } });
  await browser.running.identity.settle();
  const user = await userOf(await signIn(newPerson(email)));
  expect(user?.identities?.map(({ provider }) => provider)).toEqual(['google']);
  expect(user?.user_metadata).toMatchObject({ name: 'Ada Byron' });
  const rows = await database.db
    .select()
    .from(schema.oneTimeTokens)
    .where(eq(schema.oneTimeTokens.userId, user?.id ?? ''));
  expect(rows).toEqual([]);
  const back = await squatter.signInWithPassword({ email, password });
  expect(back.error?.code).toBe('invalid_credentials');
});

test.each(['an account', 'no account'])(
  'an unproven address that belongs to %s opens nothing and gets a mail',
  async (owner) => {
    const email = uniqueAddress();
    if (owner === 'an account') await browser.running.signIn(browser.running.newClient(), email);
    const mails = browser.running.mails.length;
    const target = await signIn({ ...newPerson(email), email_verified: false });
    const refusal = { error: 'access_denied', error_code: 'provider_email_needs_verification' };
    expect(Object.fromEntries(target.searchParams)).toMatchObject(refusal);
    expect(hashOf(target)).toMatchObject(refusal);
    expect(browser.running.mails.slice(mails)).toMatchObject([{ to: email }]);
    const found = await database.db
      .select()
      .from(schema.identities)
      .where(eq(schema.identities.email, email));
    expect(found.filter(({ provider }) => provider === 'google')).toEqual([]);
  },
);

test('ten parallel first sign-ins of one person create one user', async () => {
  const person = newPerson();
  // Sets the browser's cookie before ten tabs start.
  await authorizeUrl().then(({ url }) => browser.visitProvider(url));
  const targets = await Promise.all(Array.from({ length: 10 }, () => signIn(person)));
  const ids = targets.map((target) => decodeJwt(hashOf(target).access_token ?? '').sub);
  expect(new Set(ids).size).toBe(1);
});

test('is refused with a reason if sign-ups are off and the user is unknown', async () => {
  await browser.close();
  browser = await startOAuthBrowser(database, { signUp: false });
  const target = await signIn();
  expect(hashOf(target)).toMatchObject({ error: 'access_denied', error_code: 'signup_disabled' });
});

test('a banned user gets no session', async () => {
  const person = newPerson();
  const user = await userOf(await signIn(person));
  await database.db
    .update(schema.users)
    .set({ bannedUntil: new Date(Date.now() + 3_600_000) })
    .where(eq(schema.users.id, user?.id ?? ''));
  expect(hashOf(await signIn(person))).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
});

test('only the site and the allow list are returned to', async () => {
  const target = await browser.openCallback(
    await browser.visitProvider(
      `${browser.running.url}/authorize?provider=google&redirect_to=https://evil.example/`,
    ),
  );
  expect(target.origin).toBe(siteUrl);
});

test.each([
  ['no state', '', 'bad_oauth_callback'],
  ['a state that is no id', '?code=x&state=abc', 'bad_oauth_state'],
  ['an unknown state', `?code=x&state=${crypto.randomUUID()}`, 'bad_oauth_state'],
])('a callback with %s returns to the site with the reason', async (_case, query, code) => {
  const target = await browser.openCallback(new URL(`http://x.example/${query}`));
  expect(target.href).toContain(`${siteUrl}/?`);
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    error: 'invalid_request',
    error_code: code,
    error_description: expect.any(String),
  });
});

test('the wrong nonce opens nothing', async () => {
  browser.provider.wrongClaims = { nonce: 'another' };
  const person = newPerson();
  expect(hashOf(await signIn(person))).toMatchObject({
    error: 'server_error',
    error_code: 'unexpected_failure',
  });
  expect(await database.db.select().from(schema.users).where(eq(schema.users.email, person.email))).toEqual(
    [],
  );
});

test.each([
  ['audience', { aud: 'another-client' }],
  ['issuer', { iss: 'https://evil.example' }],
  ['expiry', { exp: 1 }],
])('an ID token with a wrong %s opens nothing', async (_claim, wrongClaims) => {
  browser.provider.wrongClaims = wrongClaims;
  expect(hashOf(await signIn())).toMatchObject({ error: 'server_error' });
});

test('a replayed answer opens nothing', async () => {
  browser.provider.person = newPerson();
  const callback = await browser.visitProvider((await authorizeUrl()).url);
  expect(hashOf(await browser.openCallback(callback))).toHaveProperty('access_token');
  const again = await browser.openCallback(callback);
  expect(again.searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('a code of another sign-in opens nothing', async () => {
  browser.provider.person = newPerson();
  const theirs = await browser.visitProvider((await authorizeUrl()).url);
  const mine = await browser.visitProvider((await authorizeUrl()).url);
  mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
  expect(hashOf(await browser.openCallback(mine))).toMatchObject({ error: 'server_error' });
});

test('a sign-in at the provider may take ten minutes', async () => {
  const callback = await browser.visitProvider((await authorizeUrl()).url);
  browser.running.advanceClock(600_000);
  expect((await browser.openCallback(callback)).searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('returns the refusal if the user declines at the provider', async () => {
  const callback = await browser.visitProvider((await authorizeUrl()).url);
  const state = callback.searchParams.get('state') ?? '';
  callback.search = new URLSearchParams({
    state,
    error: 'access_denied',
    error_description: 'No',
  }).toString();
  expect(hashOf(await browser.openCallback(callback))).toMatchObject({
    error: 'access_denied',
    error_description: 'No',
  });
});

test('a posted answer counts like one in the query', async () => {
  browser.provider.person = newPerson();
  const callback = await browser.visitProvider((await authorizeUrl()).url);
  const url = `${browser.running.url}/callback`;
  // A form of another site comes without the cookie; the redirect to GET adds it.
  const posted = await fetch(url, { method: 'POST', body: callback.searchParams, redirect: 'manual' });
  expect(posted.status).toBe(303);
  const target = await browser.follow(new URL(posted.headers.get('location') ?? '', url));
  expect(hashOf(target)).toHaveProperty('access_token');
});

test('an issuer that is down sends the browser back with the reason, and is asked again next time', async () => {
  const { url } = await authorizeUrl();
  const { issuer } = browser.provider;
  await browser.provider.close();
  const answer = await fetch(`${url}&redirect_to=${encodeURIComponent(callbackPage)}`, {
    redirect: 'manual',
  });
  const target = new URL(answer.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe(callbackPage);
  expect(hashOf(target)).toMatchObject({
    error: 'temporarily_unavailable',
    error_description: 'The sign-in provider cannot be reached. Please try again.',
  });
  expect(issuer).toContain('127.0.0.1');
});

test.each(['', '?provider=', '?provider=github', '?provider=google&code_challenge=short'])(
  '/authorize%s is refused in JSON',
  async (query) => {
    const answer = await fetch(`${browser.running.url}/authorize${query}`, { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
  },
);

test('the settings name the provider', async () => {
  const answer = await fetch(`${browser.running.url}/settings`);
  expect(await answer.json()).toMatchObject({ external: { google: true, email: true } });
});
